import { applyDecorators, type Type } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExtension } from '@nestjs/swagger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

/** What is left of a limit to whoever sent a request. */
export interface LeftOfLimit {
  readonly name: string;
  readonly perMinute: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** Who counts the calls of a route. */
export interface LimitKeeper {
  /** Of every limit that the request is counted under, once more calls than this are. Counts nothing. */
  leftTo(request: FastifyRequest): readonly LeftOfLimit[];
}

/** Marks the limited calls in the contract, until it is complete. */
export const LIMITED = 'x-limited';

/** Every answer of this call says what is left of its limits, which are kept there. */
export function Limited(keeper: Type<LimitKeeper>): MethodDecorator {
  return applyDecorators(RouteConfig({ limits: keeper }), ApiExtension(LIMITED, true));
}

/**
 * Has the limited calls say what is left, by draft-ietf-httpapi-ratelimit-headers, whatever they
 * answer: also to a body that could not be read, before anything was counted.
 */
export function tellLimits(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', (request, reply, _, done) => {
    const { limits } = request.routeOptions.config as { limits?: Type<LimitKeeper> };
    const left = limits ? app.get(limits, { strict: false }).leftTo(request) : [];
    if (left.length > 0) {
      const policies = left.map(({ name, perMinute }) => `"${name}";q=${perMinute};w=60`);
      const rests = left.map(
        ({ name, ...rest }) => `"${name}";r=${rest.remaining};t=${rest.resetSeconds}`,
      );
      void reply.header('ratelimit-policy', policies.join(', '));
      void reply.header('ratelimit', rests.join(', '));
    }
    done();
  });
}
