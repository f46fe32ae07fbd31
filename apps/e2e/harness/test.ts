import { devices, test as base } from '@playwright/test';
import type { AddressService } from './address-service.js';
import { KeptContext } from './kept-context.js';
import type { Mailbox } from './mailbox.js';
import { asTheOldest } from './oldest-browser.js';
import { Product, type Settings } from './product.js';

export interface PerTest {
  mailbox: Mailbox;
  addressService: AddressService;
  /** Set by {@link AS_ON_A_FIRST_VISIT}. */
  isFirstVisit: boolean;
}

export interface PerWorker {
  /** Set with `test.use({ settings: ALL_TAGS })`: files with the same object share a product. */
  settings: Settings;
  product: Product;
  keptContext: KeptContext;
}

/** For `test.use` where caches, the clock or the whole context are what a test is about. */
export const AS_ON_A_FIRST_VISIT = { isFirstVisit: true };

const USUAL = devices['Desktop Chrome'];
const USUAL_SCREEN = JSON.stringify([USUAL.viewport, USUAL.deviceScaleFactor]);

/**
 * Playwright's `test` on the running product. Tests of a worker share it, so use unique e-mail
 * addresses and names.
 */
export const test = base.extend<PerTest, PerWorker>({
  settings: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ settings }, use) => {
      const product = await Product.start(settings);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  isFirstVisit: [false, { option: true }],
  keptContext: [
    async ({ browser }, use) => {
      const kept = new KeptContext(browser);
      await use(kept);
      await kept.end();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      keptContext,
      isFirstVisit,
      viewport,
      deviceScaleFactor,
      hasTouch,
      javaScriptEnabled,
    },
    use,
    testInfo,
  ) => {
    const isUsual = JSON.stringify([viewport, deviceScaleFactor]) === USUAL_SCREEN;
    if (isFirstVisit || hasTouch || !javaScriptEnabled || !isUsual) {
      const context = await browser.newContext();
      await asTheOldest(context);
      await use(context);
      await context.close();
      return;
    }
    await use(await keptContext.get());
    if (testInfo.status === testInfo.expectedStatus) await keptContext.empty();
    else await keptContext.end();
  },
  page: async ({ context, keptContext }, use) =>
    use(keptContext.takePage(context) ?? (await context.newPage())),
  baseURL: async ({ product }, use) => use(product.baseURL),
  mailbox: async ({ product }, use) => {
    await use(product.mailbox);
    product.mailbox.refuseWith = undefined;
  },
  addressService: async ({ product }, use) => {
    await use(product.addressService);
    Object.assign(product.addressService, { down: false, hangs: false });
  },
});

/**
 * Gives the file's tests an empty product, and empties it afterwards, so that their lists and
 * counts are exact.
 */
export function onEmptyProduct(): void {
  const empty = ({ product }: PerWorker) => product.empty();
  test.beforeAll(empty);
  test.afterAll(empty);
}

export { expect } from '@playwright/test';
