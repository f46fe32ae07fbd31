import { isDeepStrictEqual } from 'node:util';
import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from './described-addresses.js';

const PROBLEM = 'application/problem+json';

/** The fields of a response that this file reads. */
interface ErrorResponse {
  content?: Record<string, { examples?: object }>;
  headers?: object;
}

/**
 * Moves every error response to `components/responses`. Equal ones become one, and each call refers
 * to it. A name lists the problems, and says `limited` where the rate limit's headers come along.
 *
 * @param document the finished contract; changed in place
 * @throws Error when two different responses have one name
 */
export function shareErrorResponses(document: OpenAPIObject): void {
  const shared: Record<string, object> = {};
  for (const { responses } of operationsOf(document)) {
    for (const [status, response] of Object.entries(responses)) {
      const { content, headers } = response as ErrorResponse;
      const examples = content?.[PROBLEM]?.examples;
      if (!examples) continue;
      const limited = 'RateLimit' in (headers ?? {}) ? ['limited'] : [];
      const name = [...Object.keys(examples), ...limited].join('.');
      const known = (shared[name] ??= response as object);
      if (!isDeepStrictEqual(known, response)) throw new Error(`Two responses are called ${name}`);
      responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  document.components = { ...document.components, responses: shared as never };
}
