import {
  KnownKeys,
  type NamedKey,
  Clock,
  IntegratorKeys,
  IntegratorSecrets,
} from '@boligstyling/application';
import {
  type IntegratorScope,
  DomainError,
  isAllowedInPages,
  keyGrants,
} from '@boligstyling/domain';
import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
  Module,
  Inject,
  UnauthorizedException,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiProblems } from '../problems/api-problems.js';
import { fromRequest, isFromOwnPage, isFromPage } from './from-request.js';
import { useCase } from '../wiring/provide.js';
import { CONFIG, type Config } from '../../config/config.js';

interface KeyedRequest extends FastifyRequest {
  integratorKey?: NamedKey;
}

/** Admitted by a guard; undefined for none or the public key. */
export const apiKeyOf = (request: FastifyRequest): NamedKey | undefined =>
  (request as KeyedRequest).integratorKey;

function admitKey(request: FastifyRequest, named: NamedKey): void {
  (request as KeyedRequest).integratorKey = named;
}

@Module({
  providers: [useCase(KnownKeys, [IntegratorKeys, IntegratorSecrets, Clock])],
  exports: [KnownKeys],
})
export class KnownKeysModule {}

const SCOPE = 'integrator-scope';

/** Requires an API key with the call's scope. */
@Injectable()
class IntegratorGuard implements CanActivate {
  constructor(private readonly keys: KnownKeys) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { apikey } = request.headers;
    const scope = Reflect.getMetadata(SCOPE, context.getHandler()) as IntegratorScope;
    const key = await this.keys.open(typeof apikey === 'string' ? apikey : '', scope);
    admitKey(request, { key, by: 'secret' });
    return true;
  }
}

export function OpenedBy(scope: IntegratorScope): MethodDecorator {
  return applyDecorators(
    SetMetadata(SCOPE, scope),
    UseGuards(IntegratorGuard),
    ApiProblems('unauthorized', 'scope-missing', 'storage-unavailable'),
  );
}

export const OwnKey = fromRequest((request) => apiKeyOf(request)?.key);

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
