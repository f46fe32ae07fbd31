import {
  KnownKeys,
  type NamedKey,
  Clock,
  IntegratorKeys,
  IntegratorSecrets,
} from '@boligstyling/application';
import type { IntegratorScope } from '@boligstyling/domain';
import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
  Module,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiProblems } from '../problems/api-problems.js';
import { fromRequest } from './from-request.js';
import { useCase } from '../wiring/provide.js';

interface KeyedRequest extends FastifyRequest {
  integratorKey?: NamedKey;
}

/** Admitted by a guard; undefined for none or the public key. */
export const apiKeyOf = (request: FastifyRequest): NamedKey | undefined =>
  (request as KeyedRequest).integratorKey;

export function admitKey(request: FastifyRequest, named: NamedKey): void {
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
