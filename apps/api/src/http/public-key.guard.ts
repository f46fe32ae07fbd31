import { hash, timingSafeEqual } from 'node:crypto';
import {
  type CanActivate,
  type ExecutionContext,
  Inject,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG } from '../config-token.js';
import type { Config } from '../config.js';

/** Lets a request through that carries the public key in `apikey`, compared in constant time. */
@Injectable()
export class PublicKeyGuard implements CanActivate {
  private readonly expected: Buffer;

  constructor(@Inject(CONFIG) config: Config) {
    this.expected = digest(config.publicApiKey);
  }

  canActivate(context: ExecutionContext): boolean {
    const given = digest(this.keyIn(context.switchToHttp().getRequest<FastifyRequest>()));
    if (!timingSafeEqual(given, this.expected)) throw new UnauthorizedException();
    return true;
  }

  protected keyIn({ headers: { apikey } }: FastifyRequest): string {
    return typeof apikey === 'string' ? apikey : '';
  }
}

/** Digests are of equal length, which a constant-time comparison needs. */
function digest(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}
