import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { bearerOf } from '../platform/access/bearer.js';
import { PublicKeyGuard } from '../platform/access/public-key.guard.js';
import { SubmitKeyGuard } from '../platform/access/submit-key.guard.js';

function keyOfCall(request: FastifyRequest): string {
  const { apikey } = request.headers;
  return typeof apikey === 'string' ? apikey : bearerOf(request);
}

@Injectable()
export class CallKeyGuard extends PublicKeyGuard {
  protected override keyIn(request: FastifyRequest): string {
    return keyOfCall(request);
  }
}

/** Admits the public key, or an integrator's key with the scope to submit. */
@Injectable()
export class SubmitCallKeyGuard extends SubmitKeyGuard {
  protected override keyIn(request: FastifyRequest): string {
    return keyOfCall(request);
  }
}
