import { isUtf8 } from 'node:buffer';
import { BadRequestException, UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyBodyParser, FastifyInstance, FastifyRequest } from 'fastify';

/** No body of ours is deeper than five. */
const DEEPEST = 16;

/** No body of ours has half as many, and each unknown key costs a search. */
const MOST_KEYS = 100;

/**
 * The same to every parser: no duplicate key (RFC 8259, section 4), no inherited one such as
 * `toString`, limited depth and number of keys. Linear time.
 */
export function isSafeJson(text: string): boolean {
  const open: (Set<string> | undefined)[] = [];
  let isKey = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{' || character === '[') {
      isKey = character === '{';
      if (open.push(isKey ? new Set() : undefined) > DEEPEST) return false;
    } else if (character === '}' || character === ']') {
      open.pop();
      isKey = false;
    } else if (character === ',') {
      isKey = open.at(-1) !== undefined;
    } else if (character === '"') {
      const end = endOfString(text, at);
      if (isKey && !isNew(text.slice(at, end + 1), open.at(-1))) return false;
      isKey = false;
      at = end;
    }
  }
  return true;
}

/** Few strings have an escape. */
function endOfString(text: string, begin: number): number {
  const next = text.indexOf('"', begin + 1);
  if (next > begin && !text.slice(begin, next).includes('\\')) return next;
  let end = begin + 1;
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  return end;
}

function isNew(quoted: string, keys: Set<string> | undefined): boolean {
  const key = quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
  if (!keys || keys.size >= MOST_KEYS || keys.has(key) || key in Object.prototype) return false;
  keys.add(key);
  return true;
}

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i;
/** Many clients leave the hyphen out. */
const UTF_8 = /^utf-?8$/i;

/** Below it JSON may come as text: the client of the calls by name sends a string that way. */
const AS_TEXT = '/functions/v1/';

/**
 * Only uncompressed JSON in UTF-8, so that a small request needs little memory. An empty body
 * counts as none, because clients declare JSON also without a body.
 */
export function readJson(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  const read: FastifyBodyParser<Buffer> = (request, body, done) => {
    if (!isPlainUtf8(request)) return done(new UnsupportedMediaTypeException(), undefined);
    if (body.length === 0) return done(null, undefined);
    if (!isUtf8(body)) return done(new BadRequestException(), undefined);
    const text = body.toString();
    return parse(request, text, (fault, value) => {
      // No call takes a list, and each item would be reported as an unknown field.
      const isFit = !Array.isArray(value) && isSafeJson(text);
      done(fault ?? (isFit ? null : new BadRequestException()), value);
    });
  };
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, read);
  fastify.addContentTypeParser<Buffer>('text/plain', { parseAs: 'buffer' }, (request, body, done) =>
    request.routeOptions.url?.startsWith(AS_TEXT)
      ? read(request, body, done)
      : done(new UnsupportedMediaTypeException(), undefined),
  );
}

function isPlainUtf8({ headers }: FastifyRequest): boolean {
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  const encoding = headers['content-encoding'] ?? 'identity';
  return UTF_8.test(charset) && encoding.toLowerCase() === 'identity';
}
