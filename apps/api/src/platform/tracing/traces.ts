import type { FastifyInstance } from 'fastify';
import { hash } from 'node:crypto';

export interface Done {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'internal';
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  readonly requestId: string | null;
  /** The parent of the request's other spans. */
  readonly isAnswer?: boolean;
  readonly askedBy?: string | undefined;
  readonly hasFailed?: boolean;
  /** Ids, patterns and counts: nothing that a person has written. */
  readonly facts: Readonly<Record<string, string | number>>;
}

export abstract class Traces {
  abstract record(done: Done): void;
}

export class NoTraces extends Traces {
  override record(): void {}
}

/** By the route's pattern, because an address may hold a token. */
export function traceRequests(fastify: FastifyInstance, traces: Traces): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    const { traceparent } = request.headers;
    traces.record({
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

/** W3C Trace Context, version 00: trace, span and flags. */
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/;

export function askerOf(header: unknown): { traceId: string; spanId: string } | undefined {
  const [, traceId, spanId] = (typeof header === 'string' && TRACEPARENT.exec(header)) || [];
  return traceId && spanId ? { traceId, spanId } : undefined;
}

/**
 * From the request id only, so that work hours later on another replica joins the trace. A UUID
 * without its hyphens is the trace's id.
 */
export function traceOf(requestId: string): { traceId: string; spanId: string } {
  const digest = hash('sha256', requestId);
  const plain = requestId.replaceAll('-', '').toLowerCase();
  const traceId = /^(?!0{32})[\da-f]{32}$/.test(plain) ? plain : digest.slice(0, 32);
  return { traceId, spanId: digest.slice(32, 48) };
}
