import { Logger } from '@nestjs/common';
import { sendable, type SendableDocument } from './sendable-document.js';
import type { Site } from './site.js';

/** Any name can be typed as a city, so only so many of those pages are kept, 120 KB each. */
const KEPT_UNKNOWN_PAGES = 100;

/**
 * The public pages, each rendered when it is first asked for and kept for as long as the process,
 * and so the configuration, lasts. A page that cannot be rendered is left to the browser.
 */
export class Pages {
  private readonly known: ReadonlySet<string>;
  private readonly kept = new Map<string, Promise<SendableDocument>>();
  private readonly keptUnknown = new Map<string, Promise<SendableDocument>>();
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
    const shelf = isKnown ? this.kept : this.keptUnknown;
    const document = shelf.get(page) ?? this.make(page, isKnown);
    shelf.delete(page);
    shelf.set(page, document);
    const [oldest] = this.keptUnknown.keys();
    if (this.keptUnknown.size > KEPT_UNKNOWN_PAGES) this.keptUnknown.delete(oldest!);
    return document;
  }

  /** Renders every known page, so that no visitor waits for it. */
  async warmUp(): Promise<void> {
    for (const page of this.known) await this.get(page);
  }

  private async make(page: string, isKnown: boolean): Promise<SendableDocument> {
    return sendable(await this.render(page), isKnown ? 11 : 5);
  }

  private async render(page: string) {
    if (page === '') return this.site.emptyDocument;
    try {
      return await this.site.render(page);
    } catch (error) {
      this.logger.error(`${page} could not be rendered`, error);
      return this.site.emptyDocument;
    }
  }
}
