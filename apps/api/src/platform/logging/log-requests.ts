import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { askerOf } from '../tracing/traces.js';

/** Of proxies and tracers (UUIDs, hexadecimal); no value can hold a name. */
const REQUEST_ID = /^[\da-f](?:[\da-f-]{14,62})[\da-f]$/i;

export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && REQUEST_ID.test(given)) return given;
  return askerOf(headers['traceparent'])?.traceId ?? randomUUID();
}

/** Polled every few seconds, so only failures are logged. */
const PROBES = ['/api/health/live', '/api/health/ready', '/api/metrics'];

/**
 * By the route's pattern, because an address may hold a search text. The answer carries the request
 * id.
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
