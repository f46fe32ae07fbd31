import { isUtf8 } from 'node:buffer';
import { BadRequestException, UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOrderlyJson } from './orderly-json.js';

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i;
/** Many clients leave the hyphen out. */
const UTF_8 = /^utf-?8$/i;

/**
 * Reads bodies as JSON in UTF-8 and as nothing else: not compressed, so that what is small on the
 * wire is small in memory; no byte that is no UTF-8; no key twice; no `__proto__`. An empty one is
 * none: clients call it JSON also where there is nothing to tell.
 */
export function readJson(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (!isPlainUtf8(request)) return done(new UnsupportedMediaTypeException(), undefined);
      if (body.length === 0) return done(null, undefined);
      if (!isUtf8(body)) return done(new BadRequestException(), undefined);
      const text = body.toString();
      return parse(request, text, (fault, value) => {
        // No call takes a list: each of what is in one would be told of as an unknown field.
        const isFit = !Array.isArray(value) && isOrderlyJson(text);
        done(fault ?? (isFit ? null : new BadRequestException()), value);
      });
    },
  );
}

function isPlainUtf8({ headers }: FastifyRequest): boolean {
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  const encoding = headers['content-encoding'] ?? 'identity';
  return UTF_8.test(charset) && encoding.toLowerCase() === 'identity';
}
