import type { Page } from '@playwright/test';
import { PUBLIC_PAGES } from '../../harness/public-pages.js';
import { expect, test } from '../../harness/test.js';
import { cameToLife, consentOf } from '../../harness/visitor.js';
import { weigh } from '../../harness/weigh.js';
import { WHOLE_BROWSER } from '../../harness/whole-browser.js';

/** In bytes on the wire, brotli: limits for a cheap phone before interaction, and in total. */
const SCRIPT_BEFORE_INTERACTION = 90_000;
const SCRIPT_IN_ALL = 122_000;
const FONTS = 60_000;
/** With headers: ten packets, a server's initial window (RFC 6928). */
const DOCUMENT = 10 * 1_448;
const STYLES_BESIDE_THE_DOCUMENT = 2_000;
const REQUESTS_OF_HOME = 20;
/** Pages weighed at once, because most of it is waiting for a quiet network. */
const TOGETHER = 5;

const WITH_PICTURES = ['/', '/artikler', '/oslo', '/om-oss'];

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

/** Before more than its first script is requested. */
async function expectPaintedEarly(page: Page): Promise<void> {
  const early = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < paint!.startTime)
      .map(({ name }) => new URL(name).pathname);
  });
  expect(early).toEqual([expect.stringMatching(/^\/assets\/main-/)]);
}

/** Pictures keep their place, and are not loaded before they are near. */
async function expectPicturesToWait(page: Page): Promise<void> {
  const pictures = page.locator('main picture');
  const images = await pictures.locator('img').all();
  expect(images.length).toBeGreaterThan(0);
  for (const image of images) {
    await expect(image).toHaveAttribute('width', /^\d+$/);
    await expect(image).toHaveAttribute('height', /^\d+$/);
  }
  await expect(pictures.locator('source[type="image/avif"]').first()).toBeAttached();
  const eager = page.locator('main img:not([loading="lazy"])');
  for (const image of await eager.all()) await expect(image).toBeInViewport();
}

test('every public page is light and painted early, its pictures wait for their place, and it is not sent twice', async ({
  playwright,
  request,
}) => {
  const browser = await playwright.chromium.launch(WHOLE_BROWSER);
  const scripts = new Set<string>();
  const isLight = async (path: string) => {
    // Nothing is cached from the page before.
    const context = await browser.newContext();
    const page = await context.newPage();
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script') scripts.add(asked.url());
    });
    const weight = weigh(page);
    const document = await page.goto(path);
    await expect(consentOf(page)).toBeVisible();
    await expectPaintedEarly(page);
    const before = await weight();
    expect(before.script).toBeLessThanOrEqual(SCRIPT_BEFORE_INTERACTION);
    expect(before.requests).toBeLessThanOrEqual(REQUESTS_OF_HOME);

    await cameToLife(page);
    const inAll = await weight();
    expect(inAll.script).toBeGreaterThan(before.script);
    expect(inAll.script).toBeLessThanOrEqual(SCRIPT_IN_ALL);
    expect(inAll.font).toBeLessThanOrEqual(FONTS);
    const { responseHeadersSize } = await document!.request().sizes();
    expect(inAll.document + responseHeadersSize).toBeLessThanOrEqual(DOCUMENT);
    expect(inAll.stylesheet).toBeLessThanOrEqual(STYLES_BESIDE_THE_DOCUMENT);
    if (WITH_PICTURES.includes(path)) await expectPicturesToWait(page);
    await context.close();
  };
  for (let at = 0; at < PUBLIC_PAGES.length; at += TOGETHER) {
    const together = PUBLIC_PAGES.slice(at, at + TOGETHER);
    await Promise.all(together.map(([path]) => test.step(path, () => isLight(path))));
  }

  await test.step('visitors download none of the dashboard’s code', async () => {
    const files = await Promise.all([...scripts].map((script) => request.get(script)));
    const code = (await Promise.all(files.map((file) => file.text()))).join('\n');
    const admins = ['/api/admin', 'Kundedetaljer', 'Send manglende e-poster', 'Kvinnherad'];
    const parts = ['Hovedmeny', ...admins];
    expect(parts.filter((part) => code.includes(part))).toEqual(['Hovedmeny']);
  });

  await test.step('the largest picture of the room is for large dense screens alone', async () => {
    const widthAt = async (width: number, height: number, deviceScaleFactor: number) => {
      const screen = { viewport: { width, height }, deviceScaleFactor };
      const context = await browser.newContext(screen);
      const page = await context.newPage();
      await page.goto('/');
      const room = page.getByRole('img', { name: /^Stua før styling/ });
      await expect
        .poll(() => room.evaluate((img: HTMLImageElement) => img.currentSrc))
        .not.toBe('');
      const source = await room.evaluate((img: HTMLImageElement) => img.currentSrc);
      await context.close();
      return Number(/-(\d+)\.avif$/.exec(source)?.[1]);
    };
    expect(await widthAt(412, 823, 2.625)).toBe(780);
    expect(await widthAt(932, 430, 3)).toBe(1920);
    expect(await widthAt(1440, 900, 2)).toBe(2880);
  });

  await test.step('an unchanged page is not sent again, and its files are cached permanently', async () => {
    const first = await request.get('/faq');
    expect(first.headers()['cache-control']).toBe('no-cache');
    expect(first.headers()['content-encoding']).toBe('br');
    const etag = first.headers()['etag'] ?? '';
    const second = await request.get('/faq', { headers: { 'if-none-match': etag } });
    expect(second.status()).toBe(304);

    const [script] = /\/assets\/[\w-]+\.js/.exec(await first.text()) ?? [];
    const file = await request.get(script ?? '');
    expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(file.headers()['content-encoding']).toBe('br');
  });

  await test.step('a client without compression gets the same page', async () => {
    const plain = await request.get('/faq', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers()['content-encoding']).toBeUndefined();
    const zipped = await request.get('/faq', { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers()['content-encoding']).toBe('gzip');
    expect(await zipped.text()).toBe(await plain.text());
  });
  await browser.close();
});
