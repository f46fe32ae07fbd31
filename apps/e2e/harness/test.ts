import { test as base } from '@playwright/test';
import type { AddressService } from './address-service.js';
import type { Mailbox } from './mailbox.js';
import { asTheOldest } from './oldest-browser.js';
import { Product, type Settings } from './product.js';

export interface PerTest {
  mailbox: Mailbox;
  addressService: AddressService;
}

export interface PerWorker {
  /** Set with `test.use({ settings: ALL_TAGS })`: files with the same object share a product. */
  settings: Settings;
  product: Product;
}

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
    { scope: 'worker', timeout: 120_000 },
  ],
  context: async ({ context }, use) => {
    await asTheOldest(context);
    await use(context);
  },
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
