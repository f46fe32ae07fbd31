import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { RateLimit } from '../limits/rate-limiter.js';
import type { Site, SiteDocument } from './site.js';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowInlineStyle } from '../headers/security-headers.js';

/** 120 KB each. */
const KEPT_PLACES = 100;

/** For a visitor that walks the whole list; one page takes 14 ms. */
const PLACES_A_MINUTE = 120;

/** Each page blocks the processor for visitors. */
const LEISURE_MS = 1_000;

/** Brotli: 10 takes ten times as long as QUICK for a twentieth less. */
const BETTER = 10;
const QUICK = 8;

const PAGE_CODE = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * Rendered after the start, or at the first visit, and cached. The browser renders a page that fails
 * here, or one of a place beyond the limit.
 */
export class Pages {
  private readonly known: ReadonlySet<string>;
  private readonly kept = new Map<string, Promise<SendableDocument>>();
  private readonly keptPlaces = new Map<string, Promise<SendableDocument>>();
  private readonly places = new RateLimit(PLACES_A_MINUTE);
  private readonly logger = new Logger(Pages.name);

  constructor(private readonly site: Site) {
    this.known = new Set(site.knownPages);
  }

  empty(): Promise<SendableDocument> {
    return this.get('');
  }

  get(page: string): Promise<SendableDocument> {
    const isKnown = page === '' || this.known.has(page);
    if (!isKnown) return this.place(page);
    return this.keep(page, () => this.make(page, BETTER));
  }

  /** Without code, which routes by the address and would replace the page by another. */
  still(page: string): Promise<SendableDocument> {
    return this.keep(`${page} still`, () => this.makeStill(page));
  }

  async warmUp(leisureMs = LEISURE_MS): Promise<void> {
    for (const page of this.known) {
      await this.get(page);
      await sleep(leisureMs, undefined, { ref: false });
    }
  }

  private keep(key: string, make: () => Promise<SendableDocument>): Promise<SendableDocument> {
    const document = this.kept.get(key) ?? make();
    this.kept.set(key, document);
    return document;
  }

  private place(page: string): Promise<SendableDocument> {
    const kept = this.keptPlaces.get(page);
    if (!kept && !this.places.take('').isGranted) return this.empty();
    const document = kept ?? this.make(page, QUICK);
    this.keptPlaces.delete(page);
    this.keptPlaces.set(page, document);
    const [oldest] = this.keptPlaces.keys();
    if (this.keptPlaces.size > KEPT_PLACES) this.keptPlaces.delete(oldest!);
    return document;
  }

  private async make(page: string, quality: number): Promise<SendableDocument> {
    return sendable(await this.render(page), quality);
  }

  private async makeStill(page: string): Promise<SendableDocument> {
    const { html, ...rest } = await this.render(page);
    return sendable({ ...rest, html: html.replace(PAGE_CODE, '') }, BETTER);
  }

  private async render(page: string) {
    if (page === '') return this.site.emptyDocument;
    try {
      return await this.site.render(page);
    } catch (error) {
      this.logger.error({ msg: `${page} could not be rendered`, err: error });
      return this.site.emptyDocument;
    }
  }
}

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

async function sendable(
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
