import { hash } from 'node:crypto';

/** W3C Trace Context, version 00: trace, span and flags. */
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/;

/** The calling span in `traceparent`; undefined if invalid. */
export function askerOf(header: unknown): { traceId: string; spanId: string } | undefined {
  const [, traceId, spanId] = (typeof header === 'string' && TRACEPARENT.exec(header)) || [];
  return traceId && spanId ? { traceId, spanId } : undefined;
}

/**
 * Derived from the request id only, so that work hours later on another replica joins the trace
 * with nothing more stored. A UUID without its hyphens is the trace's id.
 */
export function traceOf(requestId: string): { traceId: string; spanId: string } {
  const digest = hash('sha256', requestId);
  const plain = requestId.replaceAll('-', '').toLowerCase();
  const traceId = /^(?!0{32})[\da-f]{32}$/.test(plain) ? plain : digest.slice(0, 32);
  return { traceId, spanId: digest.slice(32, 48) };
}
