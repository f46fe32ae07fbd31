import type { SeenClient } from '@boligstyling/application';
import { browserName } from '@boligstyling/domain';
import type { FastifyRequest } from 'fastify';
import { shortenedNetwork } from '../limits/client-network.js';

/** The shortened network and browser that may be stored about a client. */
export function seenClient({ headers, ip }: FastifyRequest): SeenClient {
  return { browser: browserName(headers['user-agent'] ?? ''), network: shortenedNetwork(ip) };
}
