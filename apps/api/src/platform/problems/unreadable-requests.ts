import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ConnectionError, FastifyReply, FastifyRequest, FastifyInstance } from 'fastify';
import { belongsToApi, isCallByName } from '../pages/spa.js';
import { METHOD_REFUSED, PROBLEM_SENTENCES } from './problem-kinds.js';
import { MethodNotAllowedException } from '@nestjs/common';

const RECEIVED_BYTES = 32 * 1024 * 1024;

/**
 * Discards all of the body first: most clients read no answer while they send, and take an early
 * end for a network fault.
 */
export function receiveRestOfTooLarge(fastify: FastifyInstance): void {
  fastify.addHook('onSend', ({ raw }, { statusCode }, _, done) => {
    if (statusCode === 413 && !raw.complete) receiveRest(raw, done);
    else done();
  });
}

function receiveRest(request: IncomingMessage, done: () => void): void {
  let left = RECEIVED_BYTES;
  const count = (piece: Buffer) => {
    left -= piece.length;
    if (left < 0) finish();
  };
  const finish = () => {
    request.off('data', count).off('end', finish).off('close', finish).off('error', finish);
    done();
  };
  request.on('data', count).on('end', finish).on('close', finish).on('error', finish).resume();
}

const PAGES = '/*';

/**
 * 405 with `Allow` (RFC 9110, 15.5.6), before the body is read. Call it before any route is
 * registered.
 */
export function refuseWrongMethods(fastify: FastifyInstance): void {
  const routes = new Map<string, { fits: RegExp; methods: Set<string> }>();
  fastify.addHook('onRoute', ({ method, url }) => {
    const { fits, methods } = routes.get(url) ?? { fits: fitting(url), methods: [] };
    // Preflights are answered everywhere and do not count.
    const more = [method].flat().filter((each) => each !== 'OPTIONS');
    routes.set(url, { fits, methods: new Set([...methods, ...more]) });
  });
  const methodsAt = (url: string) => {
    const path = decodeURI(url.split('?')[0] ?? '');
    const here = [...routes].filter(([pattern, { fits }]) =>
      pattern === PAGES ? !belongsToApi(path) : fits.test(path),
    );
    return [...new Set(here.flatMap(([, { methods }]) => [...methods]))].sort();
  };
  const refuse = (request: FastifyRequest, reply: FastifyReply, done: (fault?: Error) => void) => {
    const methods = request.is404 ? methodsAt(request.url) : [];
    if (methods.length === 0 || methods.includes(request.method)) return done();
    void reply.header('allow', methods.join(', '));
    return done(new MethodNotAllowedException());
  };
  fastify.addHook('onRequest', refuse);
  // The pages' route takes every GET and only then finds that it is one of the API's.
  fastify.addHook('preHandler', refuse);
}

function fitting(pattern: string): RegExp {
  const literal = pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll(/:\w+/g, '[^/]+')}$`);
}

/** Malformed, overlong or late requests reach no hooks that set headers. */
const HEADERS = {
  'content-type': 'application/problem+json',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
};

const SENTENCES = {
  400: PROBLEM_SENTENCES['bad-request'],
  405: METHOD_REFUSED,
  408: 'Forespørselen kom ikke fram i tide.',
  417: 'Forespørselen venter noe av tjeneren som den ikke kan.',
  431: 'Forespørselen har for mange eller for lange hoder.',
};

/** The absolute form, as sent to proxies; servers must accept it (RFC 9112, 3.2.2). */
const WITH_HOST = /^https?:\/\/[^/?]*\/?/i;

const FIRST_PART = /^\/[^/?]*/;

/**
 * Without a host. The API's prefix gets its canonical spelling, since the router also accepts
 * `/%61pi`. An unreadable page address, such as `/%ff`, is taken literally, so that a person gets a
 * page.
 */
export function readableUrl({ url: asked = '/' }: { url?: string }): string {
  const url = asked.replace(WITH_HOST, '/');
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    const named = url.replace(FIRST_PART, decodeURI);
    return belongsToApi(named) ? named : url;
  } catch {
    if (belongsToApi(path)) return url;
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

export function answerBadUrl(_: Error, { url }: FastifyRequest, reply: FastifyReply): void {
  const { headers, body } = refusal(400, url);
  void reply.status(400).headers(headers).send(body);
}

export function answerUnmetExpectation({ url }: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = refusal(417, url);
  response.writeHead(417, { ...headers, connection: 'close' }).end(body);
}

export function answerClientError({ code }: Pick<ConnectionError, 'code'>, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const status =
    code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  if (socket.writable) write(socket, status);
  socket.destroySoon();
}

/** Node would cut CONNECT off without an answer. */
export function answerConnect(_: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => undefined);
  write(socket, 405, { allow: '' });
  socket.end(() => socket.destroy());
}

function write(
  socket: Duplex,
  status: keyof typeof SENTENCES,
  more: Record<string, string> = {},
): void {
  const { headers, body } = refusal(status);
  const fields = { ...headers, ...more, connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
  socket.write(`${head}\r\n\r\n${body}`);
}

function refusal(status: keyof typeof SENTENCES, url = '') {
  const byName = isCallByName(url);
  const error = SENTENCES[status];
  const title = STATUS_CODES[status] ?? '';
  const type = `/problems/${title.toLowerCase().replaceAll(' ', '-')}`;
  const body = JSON.stringify(byName ? { error } : { type, title, status, error });
  const headers = {
    ...HEADERS,
    ...(byName && { 'content-type': 'application/json' }),
    'content-length': Buffer.byteLength(body),
  };
  return { headers, body };
}
