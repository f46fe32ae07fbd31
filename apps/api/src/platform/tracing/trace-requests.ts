import type { FastifyInstance } from 'fastify';

import type { Traces } from './traces.js';

/** Traces each answered request by its route's pattern, because an address may hold a token. */
export function traceRequests(fastify: FastifyInstance, traces: Traces): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    const { traceparent } = request.headers;
    traces.tell({
      name: `${method} ${route}`,
      kind: 'server',
      startedAt: Date.now() - reply.elapsedTime,
      requestId: request.id,
      isAnswer: true,
      askedBy: typeof traceparent === 'string' ? traceparent : undefined,
      hasFailed: reply.statusCode >= 500,
      facts: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
      },
    });
    done();
  });
}
