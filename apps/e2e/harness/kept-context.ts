import type { Browser, BrowserContext, Page } from '@playwright/test';
import { asTheOldest } from './oldest-browser.js';

const STORED = 'local_storage,indexeddb,websql,service_workers,cache_storage';

/**
 * A browser context that a worker's tests use one after the other. It keeps the cached scripts,
 * which took a third of a page's CPU time, and nothing that a page can see.
 */
export class KeptContext {
  private context: BrowserContext | undefined;
  private emptyPage: Page | undefined;
  private readonly origins = new Set<string>();

  constructor(private readonly browser: Browser) {}

  async get(): Promise<BrowserContext> {
    if (!this.context) {
      this.context = await this.browser.newContext();
      this.context.on('page', (page) => this.follow(page));
      await asTheOldest(this.context);
    }
    return this.context;
  }

  /** The page that emptied the context, if unused: a page costs a process of the browser. */
  takePage(context: BrowserContext): Page | undefined {
    if (context !== this.context) return undefined;
    const page = this.emptyPage;
    this.emptyPage = undefined;
    return page;
  }

  private follow(page: Page): void {
    page.on('framenavigated', (frame) => {
      const { origin } = new URL(frame.url());
      if (origin !== 'null') this.origins.add(origin);
    });
  }

  /** Closes the pages, and removes all that they stored. */
  async empty(): Promise<void> {
    if (!this.context) return;
    const { context } = this;
    await context.setOffline(false);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    const pages = context.pages();
    const page = await context.newPage();
    await Promise.all(pages.map((each) => each.close()));
    // A faked clock stays with its context. Its own `toString` answers as the real one does.
    const source = await page.evaluate(() => Function.prototype.toString.call(Date));
    if (!source.includes('native code')) return this.end();
    const session = await context.newCDPSession(page);
    for (const origin of this.origins)
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED });
    await session.detach();
    this.origins.clear();
    await context.clearCookies();
    await context.clearPermissions();
    this.emptyPage = page;
  }

  async end(): Promise<void> {
    await this.context?.close();
    this.context = undefined;
    this.emptyPage = undefined;
  }
}
