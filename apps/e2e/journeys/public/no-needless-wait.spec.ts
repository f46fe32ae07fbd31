import type { Page } from '@playwright/test';
import { AS_ON_A_FIRST_VISIT, expect, test } from '../../harness/test.js';
import { answeredBanner, cameToLife } from '../../harness/visitor.js';

test.use(AS_ON_A_FIRST_VISIT);

async function stopTimers(page: Page) {
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1_000));
}

test.beforeEach(({ page }) => page.clock.install());

const EMPTY = ['/admin/login', '/partner/logg-inn', '/min-henvendelse'];

test('the document of a page rendered in the browser names its code, and nothing else is awaited', async ({
  page,
}) => {
  await test.step('the document of such a page has a title, and names all code it starts with', async () => {
    // Code loaded when the browser is idle is not part of the start.
    await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\.(js|css)$/.test(request.url())) asked.push(new URL(request.url()).pathname);
    });
    for (const address of [...EMPTY, '/partner/svar', '/admin/velkommen', '/admin/nettleser']) {
      asked.length = 0;
      const document = await (await page.goto(address))!.text();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(document).toContain('<title>Boligstyling</title>');
      expect(asked.length).toBeGreaterThan(9);
      expect(asked.filter((file) => !document.includes(file))).toEqual([]);
    }
  });

  await test.step('a page without server-rendered content shows as soon as its code is loaded', async () => {
    await page.goto('/faq');
    await stopTimers(page);
    for (const address of EMPTY) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('suggestions appear with the answer, though their list is loaded on demand', async ({
  page,
}) => {
  await answeredBanner(page);
  await page.goto('/');
  await cameToLife(page);
  await stopTimers(page);
  const search = page.waitForResponse(/\/assets\/search-at-[^/]*\.js$/);
  await page.getByRole('combobox', { name: 'Gateadresse' }).pressSequentially('Arendalsgata 12');
  // The debounce begins once the search code has run; importing it again waits for that.
  await page.evaluate((code) => import(code), (await search).url());
  await page.clock.runFor(300);
  await expect(page.getByRole('option')).toHaveCount(4);
});
