import type { FastifyInstance } from 'fastify';
import { answerClientError } from '../problems/unreadable-requests.js';

const LATE = { code: 'ERR_HTTP_REQUEST_TIMEOUT' };

/**
 * Node's own limit is one for the whole server, and uploads need more.
 *
 * @param except routes whose bodies have the server's limit alone
 */
export function limitTimeOfBodies(
  fastify: FastifyInstance,
  ms: number,
  except: readonly string[],
): void {
  fastify.addHook('onRequest', ({ raw, routeOptions }, _, done) => {
    const isLimited = !raw.complete && !except.includes(routeOptions.url ?? '');
    if (isLimited) {
      const late = setTimeout(() => {
        if (!raw.complete) answerClientError(LATE, raw.socket);
      }, ms).unref();
      raw.once('close', () => clearTimeout(late));
    }
    done();
  });
}
