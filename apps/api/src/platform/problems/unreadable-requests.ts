import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import { belongsToApi, isCallByName } from '../pages/belongs-to-api.js';
import { METHOD_REFUSED, PROBLEM_SENTENCES } from './problem-kinds.js';

/** Malformed, overlong or late requests reach neither a route nor the hooks that set headers. */
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

/**
 * The absolute form of an address, as sent to proxies; servers must accept it (RFC 9112, 3.2.2).
 */
const WITH_HOST = /^https?:\/\/[^/?]*\/?/i;

const FIRST_PART = /^\/[^/?]*/;

/**
 * The address for routing, without a host. The API's prefix gets its canonical spelling, since the
 * router also accepts `/%61pi`. An unreadable page address, such as `/%ff`, is taken literally, so
 * that a person gets a page.
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

/** Answers an `Expect` header other than `100-continue` (RFC 9110, 10.1.1). */
export function answerUnmetExpectation({ url }: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = refusal(417, url);
  response.writeHead(417, { ...headers, connection: 'close' }).end(body);
}

export function answerClientError({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const status =
    code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  if (socket.writable) write(socket, status);
  socket.destroySoon();
}

/** Refuses CONNECT, which Node would cut off without an answer. */
export function answerConnect(_: IncomingMessage, socket: Duplex): void {
  // Ignores a client that has gone meanwhile.
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
