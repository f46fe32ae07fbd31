import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

export const XML = 'application/xml';
const BANK_FILES_PATH = '/api/admin/bank-files';

/** Ten thousand payments take less. */
const LIMIT_BYTES = 5 * 1024 * 1024;

/** Lets a bank's file come as it is; everywhere else a body is JSON. */
export function readXml(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addContentTypeParser<Buffer>(
    [XML, 'text/xml'],
    { parseAs: 'buffer', bodyLimit: LIMIT_BYTES },
    ({ routeOptions }, body, done) =>
      routeOptions.url === BANK_FILES_PATH
        ? done(null, body)
        : done(new UnsupportedMediaTypeException(), undefined),
  );
}
