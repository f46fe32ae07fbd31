import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Readiness } from './readiness.js';

/**
 * While the process leaves, each answer also ends its connection, so that the client's next request
 * goes to another replica: none is left on its way when the last connections are closed.
 */
export function drainConnections(app: NestFastifyApplication): void {
  const readiness = app.get(Readiness);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (_, reply, done) => {
      if (readiness.isLeaving) void reply.header('connection', 'close');
      done();
    });
}
