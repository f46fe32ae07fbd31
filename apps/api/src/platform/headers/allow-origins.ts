import { KnownKeys } from '@boligstyling/application';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';

/** What integrators call. The administrator's own calls come from the product's pages alone. */
const PUBLIC_CALLS = /^\/(api\/leads|functions\/v1\/[\w-]+)(\?|$)/;

const EXPOSED = ['ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id'];
const PREFLIGHT_SECONDS = 3_600;

/**
 * Lets pages of the configured origins, and of the integrators' own, make the public calls from a
 * browser. Any other origin is never named in an answer, so a browser keeps the answer from its pages.
 * Before a call a browser asks without the key; the call itself is refused to another's page.
 */
export function allowOrigins(app: NestFastifyApplication, { corsOrigins }: Config): void {
  const isAllowed = async (origin: string) =>
    corsOrigins.includes(origin) || app.get(KnownKeys).isOriginOfAny(origin);
  app.enableCors({
    delegator: ({ url, headers }: FastifyRequest, decide) => {
      const { origin } = headers;
      const say = (allowed: boolean) =>
        decide(null, {
          origin: allowed && origin ? [origin] : false,
          methods: ['POST'],
          exposedHeaders: EXPOSED,
          maxAge: PREFLIGHT_SECONDS,
        });
      if (!origin || !PUBLIC_CALLS.test(url)) return say(false);
      isAllowed(origin).then(say, () => say(false));
    },
  });
}
