import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { bearerOf } from '../platform/access/bearer.js';
import { PublicKeyGuard } from '../platform/access/public-key.guard.js';
import { SubmitKeyGuard } from '../platform/access/submit-key.guard.js';

/** In `apikey`, or as a bearer token, as clients of calls by name send it. */
function keyOfCall(request: FastifyRequest): string {
  const { apikey } = request.headers;
  return typeof apikey === 'string' ? apikey : bearerOf(request);
}

/** Takes the public key alone. */
@Injectable()
export class CallKeyGuard extends PublicKeyGuard {
  protected override keyIn(request: FastifyRequest): string {
    return keyOfCall(request);
  }
}

/** Takes the public key, or the key of an integrator who may submit. */
@Injectable()
export class SubmitCallKeyGuard extends SubmitKeyGuard {
  protected override keyIn(request: FastifyRequest): string {
    return keyOfCall(request);
  }
}
