import type { NamedKey } from '@boligstyling/application';
import type { FastifyRequest } from 'fastify';

interface KeyedRequest extends FastifyRequest {
  integratorKey?: NamedKey;
}

/** The integrator's key that a guard let through; undefined where there was none, or the public one. */
export const keyOf = (request: FastifyRequest): NamedKey | undefined =>
  (request as KeyedRequest).integratorKey;

/** Has {@link keyOf} tell the key from now on. */
export function letThrough(request: FastifyRequest, named: NamedKey): void {
  (request as KeyedRequest).integratorKey = named;
}
