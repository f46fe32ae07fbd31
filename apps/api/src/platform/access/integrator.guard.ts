import { KnownKeys } from '@boligstyling/application';
import type { IntegratorScope } from '@boligstyling/domain';
import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiProblems } from '../problems/api-problems.js';
import { fromRequest } from './from-request.js';
import { keyOf, letThrough } from './key-of.js';

const SCOPE = 'integrator-scope';

/** Admits integrators whose API key, in `apikey`, has the scope that the call needs. */
@Injectable()
class IntegratorGuard implements CanActivate {
  constructor(private readonly keys: KnownKeys) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { apikey } = request.headers;
    const scope = Reflect.getMetadata(SCOPE, context.getHandler()) as IntegratorScope;
    const key = await this.keys.open(typeof apikey === 'string' ? apikey : '', scope);
    letThrough(request, { key, by: 'secret' });
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

export const OwnKey = fromRequest((request) => keyOf(request)?.key);
