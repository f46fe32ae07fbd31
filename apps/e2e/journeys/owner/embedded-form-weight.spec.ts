import { expect, type Page } from '@playwright/test';
import { element, form, frameIn, heading, test } from '../../harness/embedded.js';

/** In bytes on the wire, brotli. */
const SCRIPT = 2_000;
const BEFORE_IN_VIEW = 10_000;
/** Includes the client that sends the form, fetched once the form is begun. */
const IN_ALL = 136_000;

/** Bytes without headers that page and frame fetch from us, by path. */
function fetchedFrom(page: Page, origin: string | undefined) {
  const bytes: Record<string, number> = {};
  page.on('response', (response) => {
    const url = new URL(response.url());
    // The report of a visit is answered without a body.
    const isEmpty = response.status() === 204;
    const length = isEmpty ? 0 : Number(response.headers()['content-length'] ?? NaN);
    if (url.origin === origin) bytes[url.pathname] = length;
  });
  return bytes;
}
const sum = (bytes: Record<string, number>) =>
  Object.values(bytes).reduce((all, each) => all + each, 0);

test('the host page loads the form only as the visitor reaches it', async ({
  page,
  baseURL,
  host,
  key,
  snippet,
}) => {
  const bytes = fetchedFrom(page, baseURL);
  host.show({ snippet, far: true });
  await page.goto(host.origin);
  await expect(element(page)).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(Object.keys(bytes)).toEqual(['/embed.js']);
  expect(sum(bytes)).toBeLessThanOrEqual(SCRIPT);

  const box = (await element(page).boundingBox())!;
  const { height } = page.viewportSize()!;
  await page.evaluate((y) => scrollTo(0, y), box.y - height - 300);
  await expect(heading(form(page))).toHaveText('Få tilbud fra inntil tre stylister');
  await expect(frameIn(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const paths = Object.keys(bytes).filter((path) => !path.startsWith('/pictures/'));
  expect(paths).toEqual(['/embed.js', `/embed/${key}`, expect.stringMatching(/^\/assets\/main-/)]);
  const withoutPictures = paths.reduce((all, path) => all + bytes[path]!, 0);
  expect(withoutPictures).toBeLessThanOrEqual(BEFORE_IN_VIEW);

  await element(page).scrollIntoViewIfNeeded();
  // The client loads on the first focus after hydration.
  await expect(async () => {
    await form(page).getByRole('radio', { name: 'Delstyling' }).focus();
    await form(page).getByRole('radio', { name: 'Delstyling' }).check();
    await form(page).getByLabel('Postnummer').fill('5015');
    expect(Object.keys(bytes).join()).toMatch(/call-api.+reselect|reselect.+call-api/);
  }).toPass();
  await page.waitForLoadState('networkidle');
  expect(sum(bytes)).toBeLessThanOrEqual(IN_ALL);
});
