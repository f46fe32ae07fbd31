import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

export const TAB_SEPARATED = 'text/tab-separated-values';
const POSTAL_CODES_PATH = '/api/admin/postal-codes';

/** The whole register takes a fifth of it. */
const LIMIT_BYTES = 1024 * 1024;

/** Lets the postal register come as it is; everywhere else a body is JSON. */
export function readTabSeparated(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addContentTypeParser<Buffer>(
    TAB_SEPARATED,
    { parseAs: 'buffer', bodyLimit: LIMIT_BYTES },
    ({ routeOptions }, body, done) =>
      routeOptions.url === POSTAL_CODES_PATH
        ? done(null, body)
        : done(new UnsupportedMediaTypeException(), undefined),
  );
}
