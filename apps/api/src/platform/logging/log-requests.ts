import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/**
 * Logs each request once it is answered, by its route's pattern: the address itself may hold what
 * somebody searched for. The answer carries the request's id.
 */
export function logRequests(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      context: 'Http',
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });
}
