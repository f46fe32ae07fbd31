import type { Page } from '@playwright/test';
import { afterAPersonsTime, fillStepOne, fillStepTwo, send } from '../../harness/lead-form.js';
import { AS_ON_A_FIRST_VISIT, expect, test } from '../../harness/test.js';
import { answeredBanner, cameToLife, startOver } from '../../harness/visitor.js';

test.use(AS_ON_A_FIRST_VISIT);

const HEADING = { level: 1 } as const;
const link = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });

/** Removes the open document's files from the server; the next document finds its own. */
async function upgrade(page: Page): Promise<() => number> {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const before = page.url() === 'about:blank' ? 1 : 0;
  await page.route('**/assets/*.js', (route) =>
    documents > before ? route.continue() : route.fulfill({ status: 404 }),
  );
  return () => documents;
}

test('a page whose code is gone is reloaded or waits, and keeps the typed text', async ({
  page,
}) => {
  await test.step('a page whose code was replaced is reloaded, with the typed text kept', async () => {
    const documents = await upgrade(page);
    const { promise: typed, resolve: isTyped } = Promise.withResolvers<void>();
    // The entry is loaded already, and fetched again to check that it still exists.
    await page.route(/\/main-/, async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      await typed;
      return route.fallback();
    });
    await page.goto('/oslo');
    await page.getByLabel('Fornavn').fill('Kari');
    isTyped();
    await cameToLife(page);
    await expect(page.getByLabel('Fornavn')).toHaveValue('Kari');
    expect(documents()).toBe(2);
  });

  await test.step('a page whose code failed to load waits for the network, and keeps the typed text', async () => {
    await startOver(page);

    let isAway = true;
    await page.route('**/assets/*.js', (route) => {
      const isFirst = /\/main-/.test(route.request().url()) && route.request().method() === 'GET';
      return isAway && !isFirst ? route.abort() : route.continue();
    });
    // Once its check of the entry fails too, the page repeats that check until there is a network.
    const missed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await page.goto('/oslo');
    await page.getByLabel('Fornavn').fill('Kari');
    await missed;
    isAway = false;
    await cameToLife(page);
    await expect(page.getByLabel('Fornavn')).toHaveValue('Kari');
  });

  await test.step('a link leads to its page, though the page’s code was replaced', async () => {
    await startOver(page);

    await page.goto('/kontakt');
    await cameToLife(page);
    await upgrade(page);
    await link(page, 'Ofte stilte spørsmål').click();
    await expect(page.getByRole('heading', HEADING)).toHaveText('Ofte stilte spørsmål');
  });

  await test.step('a page with typed text asks before it is reloaded', async () => {
    await startOver(page);

    await page.goto('/oslo');
    await cameToLife(page);
    await page.getByLabel('Fornavn').fill('Kari');
    const documents = await upgrade(page);
    await link(page, 'Ofte stilte spørsmål').click();
    await expect(page.getByRole('heading', HEADING)).toHaveText('Unexpected Application Error!');
    expect(documents()).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', HEADING)).toHaveText('Ofte stilte spørsmål');
  });

  await test.step('without a network no page is reloaded', async () => {
    await startOver(page);

    await page.goto('/kontakt');
    await cameToLife(page);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route('**/assets/*.js', (route) => route.abort());
    await link(page, 'Ofte stilte spørsmål').click();
    await expect(page.getByRole('heading', HEADING)).toHaveText('Unexpected Application Error!');
    expect(documents).toBe(0);
  });
});

test('a received lead is thanked for, and nothing is stored after that', async ({ page }) => {
  await page.goto('/');
  await fillStepOne(page, { email: 'takk@upgrade.example.com' });
  await fillStepTwo(page);
  const documents = await upgrade(page);
  await send(page);
  await expect(page.getByRole('heading', HEADING)).toHaveText('Takk for din henvendelse!');
  expect(documents()).toBe(0);
  await link(page, 'Ofte stilte spørsmål').click();
  await expect(page.getByRole('heading', HEADING)).toHaveText('Ofte stilte spørsmål');
  expect(documents()).toBe(1);
});

test('an application opened before the upgrade is sent', async ({ page }) => {
  await answeredBanner(page);
  await page.goto('/moss');
  await cameToLife(page);
  // The client loads when the browser is idle, which is late on a slow machine.
  const client = page.waitForResponse(/\/assets\/call-api-/);
  await page.getByRole('button', { name: 'Eller fyll ut et skjema' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bli partner' });
  await expect(dialog).toBeVisible();
  await client;
  await page.waitForLoadState('networkidle');
  await upgrade(page);
  await dialog.getByLabel('Firma').fill('Stil og Rom AS');
  await dialog.getByLabel('Organisasjonsnummer').fill('974 761 076');
  await dialog.getByLabel('Navnet ditt').fill('Stine Stylist');
  await dialog.getByLabel('E-post').fill('stine@upgrade.example.com');
  await dialog.getByLabel('Telefon').fill('400 00 001');
  await dialog.getByLabel('Hvor jobber du?').fill('Bergen');
  await dialog.getByLabel('Jeg har lest og godtar vilkårene').check();
  await afterAPersonsTime(page);
  await dialog.getByRole('button', { name: 'Send søknaden' }).click();
  await expect(dialog.getByRole('heading', { name: 'Takk for søknaden' })).toBeFocused();
});
