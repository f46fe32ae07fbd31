import { KnownKeys } from '@boligstyling/application';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';

/** What pages of the operator's other sites call, too. */
const PUBLIC_CALLS = /^\/(api\/leads|functions\/v1\/[\w-]+)(\?|$)/;

/** What integrators' pages call of these: no password is tried from whoever visits them. */
const SUBMITTING = /^\/(api\/leads|functions\/v1\/secure-submit-lead)(\?|$)/;

const EXPOSED = ['ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id'];
const PREFLIGHT_SECONDS = 3_600;

/**
 * Lets pages of the configured origins make the public calls from a browser, and those of the
 * integrators' own send leads. Any other origin is never named in an answer, so a browser keeps the answer from its pages.
 * Before a call a browser asks without the key; the call itself is refused to another's page.
 */
export function allowOrigins(app: NestFastifyApplication, { corsOrigins }: Config): void {
  const isAllowed = async (origin: string, url: string) =>
    corsOrigins.includes(origin) ||
    (SUBMITTING.test(url) && app.get(KnownKeys).isOriginOfAny(origin));
  app.enableCors({
    delegator: ({ method, url, headers }: FastifyRequest, decide) => {
      const { origin } = headers;
      // Only with this does a browser ask whether it may; else it is a method that nothing here has.
      const isNone = method === 'OPTIONS' && !headers['access-control-request-method'];
      const say = (allowed: boolean) =>
        decide(null, {
          origin: allowed && origin ? [origin] : false,
          methods: ['POST'],
          exposedHeaders: EXPOSED,
          maxAge: PREFLIGHT_SECONDS,
        });
      if (!origin || isNone || !PUBLIC_CALLS.test(url)) return say(false);
      isAllowed(origin, url).then(say, () => say(false));
    },
  });
}
