import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowInlineStyle } from '../headers/security-headers.js';
import type { SiteDocument } from './site.js';

const PREFERRED = ['br', 'gzip'] as const;

/** The smallest that the header names and does not rule out by `q=0`. */
export function acceptedEncoding(header: string | undefined): 'br' | 'gzip' | 'identity' {
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';', 1)[0]?.trim());
  return PREFERRED.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

export interface SendableDocument {
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>;
  /** Weak: the same for every encoding. */
  etag: string;
  styleHash: string | undefined;
}

export async function sendable(
  { html, styleHash }: SiteDocument,
  quality: number,
): Promise<SendableDocument> {
  const identity = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ]);
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { bodies: { br, gzip: gzipped, identity }, etag: `W/"${digest}"`, styleHash };
}

/** Browsers revalidate each time and get 304 if nothing has changed. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { bodies, etag, styleHash }: SendableDocument,
): FastifyReply {
  if (styleHash) allowInlineStyle(reply, styleHash);
  void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
  if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(bodies[encoding]);
}
