import { BadRequestException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/**
 * Refuses a request that names two hosts (RFC 9112, 3.2): a proxy may go by the one and this server
 * by the other.
 */
export function refuseTwoHosts(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', ({ raw: { rawHeaders } }, _, done) => {
      let hosts = 0;
      for (let at = 0; at < rawHeaders.length; at += 2) {
        if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
      }
      if (hosts > 1) done(new BadRequestException());
      else done();
    });
}
