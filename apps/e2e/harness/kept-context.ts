import type { Browser, BrowserContext } from '@playwright/test';
import { asTheOldest } from './oldest-browser.js';

const STORED = 'local_storage,indexeddb,websql,service_workers,cache_storage';

/**
 * A browser context that a worker's tests use one after the other. It keeps the cached scripts,
 * which took a third of a page's CPU time, and nothing that a page can see.
 */
export class KeptContext {
  private context: BrowserContext | undefined;

  constructor(private readonly browser: Browser) {}

  async get(): Promise<BrowserContext> {
    if (!this.context) {
      this.context = await this.browser.newContext();
      await asTheOldest(this.context);
    }
    return this.context;
  }

  /** Closes the pages, and removes all that they stored. */
  async empty(): Promise<void> {
    if (!this.context) return;
    const { context } = this;
    await context.setOffline(false);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    const { origins } = await context.storageState();
    const pages = context.pages();
    const page = await context.newPage();
    await Promise.all(pages.map((each) => each.close()));
    // A faked clock stays with its context. Its own `toString` answers as the real one does.
    const source = await page.evaluate(() => Function.prototype.toString.call(Date));
    if (!source.includes('native code')) return this.end();
    const session = await context.newCDPSession(page);
    for (const { origin } of origins)
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED });
    await page.close();
    await context.clearCookies();
    await context.clearPermissions();
  }

  async end(): Promise<void> {
    await this.context?.close();
    this.context = undefined;
  }
}
