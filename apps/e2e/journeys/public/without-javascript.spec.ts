import type { Browser, Locator, Page } from '@playwright/test';
import { shot } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';

async function withoutJavaScript(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  return context.newPage();
}

/** Pixels of the place that lie below the note's upper edge. */
async function coveredOf(place: Locator, note: Locator): Promise<number> {
  const { y, height } = (await place.boundingBox())!;
  return Math.max(0, y + height - (await note.boundingBox())!.y);
}

test('without JavaScript pages have titles, answers and links, or name a contact', async ({
  browser,
  baseURL,
}) => {
  await test.step('pages rendered only in the browser have a title before that', async () => {
    const page = await withoutJavaScript(browser, baseURL);
    for (const path of ['/admin', '/partner', '/min-henvendelse']) {
      await page.goto(path);
      await expect(page).toHaveTitle('Boligstyling');
    }
    await page.context().close();
  });

  await test.step('pages that need JavaScript say so, with a contact', async () => {
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
        expect(await coveredOf(next, wayOn)).toBe(0);
        await shot(page, `without-javascript${path.replace('/', '-')}-${width}`);
        await page.mouse.wheel(0, 99_999);
        await expect.poll(() => coveredOf(page.getByRole('contentinfo'), wayOn)).toBe(0);
      }
    }
    await page.goto('/faq');
    await expect(wayOn).toHaveCount(0);
    await page.context().close();
  });

  await test.step('answers open and links work without JavaScript', async () => {
    const page = await withoutJavaScript(browser, baseURL);
    await page.goto('/faq');
    await page.getByText('Når får jeg svar?').click();
    await expect(page.getByText('Stylistene svarer vanligvis innen 1–2 virkedager.')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click();
    await expect(page).toHaveURL('/kontakt');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.context().close();
  });
});

test('a page whose code does not load says so after a while, with a contact', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const path of ['/min-henvendelse', '/partner/svar', '/admin/login']) {
    await page.goto(path);
    const reported = page.getByText(
      'Siden er ikke lastet ennå. Last den på nytt, eller skriv til ',
    );
    await expect(reported).toBeHidden();
    // Nobody waits for the ten seconds of a style sheet.
    const waits = await page.evaluate(() =>
      document.getAnimations().map((each) => {
        const { delay } = each.effect!.getComputedTiming();
        each.finish();
        return delay;
      }),
    );
    expect(waits).toEqual([10_000]);
    await expect(reported).toBeVisible();
    await expect(reported.getByRole('link')).toHaveAttribute(
      'href',
      'mailto:kontakt@boligstyling.example',
    );
  }
});
