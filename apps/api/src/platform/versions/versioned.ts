import { DomainError, entityTag, type Version } from '@boligstyling/domain';
import {
  applyDecorators,
  BadRequestException,
  type CallHandler,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import {
  ApiExtraModels,
  ApiHeader,
  ApiProperty,
  ApiResponse,
  type ApiResponseOptions,
  DECORATORS,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tap } from 'rxjs';
import { ApiProblems, problemResponse } from '../problems/api-problems.js';
import { PROBLEM_STATUS } from '../problems/problem-kinds.js';

const EXAMPLE = '3';

const DESCRIPTION =
  'Another after each change on which a decision depends. A change names in `If-Match`, in quotes, the one it is based on.';

export const RecordVersion = (): PropertyDecorator =>
  ApiProperty({ example: EXAMPLE, description: DESCRIPTION });

/** By the contract's own metadata, which picked and partial types keep. */
const isVersioned = ({ prototype }: Type): boolean =>
  Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES, prototype, 'version')?.description ===
  DESCRIPTION;

class EntityTagInterceptor implements NestInterceptor<{ version: string }> {
  intercept(context: ExecutionContext, next: CallHandler<{ version: string }>) {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(tap(({ version }) => void reply.header('etag', entityTag(version))));
  }
}

export const ENTITY_TAG_HEADER = {
  ETag: {
    description: 'The `version` in quotes.',
    schema: { type: 'string' },
    example: entityTag(EXAMPLE),
  },
} as const;

export function tagging(type: Type): {
  tagged: Pick<ApiResponseOptions, 'headers'>;
  decorators: MethodDecorator[];
} {
  if (!isVersioned(type)) return { tagged: {}, decorators: [] };
  const headers = { ETag: { $ref: '#/components/headers/ETag' } };
  return {
    tagged: { headers: headers as never },
    decorators: [UseInterceptors(EntityTagInterceptor)],
  };
}

export class StaleVersion extends DomainError {
  constructor(readonly current: object) {
    super('version-stale');
  }
}

/**
 * One tag or `*`, any. A proxy that compresses answers makes a tag weak, and Apache adds an ending
 * (`findings/etags-behind-compression.sh`).
 */
const TAG = /^(?:W\/)?"([\x21\x23-\x7e]{1,200}?)(?:-gzip|-br)?"$/;

export const versionIn = (header: string): Version | undefined => TAG.exec(header)?.[1];

const headerOf = (context: ExecutionContext) =>
  context.switchToHttp().getRequest<FastifyRequest>().headers['if-match'];

class IfMatchGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const given = headerOf(context);
    if (given === undefined) {
      throw new DomainError('version-required');
    }
    if (given !== '*' && !TAG.test(given)) throw new BadRequestException();
    return true;
  }
}

export const IfMatch = createParamDecorator(
  (_: unknown, context: ExecutionContext): Version | undefined =>
    versionIn(headerOf(context) ?? ''),
);

/** A version is given only to replace the record of that version, so `*` is refused. */
class OptionalIfMatchGuard extends IfMatchGuard {
  override canActivate(context: ExecutionContext): boolean {
    const given = headerOf(context);
    if (given === '*') throw new BadRequestException();
    return given === undefined || super.canActivate(context);
  }
}

/**
 * RFC 9110, 13.1.1: 428 without a version where it is required, 412 for a stale one.
 *
 * @param current reads the record, with the arguments of the change
 */
export function Versioned<Controller>(
  type: Type,
  current: (controller: Controller, ...args: never[]) => Promise<object>,
  { required = true } = {},
): MethodDecorator {
  return applyDecorators(
    answeringCurrent(current as (controller: unknown, ...args: unknown[]) => Promise<object>),
    UseGuards(required ? IfMatchGuard : OptionalIfMatchGuard),
    ApiExtraModels(type),
    ApiHeader({
      name: 'If-Match',
      required,
      description: required
        ? 'The `version` that the change is based on, in quotes. `*`: any.'
        : 'The `version` of the record that it replaces, in quotes.',
      schema: { type: 'string' },
      example: entityTag(EXAMPLE),
    }),
    ...(required ? [ApiProblems('version-required')] : []),
    ApiResponse({
      status: PROBLEM_STATUS['version-stale'],
      ...problemResponse(PROBLEM_STATUS['version-stale'], ['version-stale'], type),
    }),
  );
}

type Call = (...args: unknown[]) => Promise<unknown>;

/** Under the method's name, which is its operation id, with what decorators wrote on it. */
function answeringCurrent(
  current: (controller: unknown, ...args: unknown[]) => Promise<object>,
): MethodDecorator {
  return (_target, name, descriptor) => {
    const method = descriptor.value as Call;
    async function wrapped(this: unknown, ...args: unknown[]) {
      try {
        return await method.apply(this, args);
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== 'version-stale') throw error;
        throw new StaleVersion(await current(this, ...args));
      }
    }
    Object.defineProperty(wrapped, 'name', { value: name });
    for (const key of Reflect.getOwnMetadataKeys(method)) {
      Reflect.defineMetadata(key, Reflect.getOwnMetadata(key, method), wrapped);
    }
    descriptor.value = wrapped as typeof descriptor.value;
  };
}
