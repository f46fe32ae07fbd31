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
import { SecretText } from '../system/secret-text.js';

/** Lets a request through that carries the public key in `apikey`, compared in constant time. */
@Injectable()
export class PublicKeyGuard implements CanActivate {
  private readonly key: SecretText;

  constructor(@Inject(CONFIG) config: Config) {
    this.key = new SecretText(config.publicApiKey);
  }

  canActivate(context: ExecutionContext): boolean {
    const given = this.keyIn(context.switchToHttp().getRequest<FastifyRequest>());
    if (!this.key.equals(given)) throw new UnauthorizedException();
    return true;
  }

  protected keyIn({ headers: { apikey } }: FastifyRequest): string {
    return typeof apikey === 'string' ? apikey : '';
  }
}
