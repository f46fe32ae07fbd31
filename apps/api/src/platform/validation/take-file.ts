import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** A body that is a file, of one call. */
export interface FileBody {
  readonly path: string;
  readonly types: readonly string[];
  readonly limitBytes: number;
}

/** Lets the file come as it is; everywhere else a body is JSON. */
export function takeFile(fastify: FastifyInstance, { path, types, limitBytes }: FileBody): void {
  fastify.addContentTypeParser<Buffer>(
    [...types],
    { parseAs: 'buffer', bodyLimit: limitBytes },
    ({ routeOptions }, body, done) =>
      routeOptions.url === path
        ? done(null, body)
        : done(new UnsupportedMediaTypeException(), undefined),
  );
}
