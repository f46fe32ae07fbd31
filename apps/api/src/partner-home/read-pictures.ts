import { LOGO_BYTES, LOGO_TYPES } from '@boligstyling/domain';
import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const LOGO_PATH = '/api/partner/logo';

/** Lets a partner's logo come as it is, and what is too large so far that it is told why. */
export function readPictures(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addContentTypeParser<Buffer>(
    [...LOGO_TYPES],
    { parseAs: 'buffer', bodyLimit: 8 * LOGO_BYTES },
    ({ routeOptions }, body, done) =>
      routeOptions.url === LOGO_PATH
        ? done(null, body)
        : done(new UnsupportedMediaTypeException(), undefined),
  );
}
