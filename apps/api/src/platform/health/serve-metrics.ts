import type { FastifyInstance } from 'fastify';

import type { Config } from '../../config/config.js';
import type { Metrics } from './metrics.js';
import { SecretText } from '../secrets/secret-text.js';

/**
 * Serves the metrics by token only: behind a proxy every caller seems local, so an address proves
 * nothing.
 */
export function serveMetrics(
  fastify: FastifyInstance,
  { metricsToken }: Config,
  metrics: Metrics,
): void {
  if (!metricsToken) return;
  const expected = new SecretText(`Bearer ${metricsToken}`);
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  fastify.get('/api/metrics', async ({ headers }, reply) => {
    if (!expected.equals(headers.authorization ?? '')) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
