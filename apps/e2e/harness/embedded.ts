import { readFileSync } from 'node:fs';
import type { FrameLocator, Page } from '@playwright/test';
import { HostSite } from './host-site.js';
import { giveKey } from './integrators.js';
import { test as base } from './test.js';

const [, PART = ''] = readFileSync(
  new URL('../../../docs/integrating.md', import.meta.url),
  'utf8',
).split('\n## Our form in your page\n');
const [ONE_SCRIPT = '', OWN_ELEMENT = ''] = Array.from(
  PART.matchAll(/```html\n([^]*?)```/g),
  ([, code = '']) => code,
);

const filledIn = (code: string, baseURL: string | undefined, key: string) =>
  code
    .replaceAll('https://boligstyling.example', baseURL ?? '')
    .replace('the open name of your key', key);

interface Hosts {
  /** Pages of its origin may frame the form. */
  host: HostSite;
  /** Its key's open name. */
  key: string;
  /** What docs/integrating.md tells its makers to put into their page, in Georgia. */
  snippet: string;
  /** The same with an element of their own. */
  ownElement: string;
}

/** `test` with another's site, and a key for it. */
export const test = base.extend<Hosts>({
  host: async ({ baseURL }, use) => {
    const host = await HostSite.start(baseURL);
    await use(host);
    host.stop();
  },
  key: ({ host, request, product }, use) => giveKey(request, product, [host.origin]).then(use),
  snippet: ({ baseURL, key }, use) =>
    use(filledIn(ONE_SCRIPT, baseURL, key).replace(' async', ' data-font="georgia" async')),
  ownElement: ({ baseURL, key }, use) => use(filledIn(OWN_ELEMENT, baseURL, key)),
});

/** The element that our script makes. */
export const NAME = 'boligstyling-skjema';
export const element = (page: Page) => page.locator(NAME);
export const frameIn = (page: Page) => page.locator(`${NAME} iframe`);
export const form = (page: Page) => frameIn(page).contentFrame();
export const heading = (frame: FrameLocator) => frame.getByRole('heading', { level: 1 });
