import { expectAccessible, expectToFit320 } from '../harness/accessibility.js';
import { openDashboard, submitLead } from '../harness/administrator.js';
import { shot } from '../harness/shot.js';
import { expect, test } from '../harness/test.js';
import { atRest } from '../harness/visitor.js';

const LONG = `vårsalg-${'i-hele-nord-norge-'.repeat(7)}`.slice(0, 120);
const VISIT = { page: 'home', city: '', came_by: ['www.google.no'], step: 'page' };

test.beforeEach(async ({ page, product, request }) => {
  await atRest(page);
  await product.query('delete from lead');
  await product.query('delete from visit_count');
  const campaign = { source: 'city_page', utm_source: 'finn', utm_campaign: LONG };
  await submitLead(request, { customer_name: 'Anne Kampanje', location: 'Hamar', ...campaign });
  await submitLead(request, { customer_name: 'Per Annen', source: 'homepage' });
  await product.query(`update lead set status = 'won' where customer_name = 'Anne Kampanje'`);
  await product.query(`insert into visit_count values
    (current_date, 'home', '', 'google', 'page', 900), (current_date, 'home', '', 'google', 'form', 420),
    (current_date, 'city', 'Tromsø', 'direkte', 'page', 100),
    (current_date, 'city', 'Tromsø', 'direkte', 'form', 80),
    (current_date, 'home', '', 'google', 'step-1', 120), (current_date, 'home', '', 'google', 'step-2', 80),
    (current_date, 'home', '', 'google', 'sent', 60)`);
});

test('the result of a campaign is shown, and links to its leads', async ({ page, product }) => {
  await openDashboard(page, product);
  await page.getByRole('link', { name: 'Kilder', exact: true }).click();
  const outcome = page.getByRole('region', { name: 'Hvor henvendelser kommer fra' });
  await expect(outcome.getByRole('status')).toHaveText('2 henvendelser, 1 tatt, 1 vunnet, 0 kr');
  await expect(outcome.getByRole('row', { name: /Bysidene/ })).toContainText('1');
  await outcome.getByLabel('Tell etter').selectOption('Kampanje');
  const row = outcome.getByRole('row', { name: LONG });
  await expect(row).toBeVisible();
  await expect(outcome.getByRole('row', { name: /Ikke oppgitt/ })).toBeVisible();

  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await shot(page, `admin-origins-${width}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
  await expectAccessible(page);
  await expectToFit320(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await row.getByRole('link', { name: 'Se henvendelsene' }).click();
  await expect(page).toHaveURL(new RegExp(`kampanje=${encodeURIComponent(LONG)}`));
  const leads = page.getByRole('region', { name: 'Alle henvendelser' });
  await expect(leads.getByText('Anne Kampanje').first()).toBeVisible();
  await expect(leads.getByText('Per Annen')).toHaveCount(0);
  await expect(leads.getByLabel('Kampanje', { exact: true })).toHaveValue(LONG);
  await shot(page, 'admin-leads-of-campaign');
});

test('figures are filtered by source and campaign, and exported as shown', async ({
  page,
  product,
}) => {
  await openDashboard(page, product, '/kilder');
  const outcome = page.getByRole('region', { name: 'Hvor henvendelser kommer fra' });
  const rows = outcome.getByRole('row');
  await expect(rows).toHaveCount(3);
  await outcome.getByLabel('Bare fra kilden').selectOption('Forsiden');
  await expect(rows).toHaveCount(2);
  await outcome.getByLabel('Bare fra kampanjen').selectOption(LONG);
  await expect(outcome.getByText('Ingen henvendelser i tidsrommet.')).toBeVisible();
  await outcome.getByLabel('Bare fra kilden').selectOption('Bysidene');
  await expect(outcome.getByRole('status')).toHaveText('1 henvendelse, 1 tatt, 1 vunnet, 0 kr');

  const download = page.waitForEvent('download');
  await outcome.getByRole('button', { name: 'Last ned som CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('kilder.csv');
  const text = (await (await file.createReadStream()).toArray()).join('').replace('\ufeff', '');
  expect(text).toBe('"Kilde";"Henvendelser";"Tatt";"Vunnet";"Inntekt"\r\n"city_page";1;1;1;0\r\n');

  await page.reload();
  await expect(outcome.getByLabel('Bare fra kampanjen')).toHaveValue(LONG);
  await outcome.getByRole('link', { name: 'Se henvendelsene' }).click();
  await expect(page).toHaveURL(/kilde=city_page&kampanje=/);
  const leads = page.getByRole('region', { name: 'Alle henvendelser' });
  await expect(leads.getByText('1 av 1')).toBeVisible();
});

test('by keyboard alone the figures are grouped another way, and link to their leads', async ({
  page,
  product,
}) => {
  await openDashboard(page, product, '/kilder');
  const outcome = page.getByRole('region', { name: 'Hvor henvendelser kommer fra' });
  const by = outcome.getByLabel('Tell etter');
  await expect(by).toBeVisible();
  await page.getByLabel('Til dato').focus();
  const tabTo = async (target: typeof by) => {
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('not reached');
  };
  await tabTo(by);
  for (const value of ['utm_source', 'utm_campaign']) {
    await page.keyboard.press('ArrowDown');
    await expect(by).toHaveValue(value);
  }
  await expect(outcome.getByRole('row', { name: LONG })).toBeVisible();
  const link = outcome.getByRole('link', { name: 'Se henvendelsene' });
  await tabTo(link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\?kampanje=/);
});

test('slow, failed and empty figures are reported, and can be reloaded', async ({
  page,
  product,
}) => {
  await openDashboard(page, product);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/admin/origins?*', async (route) => {
    await asked;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto('/admin/kilder');
  const outcome = page.getByRole('region', { name: 'Hvor henvendelser kommer fra' });
  await expect(outcome.getByText('Laster...')).toBeVisible();
  await shot(page, 'admin-origins-loading');
  answer();
  await expect(outcome.getByText('Kunne ikke hente dataene.')).toBeVisible();
  await shot(page, 'admin-origins-failed');
  await page.unroute('**/api/admin/origins?*');
  await outcome.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(outcome.getByRole('row', { name: /Bysidene/ })).toBeVisible();

  await page.goto('/admin/kilder?til=2020-12-31');
  await expect(page.getByLabel('Fra dato')).toHaveValue('2020-10-02');
  await expect(page.getByText('Ingen henvendelser i tidsrommet.')).toBeVisible();
  await expect(page.getByText('Ingen besøk er talt i tidsrommet.')).toBeVisible();
  await shot(page, 'admin-origins-empty');
});

test('the steps where visitors stop are shown in words, bars and a table', async ({
  page,
  product,
  request,
}) => {
  await openDashboard(page, product, '/kilder');
  const visits = page.getByRole('region', { name: 'Hvor besøkende stopper' });
  const step = (name: string) => visits.locator('dl > div').filter({ hasText: name });
  await expect(step('Åpnet siden')).toContainText('1 000');
  await expect(step('Så skjemaet')).toContainText('50 % av steget før');
  await expect(step('Kom til steg 3')).toHaveCount(0);
  await visits.getByLabel('Tell etter').selectOption('By');
  await expect(visits.getByRole('row', { name: /Tromsø/ })).toContainText('100');
  await visits.getByLabel('By', { exact: true }).fill('tromsø');
  await expect(step('Åpnet siden')).toContainText('100');
  await expect(visits.getByRole('row', { name: /Ingen by/ })).toHaveCount(0);

  await page.goto('/admin/kilder?side=home');
  expect((await request.post('/api/visits', { data: VISIT })).status()).toBe(204);
  await expect
    .poll(async () => {
      await page.reload();
      return step('Åpnet siden').textContent();
    })
    .toContain('901');
});

test('a day is entered by keyboard, and a name in the log', async ({ page, product }) => {
  await openDashboard(page, product);
  await page.getByRole('link', { name: 'Kilder', exact: true }).click();
  const from = page.getByLabel('Fra dato');
  await from.click({ position: { x: 20, y: 15 } });
  await page.keyboard.type('01012026', { delay: 100 });
  await expect(page).toHaveURL(/fra=2026-01-01/);
  await expect(from).toHaveValue('2026-01-01');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.goto('/admin/revisjonslogg');
  const name = page.getByLabel('Navn');
  await name.fill('Nordmann');
  await name.press('Home');
  await page.keyboard.type('Kari ', { delay: 50 });
  await expect(page.getByText('Ingen treff.')).toBeVisible();
  await expect(name).toHaveValue('Kari Nordmann');
});
