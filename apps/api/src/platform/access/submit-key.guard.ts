import { KnownKeys, type NamedKey } from '@boligstyling/application';
import { DomainError, isAllowedInPages, keyGrants } from '@boligstyling/domain';
import {
  type ExecutionContext,
  Inject,
  Injectable,
  type CanActivate,
  UnauthorizedException,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG } from '../../config/config-token.js';
import type { Config } from '../../config/config.js';
import { admitKey } from './integrator.guard.js';
import { isFromOwnPage, isFromPage } from './from-request.js';

/** The public key in `apikey` is in every page, so it is no secret. */
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

/**
 * Or an integrator's key with the scope to submit. A page must have one of the key's origins, or
 * ours, where the form is framed.
 */
@Injectable()
export class SubmitKeyGuard extends PublicKeyGuard {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly keys: KnownKeys,
  ) {
    super(config);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const given = this.keyIn(request);
    if (this.isPublic(given)) return true;
    const named = await this.keys.find(given);
    if (!named || named.key.paused) throw new DomainError('unauthorized');
    if (!keyGrants(named.key, named.by, 'leads:submit')) throw new DomainError('scope-missing');
    if (isFromPage(request)) this.requireOwnPage(request, named);
    admitKey(request, named);
    return true;
  }

  private requireOwnPage(request: FastifyRequest, { key, by }: NamedKey): void {
    const { origin = '' } = request.headers;
    const isOurs = isFromOwnPage(request, this.config);
    if (!isOurs && !key.origins.includes(origin)) throw new DomainError('origin-refused');
    if (!isAllowedInPages(key, by)) throw new DomainError('secret-in-page');
  }
}
