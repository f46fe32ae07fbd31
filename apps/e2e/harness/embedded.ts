import { readFileSync } from 'node:fs';
import type { FrameLocator, Page } from '@playwright/test';
import { HostSite } from './host-site.js';
import { giveKey } from './integrators.js';
import { test as base } from './test.js';

const [, SECTION = ''] = readFileSync(
  new URL('../../../docs/integrating.md', import.meta.url),
  'utf8',
).split('\n## Our form in your page\n');
const [ONE_SCRIPT = '', OWN_ELEMENT = ''] = Array.from(
  SECTION.matchAll(/```html\n([^]*?)```/g),
  ([, code = '']) => code,
);

const filledIn = (code: string, baseURL: string | undefined, key: string) =>
  code
    .replaceAll('https://boligstyling.example', baseURL ?? '')
    .replace('the open name of your key', key);

interface Hosts {
  host: HostSite;
  key: string;
  /** The snippet of docs/integrating.md, on a page in Georgia. */
  snippet: string;
  /** The same with an element in the page. */
  ownElement: string;
}

export const test = base.extend<Hosts>({
  isFirstVisit: true,
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

export const NAME = 'boligstyling-skjema';
export const element = (page: Page) => page.locator(NAME);
export const frameIn = (page: Page) => page.locator(`${NAME} iframe`);
export const form = (page: Page) => frameIn(page).contentFrame();
export const heading = (frame: FrameLocator) => frame.getByRole('heading', { level: 1 });
