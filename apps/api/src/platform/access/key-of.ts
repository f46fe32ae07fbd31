import type { NamedKey } from '@boligstyling/application';
import type { FastifyRequest } from 'fastify';

interface KeyedRequest extends FastifyRequest {
  integratorKey?: NamedKey;
}

/** The integrator's API key that a guard admitted; undefined for none or the public key. */
export const keyOf = (request: FastifyRequest): NamedKey | undefined =>
  (request as KeyedRequest).integratorKey;

export function letThrough(request: FastifyRequest, named: NamedKey): void {
  (request as KeyedRequest).integratorKey = named;
}
