import { KnownKeys } from '@boligstyling/application';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest, FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.js';
import { BadRequestException } from '@nestjs/common';

/**
 * Two hosts, or none where one must be (RFC 9112, 3.2): proxy and server could read different ones.
 */
export function requireOneHost(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ raw: { httpVersion, rawHeaders } }, _, done) => {
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2) {
      if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
    }
    if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0')) done(new BadRequestException());
    else done();
  });
}

const PUBLIC_CALLS = /^\/(api\/leads|functions\/v1\/[\w-]+)(\?|$)/;

/** Excludes logins, so that no integrator's page tries passwords from its visitors' browsers. */
const SUBMITTING = /^\/(api\/leads|functions\/v1\/secure-submit-lead)(\?|$)/;

const EXPOSED = ['ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id'];
const PREFLIGHT_SECONDS = 3_600;

/**
 * No answer names an origin that is not allowed. A preflight carries no key, so the call itself
 * checks the key's origins.
 */
export function allowOrigins(app: NestFastifyApplication, { corsOrigins }: Config): void {
  const isAllowed = async (origin: string, url: string) =>
    corsOrigins.includes(origin) ||
    (SUBMITTING.test(url) && app.get(KnownKeys).isOriginOfAny(origin));
  app.enableCors({
    delegator: ({ method, url, headers }: FastifyRequest, decide) => {
      const { origin } = headers;
      // Without this header an OPTIONS request is no preflight but a method that no address has.
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
