import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';

/** What integrators call. The administrator's own calls come from the product's pages alone. */
const PUBLIC_CALLS = /^\/(api\/leads|functions\/v1\/[\w-]+)(\?|$)/;

const EXPOSED = ['ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id'];
const PREFLIGHT_SECONDS = 3_600;

/**
 * Lets pages of the configured origins make the public calls from a browser. Any other origin is
 * never named in an answer, so a browser keeps the answer from its pages.
 */
export function allowOrigins(app: NestFastifyApplication, { corsOrigins }: Config): void {
  const named = [...corsOrigins];
  app.enableCors({
    delegator: ({ url }: FastifyRequest, decide) =>
      decide(null, {
        origin: PUBLIC_CALLS.test(url) && named.length > 0 ? named : false,
        methods: ['POST'],
        exposedHeaders: EXPOSED,
        maxAge: PREFLIGHT_SECONDS,
      }),
  });
}
