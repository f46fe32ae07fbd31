import { applyDecorators, type Type } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExtension } from '@nestjs/swagger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

export interface LeftOfLimit {
  readonly name: string;
  readonly perMinute: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

export interface LimitKeeper {
  leftTo(request: FastifyRequest): readonly LeftOfLimit[];
}

/** Internal mark in the contract, removed when it is complete. */
export const LIMITED = 'x-limited';

export function Limited(keeper: Type<LimitKeeper>): MethodDecorator {
  return applyDecorators(RouteConfig({ limits: keeper }), ApiExtension(LIMITED, true));
}

/**
 * Sends the headers of draft-ietf-httpapi-ratelimit-headers with every answer of a limited call,
 * also to an unreadable body, before anything was counted.
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
