import { KnownKeys, type NamedKey } from '@boligstyling/application';
import { DomainError, mayStandInPages, opens } from '@boligstyling/domain';
import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG } from '../../config/config-token.js';
import type { Config } from '../../config/config.js';
import { letThrough } from './key-of.js';
import { isFromOwnPage, isFromPage } from './own-page.js';
import { PublicKeyGuard } from './public-key.guard.js';

/**
 * Admits the public key, or an integrator's key with the scope to submit, in `apikey`. A page must
 * have one of the key's origins, or ours, where the form is framed.
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
    if (!opens(named.key, named.by, 'leads:submit')) throw new DomainError('scope-missing');
    if (isFromPage(request)) this.requireOwnPage(request, named);
    letThrough(request, named);
    return true;
  }

  private requireOwnPage(request: FastifyRequest, { key, by }: NamedKey): void {
    const { origin = '' } = request.headers;
    const isOurs = isFromOwnPage(request, this.config);
    if (!isOurs && !key.origins.includes(origin)) throw new DomainError('origin-refused');
    if (!mayStandInPages(key, by)) throw new DomainError('secret-in-page');
  }
}
