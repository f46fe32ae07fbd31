import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Lets nobody keep what the API answers: it holds personal data, or is true for the moment only. */
export function forbidStoring(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', ({ url }, reply, _, done) => {
      if (/^\/(api|functions)\//.test(url)) reply.header('cache-control', 'no-store');
      done();
    });
}
