import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PublicKeyGuard } from '../platform/access/public-key.guard.js';

const BEARER = /^Bearer (\S+)$/i;

/** Takes the public key in `apikey`, or as a bearer token, as clients of calls by name send it. */
@Injectable()
export class CallKeyGuard extends PublicKeyGuard {
  protected override keyIn({ headers }: FastifyRequest): string {
    const { apikey, authorization = '' } = headers;
    return typeof apikey === 'string' ? apikey : (BEARER.exec(authorization)?.[1] ?? '');
  }
}
