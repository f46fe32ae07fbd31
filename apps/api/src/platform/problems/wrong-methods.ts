import { MethodNotAllowedException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { belongsToApi } from '../pages/belongs-to-api.js';

const PAGES = '/*';

/**
 * Answers 405 with `Allow` for an address without this method (RFC 9110, 15.5.6), before the body
 * is read. Call it before any route is registered.
 */
export function refuseWrongMethods(fastify: FastifyInstance): void {
  const routes = new Map<string, { fits: RegExp; methods: Set<string> }>();
  fastify.addHook('onRoute', ({ method, url }) => {
    const { fits, methods } = routes.get(url) ?? { fits: fitting(url), methods: [] };
    // Preflights are answered everywhere and do not count.
    const more = [method].flat().filter((each) => each !== 'OPTIONS');
    routes.set(url, { fits, methods: new Set([...methods, ...more]) });
  });
  const methodsAt = (url: string) => {
    const path = decodeURI(url.split('?')[0] ?? '');
    const here = [...routes].filter(([pattern, { fits }]) =>
      pattern === PAGES ? !belongsToApi(path) : fits.test(path),
    );
    return [...new Set(here.flatMap(([, { methods }]) => [...methods]))].sort();
  };
  const refuse = (request: FastifyRequest, reply: FastifyReply, done: (fault?: Error) => void) => {
    const methods = request.is404 ? methodsAt(request.url) : [];
    if (methods.length === 0 || methods.includes(request.method)) return done();
    void reply.header('allow', methods.join(', '));
    return done(new MethodNotAllowedException());
  };
  fastify.addHook('onRequest', refuse);
  // The pages' route takes every GET and only then finds that it is one of the API's.
  fastify.addHook('preHandler', refuse);
}

function fitting(pattern: string): RegExp {
  const literal = pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll(/:\w+/g, '[^/]+')}$`);
}
