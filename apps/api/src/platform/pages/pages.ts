import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { RateLimit } from '../limits/rate-limit.js';
import { sendable, type SendableDocument } from './sendable-document.js';
import type { Site } from './site.js';

/** Norway has more places than pages are worth keeping: so many of those asked for are, 120 KB each. */
const KEPT_PLACES = 100;

/** So many of them are rendered in a minute, at some 14 ms each, whoever goes through the whole list. */
const PLACES_A_MINUTE = 120;

/** Between two pages that nobody has asked for yet: each takes the processor from whoever comes meanwhile. */
const LEISURE_MS = 1_000;

/** Of brotli: the better takes ten times as long for a twentieth less; the best, 11, twenty times for a fourteenth. */
const BETTER = 10;
const QUICK = 8;

/** What makes a page come alive, and what is asked for ahead of it. */
const PAGE_CODE = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * The public pages, each rendered when it is first asked for and kept for as long as the process,
 * and so the configuration, lasts. A page that cannot be rendered, or one of a place when many of those
 * are asked for, is left to the browser.
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

  /** The page that only the browser renders. */
  empty(): Promise<SendableDocument> {
    return this.get('');
  }

  get(page: string): Promise<SendableDocument> {
    const isKnown = page === '' || this.known.has(page);
    if (!isKnown) return this.place(page);
    return this.keep(page, () => this.make(page, BETTER));
  }

  /** A page to be read alone: its code goes by the address, and would put another page in its place. */
  still(page: string): Promise<SendableDocument> {
    return this.keep(`${page} still`, () => this.makeStill(page));
  }

  /** Renders every known page at leisure, so that whoever comes later does not wait for it. */
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
