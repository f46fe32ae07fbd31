import type { FastifyInstance } from 'fastify';

/** Lets nobody keep what the API answers: it holds personal data, or is true for the moment only. */
export function forbidStoring(fastify: FastifyInstance): void {
  fastify.addHook('onSend', ({ url }, reply, _, done) => {
    if (/^\/(api|functions)\//.test(url)) reply.header('cache-control', 'no-store');
    done();
  });
}
