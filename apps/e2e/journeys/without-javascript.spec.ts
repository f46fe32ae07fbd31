import type { Browser, Page } from '@playwright/test';
import { faultsOf } from '../harness/faults.js';
import { PUBLIC_PAGES } from '../harness/public-pages.js';
import { shot } from '../harness/shot.js';
import { expect, test } from '../harness/test.js';
import { answeredBanner, cameToLife } from '../harness/visitor.js';

async function withoutJavaScript(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  return context.newPage();
}

const textOf = (page: Page) => page.locator('#root').textContent();

for (const [path, title] of PUBLIC_PAGES) {
  test(`${path} reads the same without JavaScript, and comes to life without a fault`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const plain = await withoutJavaScript(browser, baseURL);
    const response = await plain.goto(path);
    expect(response?.status()).toBe(path === '/404' ? 404 : 200);
    await expect(plain).toHaveTitle(title);
    await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(plain.locator('html')).toHaveAttribute('lang', 'nb');
    await expect(plain.locator('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex, nofollow',
    );
    const read = await textOf(plain);
    await plain.context().close();

    const faults = faultsOf(page);
    await answeredBanner(page);
    await page.goto(path);
    await cameToLife(page);
    await page.waitForLoadState('networkidle');
    expect(await textOf(page)).toBe(read);
    await expect(page).toHaveTitle(title);
    expect(faults).toEqual([]);
  });
}

test('pages rendered only in the browser have a title before that', async ({
  browser,
  baseURL,
}) => {
  const page = await withoutJavaScript(browser, baseURL);
  for (const path of ['/admin', '/partner', '/min-henvendelse']) {
    await page.goto(path);
    await expect(page).toHaveTitle('Boligstyling');
  }
  await page.context().close();
});

test('pages that need JavaScript say so, with a contact', async ({ browser, baseURL }) => {
  const page = await withoutJavaScript(browser, baseURL);
  const wayOn = page.locator('noscript p');
  const contact = wayOn.getByRole('link', { name: 'kontakt@boligstyling.example' });
  for (const path of [
    ...['/min-henvendelse', '/min-henvendelse/token', '/partner', '/partner/svar/token'],
    ...['/partner/logg-inn', '/admin', '/admin/login'],
  ]) {
    await page.goto(path);
    await expect(contact).toBeInViewport();
    await expect(wayOn).toHaveText(/^Siden virker bare med JavaScript. Skriv til .*, så hjelper/);
    await expect(contact).toHaveAttribute('href', 'mailto:kontakt@boligstyling.example');
  }
  await shot(page, 'without-javascript-empty');
  for (const path of ['/', '/oslo', '/artikler']) {
    await page.goto(path);
    await expect(wayOn).toHaveText(/^Skjemaet virker bare med JavaScript/);
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const next = page.getByRole('button', { name: 'Gå videre' });
      await next.scrollIntoViewIfNeeded();
      await expect(contact).toBeInViewport();
      const covering = (await wayOn.boundingBox())!;
      const button = (await next.boundingBox())!;
      expect(button.y + button.height).toBeLessThanOrEqual(covering.y);
      await shot(page, `without-javascript${path.replace('/', '-')}-${width}`);
    }
  }
  await page.goto('/faq');
  await expect(wayOn).toHaveCount(0);
  await page.context().close();
});

test('a page whose code does not load says so after a while, with a contact', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const path of ['/min-henvendelse', '/partner/svar', '/admin/login']) {
    await page.goto(path);
    const told = page.getByText('Siden er ikke lastet ennå. Last den på nytt, eller skriv til ');
    await expect(told).toBeHidden();
    await expect(told).toBeVisible();
    await expect(told.getByRole('link')).toHaveAttribute(
      'href',
      'mailto:kontakt@boligstyling.example',
    );
  }
});

test('answers open and links work without JavaScript', async ({ browser, baseURL }) => {
  const page = await withoutJavaScript(browser, baseURL);
  await page.goto('/faq');
  await page.getByText('Når får jeg svar?').click();
  await expect(page.getByText('Stylistene svarer vanligvis innen 1–2 virkedager.')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL('/kontakt');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().close();
});
