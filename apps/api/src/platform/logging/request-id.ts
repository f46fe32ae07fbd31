import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { askerOf } from '../tracing/trace-ids.js';

/** Ids of proxies and tracers (UUIDs, hexadecimal); no value can hold a name. */
const REQUEST_ID = /^[\da-f](?:[\da-f-]{14,62})[\da-f]$/i;

/**
 * The request id in logs and traces: `x-request-id`, else the trace of `traceparent`, else a new
 * one.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && REQUEST_ID.test(given)) return given;
  return askerOf(headers['traceparent'])?.traceId ?? randomUUID();
}
