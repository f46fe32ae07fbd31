import type { FastifyInstance } from 'fastify';

/** Forbids caching of the API's answers, which hold personal data or momentary state. */
export function forbidStoring(fastify: FastifyInstance): void {
  fastify.addHook('onSend', ({ url }, reply, _, done) => {
    if (/^\/(api|functions)\//.test(url)) reply.header('cache-control', 'no-store');
    done();
  });
}
