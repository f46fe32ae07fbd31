import type { FastifyInstance } from 'fastify';

/** Polled every few seconds by machines, so only failures are logged. */
const PROBES = ['/api/health/live', '/api/health/ready', '/api/metrics'];

/**
 * Logs each answered request by its route's pattern, because an address may hold a search text. The
 * answer carries the request id.
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
