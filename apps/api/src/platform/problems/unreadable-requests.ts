import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import { belongsToApi, isCallByName } from '../pages/belongs-to-api.js';
import { METHOD_REFUSED, PROBLEM_SENTENCES } from './problem-kinds.js';

/** What is no HTTP, too long or too late never reaches a route, nor the hooks that set headers. */
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

/** Of an address in full, as proxies are asked for one and servers must take (RFC 9112, 3.2.2). */
const WITH_HOST = /^https?:\/\/[^/?]*\/?/i;

/** Up to the second slash. */
const FIRST_PART = /^\/[^/?]*/;

/**
 * The address that a request is routed by, without a host: what goes by paths would not know it. One
 * of the API is under its own name, which the router knows in any spelling, such as `/%61pi`. One
 * of a page that cannot be read, such as `/%ff`, is taken letter by letter, so that a person is
 * answered with a page.
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

/** Answers a call whose address cannot be read, such as `/api/%ff`. */
export function answerBadUrl(_: Error, { url }: FastifyRequest, reply: FastifyReply): void {
  const { headers, body } = refusal(400, url);
  void reply.status(400).headers(headers).send(body);
}

/** Answers who expects something else than to be told to go on (RFC 9110, 10.1.1). */
export function answerUnmetExpectation({ url }: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = refusal(417, url);
  response.writeHead(417, { ...headers, connection: 'close' }).end(body);
}

/** Answers a connection that sends something else than a request, and ends it. */
export function answerClientError({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const status =
    code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  if (socket.writable) write(socket, status);
  socket.destroySoon();
}

/**
 * Answers who wants to be put through to another host (CONNECT), which nothing here does. Node would
 * cut it off with nothing said.
 */
export function answerConnect(_: IncomingMessage, socket: Duplex): void {
  // Who has gone meanwhile is told nothing.
  socket.on('error', () => undefined);
  write(socket, 405, { allow: '' });
  socket.end(() => socket.destroy());
}

/** Writes to a connection of which Node makes no response. */
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
