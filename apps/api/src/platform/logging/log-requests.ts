import type { FastifyInstance } from 'fastify';

/** Asked every few seconds by machines: of use only when they hear that something is wrong. */
const PROBES = ['/api/health/live', '/api/health/ready', '/api/metrics'];

/**
 * Logs each request once it is answered, by its route's pattern: the address itself may hold what
 * somebody searched for. The answer carries the request's id.
 */
export function logRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const isFine = PROBES.includes(route) && reply.statusCode < 400;
    request.log[isFine ? 'debug' : 'info']({
      context: 'Http',
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });
}
