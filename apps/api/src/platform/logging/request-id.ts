import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { askerOf } from '../tracing/trace-ids.js';

/** Ids as proxies and tracers make them (UUIDs, hexadecimal), and nothing that could name anybody. */
const REQUEST_ID = /^[\da-f](?:[\da-f-]{14,62})[\da-f]$/i;

/**
 * The id by which a request is found in the logs and traces: the one it came with in `x-request-id`,
 * else that of the trace in `traceparent`, else a new one.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && REQUEST_ID.test(given)) return given;
  return askerOf(headers['traceparent'])?.traceId ?? randomUUID();
}
