import { BadRequestException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/**
 * Refuses a request that names two hosts, or none where it must (RFC 9112, 3.2), because proxy and
 * server could read different ones.
 */
export function requireOneHost(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ raw: { httpVersion, rawHeaders } }, _, done) => {
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2) {
      if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
    }
    if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0')) done(new BadRequestException());
    else done();
  });
}
