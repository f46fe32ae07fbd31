import { expectAccessible, expectToFit320 } from '../harness/accessibility.js';
import { addPartner, openDashboard, notice, submitLead } from '../harness/administrator.js';
import { shot } from '../harness/shot.js';
import { expect, test } from '../harness/test.js';
import { atRest } from '../harness/visitor.js';

test.beforeEach(({ page }) => atRest(page));

const SUMMARY = '/api/admin/summary';
const LEADS = /\/api\/admin\/leads\/search/;

test('the cards sum up leads, partners and sales, accessibly', async ({
  page,
  product,
  request,
}) => {
  await addPartner(request, product, { email: 'cards@partner.example.com', areas: ['3403'] });
  await submitLead(request, { customer_name: 'Anne Kort', location: 'Hamar' });
  await submitLead(request, { customer_name: 'Per Kort', location: 'Voss' });
  await openDashboard(page, product);
  await expect(page.getByRole('region', { name: 'Henvendelser', exact: true })).toContainText(
    /med status ny/,
  );
  await expect(page.getByRole('region', { name: 'Aktive partnere' })).toContainText(
    /av \d+ i nettverket/,
  );
  await expect(page.getByRole('region', { name: 'Salg' })).toContainText(/kr/);
  const chart = page.getByRole('region', { name: 'Henvendelser per uke' });
  await chart.getByText('Vis tallene').click();
  await expect(chart.getByRole('row')).not.toHaveCount(0);
  await page.getByRole('radio', { name: 'Dag' }).check();
  await expect(page.getByRole('region', { name: 'Henvendelser per dag' })).toBeVisible();
  await shot(page, 'admin-overview');
  await expect(page.getByRole('rowheader', { name: /Per Kort/ })).toBeVisible();
  await expectAccessible(page);
  await expectToFit320(page);
});

test('loading and failed data are reported, and can be reloaded', async ({ page, product }) => {
  await openDashboard(page, product);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(SUMMARY, async (route) => {
    await asked;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('Laster...').first()).toBeVisible();
  answer();
  await expect(page.getByRole('region', { name: 'Aktive partnere' })).toBeVisible();
  await page.unroute(SUMMARY);

  for (const [fault, title, text] of [
    [
      { status: 503, json: { error: 'Nede' } },
      'Feil ved henting av data',
      'Kunne ikke hente admin data',
    ],
    [{ body: '<html>' }, 'Feil', 'En uventet feil oppstod'],
  ] as const) {
    await page.route(SUMMARY, (route) => route.fulfill(fault));
    await page.reload();
    await expect(notice(page, title)).toContainText(text);
    await page.unroute(SUMMARY);
    await page.getByRole('button', { name: 'Prøv igjen' }).first().click();
    await expect(page.getByRole('region', { name: 'Aktive partnere' })).toBeVisible();
  }

  await page.route(LEADS, (route) => route.abort());
  await page.getByRole('button', { name: 'Oppdater data' }).click();
  await expect(notice(page, 'Feil ved henting av data')).toBeVisible();
});

test('leads are searched, filtered and sorted; the tab remembers it, and no address contains the name', async ({
  page,
  product,
  request,
}) => {
  await submitLead(request, { customer_name: 'Ågot Søkersen', location: 'Skien', message: '' });
  await submitLead(request, {
    customer_name: 'Zacharias Søkersen',
    location: 'Moss',
    service_type: 'Delstyling',
  });
  await openDashboard(page, product);
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(decodeURIComponent(sent.url())));
  const rows = page.getByRole('table').last().locator('tbody tr');
  await page.getByLabel('Søk', { exact: true }).fill('søkers');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Ågot' })).toContainText('Ingen melding');
  await expect(rows.first()).toContainText(/\d\d\.\d\d\.\d{4} kl\. \d\d:\d\d/);

  await page.getByRole('button', { name: 'Kunde' }).click();
  await expect(rows.first()).toContainText('Zacharias');
  await expect(page.getByRole('columnheader', { name: 'Kunde' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.getByLabel('Tjeneste', { exact: true }).selectOption('Delstyling');
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Zacharias');
  await expect(page.getByLabel('Søk', { exact: true })).toHaveValue('søkers');
  await expect(page).toHaveURL('/admin?sorter=customer_name&tjeneste=Delstyling');
  const table = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned som CSV' }).click();
  await table;
  expect(asked.filter((url) => url.includes('/api/admin/leads'))).not.toEqual([]);
  expect(asked.filter((url) => /søkers/i.test(url))).toEqual([]);
  await page.getByLabel('Sted', { exact: true }).fill('Skien');
  await expect(page.getByText('Ingen henvendelser passer.')).toBeVisible();
  await page.getByRole('button', { name: 'Nullstill' }).click();
  await expect(page.getByLabel('Søk', { exact: true })).toHaveValue('');
});

test('pages go forward and back', async ({ page, product, request }) => {
  for (let number = 0; number < 27; number += 1) {
    await submitLead(request, { customer_name: `Bla Sidesen ${number}`, location: 'Lom' });
  }
  await openDashboard(page, product);
  await page.getByLabel('Sted', { exact: true }).fill('Lom');
  const rows = page.getByRole('table').last().locator('tbody tr');
  await expect(page.getByText('25 av 27')).toBeVisible();
  await page.getByRole('button', { name: 'Neste' }).click();
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Forrige' }).click();
  await expect(rows).toHaveCount(25);
  await page.goBack();
  await expect(rows).toHaveCount(2);
});

test('new leads appear without a reload, and are announced', async ({ page, product, request }) => {
  const counted = page.waitForResponse('**/api/admin/summary');
  await openDashboard(page, product);
  await counted;
  await page.getByLabel('Søk', { exact: true }).focus();
  await submitLead(request, { customer_name: 'Nina Nettopp' });
  await expect(page.getByRole('rowheader', { name: /Nina Nettopp/ })).toBeVisible();
  await expect(page.getByText(/^\d+ nye? henvendelser?$/)).toBeVisible();
  await expect(page.getByLabel('Søk', { exact: true })).toBeFocused();
});

test('the filtered list is downloaded as a table, and a contact opens an e-mail to the customer', async ({
  page,
  product,
  request,
}) => {
  await submitLead(request, {
    customer_name: 'Cecilie Tabell',
    customer_email: 'cecilie@mail.example.com',
    location: 'Alta',
  });
  await openDashboard(page, product);
  await page.getByLabel('Sted', { exact: true }).fill('Alta');
  await expect(page.getByText('1 av 1')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned som CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('henvendelser.csv');
  const lines = (await (await file.createReadStream()).toArray()).join('').trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Cecilie Tabell');

  const link = page.getByRole('link', { name: 'Kontakt: Cecilie Tabell' });
  const mail = new URL((await link.getAttribute('href')) ?? '');
  expect(mail.pathname).toBe('cecilie@mail.example.com');
  expect(mail.searchParams.get('subject')).toBe('Henvendelsen din om boligstyling');
  expect(mail.searchParams.get('body')).toContain('Hei, Cecilie');
});

test('missing e-mails are sent, and counted', async ({ page, product, request, mailbox }) => {
  mailbox.refuseWith = 550;
  await submitLead(request, { customer_email: 'later@mail.example.com', location: 'Bø' });
  const parked = () =>
    product.query("select 1 from notification where state = 'parked'").then(({ length }) => length);
  await expect.poll(parked).toBeGreaterThan(0);
  mailbox.refuseWith = undefined;
  await openDashboard(page, product);
  await page.getByRole('button', { name: 'Send manglende e-poster' }).click();
  await expect(notice(page, 'Sender e-poster...')).toContainText('kontakt@boligstyling.example');
  await expect(notice(page, 'E-poster sendt!')).toContainText(/[1-9]\d* sendt, 0 feil/);
  await mailbox.waitFor('later@mail.example.com');
});

test('on a phone one button opens everything in the header', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard(page, product);
  const menu = page.getByRole('banner').getByRole('button', { name: 'Åpne menyen' });
  await expect(page.getByRole('button', { name: 'Logg ut' })).toBeHidden();
  await menu.press('Enter');
  await expect(page.getByRole('button', { name: 'Logg ut' })).toBeVisible();
  await shot(page, 'admin-menu');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole('link', { name: 'Partnere', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Partnere' })).toBeVisible();
  await menu.click();
  await expectAccessible(page);
});
