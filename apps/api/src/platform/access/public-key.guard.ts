import {
  type CanActivate,
  type ExecutionContext,
  Inject,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG } from '../../config/config-token.js';
import type { Config } from '../../config/config.js';

/** Admits requests with the public key in `apikey`. Every page contains it, so it is no secret. */
@Injectable()
export class PublicKeyGuard implements CanActivate {
  private readonly key: string;

  constructor(@Inject(CONFIG) config: Config) {
    this.key = config.publicApiKey;
  }

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const given = this.keyIn(context.switchToHttp().getRequest<FastifyRequest>());
    if (!this.isPublic(given)) throw new UnauthorizedException();
    return true;
  }

  protected isPublic(given: string): boolean {
    return given === this.key;
  }

  protected keyIn({ headers: { apikey } }: FastifyRequest): string {
    return typeof apikey === 'string' ? apikey : '';
  }
}
