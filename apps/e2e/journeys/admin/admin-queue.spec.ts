import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import {
  addPartner,
  BUYER,
  openDashboard,
  notice,
  noticesGone,
  reopenDashboard,
  submitLead,
} from '../../harness/administrator.js';
import type { Product } from '../../harness/product.js';
import { shot, shots } from '../../harness/shot.js';
import { expect, onEmptyProduct, test } from '../../harness/test.js';
import { atRest } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

/** The queue lists cases of all other journeys too. */
onEmptyProduct();

test.beforeEach(({ page }) => atRest(page));

const queue = (page: Page) => page.getByRole('region', { name: 'Trenger deg nå' });
const titles = (page: Page) => queue(page).getByRole('heading', { level: 2 }).allTextContents();

async function leaveWork(product: Product, request: APIRequestContext) {
  const anna = { name: 'Anna Solheim', email: 'anna@partner.example.com', phone: '90123456' };
  await addPartner(request, product, { ...anna, ...BUYER });
  await addPartner(request, product, {
    name: 'Bo Lie',
    email: 'bo@partner.example.com',
    areas: ['0301'],
  });
  const called = await submitLead(request, { customer_name: 'Marianne Kvam' });
  const late = await submitLead(request, { customer_name: 'Lars Strand' });
  await submitLead(request, { customer_name: 'Ragnhild Moen', location: 'Vinje' });
  await submitLead(request, { customer_name: 'Kari Sted', location: 'Xyz', address: 'Gata 1' });
  await submitLead(
    request,
    { customer_name: 'Gratis annonse' },
    { 'X-Form-Hidden-Field': 'filled' },
  );
  const asked = () =>
    product
      .query(`select 1 from lead where match_until is not null or merged_into is not null`)
      .then(({ length }) => length);
  await expect.poll(asked).toBe(4);
  const sent = () =>
    product.query(`select 1 from notification where state = 'due'`).then(({ length }) => length);
  await expect.poll(sent).toBe(0);
  await product.query(`update assignment set state = 'accepted', answered_at = now() - interval '6 days',
    revealed_at = now() - interval '6 days'`);
  await product.query(`update lead set status = 'matched', matching_due_at = null, accepted_at = now() - interval '6 days',
    partner_id = (select id from partner where name = 'Anna Solheim') where id in ('${called}', '${late}')`);
  await product.query(`update lead set nobody_called_at = now() - interval '40 minutes', status = 'contacted'
    where id = '${called}'`);
  await product.query(`update notification set state = 'parked', last_fault = '550 ukjent mottaker', attempts = 5
    where lead_id = '${late}' and kind = 'owner-confirmation'`);
}

test('an administrator works through the queue', async ({ page, product, request }) => {
  await test.step('an empty queue says so, and the figures are shown', async () => {
    await openDashboard(page, product);
    await expect(queue(page)).toContainText('Ingen saker venter');
    await expect(page).toHaveTitle('Oversikt – Boligstyling');
    await expect(page.getByRole('heading', { name: 'Tallene' })).toBeVisible();
    await noticesGone(page);
    await expectAccessible(page);
  });

  await test.step('the dashboard opens with the cases for an administrator, the worst first', async () => {
    await leaveWork(product, request);
    await reopenDashboard(page);
    await expect
      .poll(() => titles(page))
      .toEqual([
        'Ingen har ringt Marianne Kvam',
        'Ikke meldt: Fullstyling i Bergen',
        'Ingen funnet: Fullstyling i Vinje',
        'Holdt tilbake: Gratis annonse',
        'Ukjent sted: «Xyz»',
        'E-post når ikke fram: Lars Strand',
        'Bo Lie kan ikke faktureres',
      ]);
    await expect(page).toHaveTitle('(7) Oversikt – Boligstyling');
    await expect(page.getByText('7 saker. Den eldste er 6 dager gammel.')).toBeVisible();
    const actions = {
      'Ring Anna: Ingen har ringt Marianne Kvam': 'tel:+4790123456',
      'Ring Anna: Ikke meldt: Fullstyling i Bergen': 'tel:+4790123456',
      'Finn partner: Ingen funnet: Fullstyling i Vinje': /henvendelse\//,
      'Se og avgjør: Holdt tilbake: Gratis annonse': /henvendelse\//,
      'Velg kommune: Ukjent sted: «Xyz»': /henvendelse\//,
      'Fyll ut: Bo Lie kan ikke faktureres': /partnere\?partner=/,
    };
    for (const [name, href] of Object.entries(actions)) {
      await expect(queue(page).getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        href,
      );
    }
    await noticesGone(page);
    await shots(page, 'queue');
    await expectAccessible(page);
    await expectToFit320(page);
  });

  await test.step('one kind can be filtered, also by its address', async () => {
    await resize(page, { width: 1280, height: 720 });
    await queue(page).getByRole('button', { name: 'Holdt tilbake 1' }).click();
    await expect.poll(() => titles(page)).toEqual(['Holdt tilbake: Gratis annonse']);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(['Holdt tilbake: Gratis annonse']);
    await queue(page)
      .getByRole('link', { name: 'Holdt tilbake: Gratis annonse', exact: true })
      .click();
    const lead = page.getByRole('dialog', { name: 'Kundedetaljer' });
    await expect(lead).toContainText('Gratis annonse');
    await expect(lead).toContainText('1 av 1 i køen');
  });

  await test.step('a case of the queue leads to the next one, and so does a lead of the list', async () => {
    await reopenDashboard(page);
    await queue(page).getByRole('link', { name: 'Ring Anna: Ikke meldt' }).waitFor();
    await queue(page).getByRole('link', { name: 'Finn partner: Ingen funnet' }).click();
    const lead = page.getByRole('dialog', { name: 'Kundedetaljer' });
    await expect(lead).toContainText('3 av 5 i køen');
    await lead.getByRole('button', { name: 'Neste henvendelse' }).click();
    await expect(lead.getByRole('heading', { name: 'Gratis annonse' })).toBeVisible();
    await lead.getByRole('button', { name: 'Forrige henvendelse' }).click();
    await expect(lead.getByRole('heading', { name: 'Ragnhild Moen' })).toBeVisible();
    await page.getByRole('link', { name: 'Lars Strand', exact: true }).click();
    await expect(lead).toContainText('4 av 5 på siden');
  });

  await test.step('a case disappears when it is settled, and when its message is delivered', async () => {
    await reopenDashboard(page);
    await queue(page).getByRole('button', { name: 'Løst: Ingen har ringt Marianne Kvam' }).click();
    await expect(notice(page, 'Løst')).toBeVisible();
    await expect(page).toHaveTitle('(6) Oversikt – Boligstyling');
    await queue(page).getByRole('button', { name: 'Send på nytt: E-post når ikke fram' }).click();
    await expect(notice(page, 'Sendt')).toBeVisible();
    await expect(page).toHaveTitle('(5) Oversikt – Boligstyling');
    await product.query(`update notification set state = 'parked', last_fault = '550 ukjent mottaker'
    where kind = 'lead-notification'`);
    await page.getByRole('button', { name: 'Oppdater data' }).click();
    await queue(page)
      .getByRole('button', { name: /^Ikke levert/ })
      .click();
    await expect(queue(page)).toContainText('550 ukjent mottaker');
    await shot(page, 'queue-undelivered');
    await queue(page).getByRole('button', { name: 'Send alle på nytt' }).click();
    await expect(notice(page, 'Sendt på nytt')).toContainText('5 kom fram, 0 gjorde det ikke.');
  });

  await test.step('by service and by place add up to the total of the same weeks', async () => {
    await page.getByRole('button', { name: 'Oppdater data' }).click();
    for (const card of ['Henvendelser per uke', 'Fordelt på tjeneste', 'Fordelt på sted']) {
      await expect(page.getByRole('region', { name: card })).toContainText('5 siste 12 uker');
    }
    const shares = page.getByRole('region', { name: 'Fordelt på sted' }).locator('dd');
    const counts = (await shares.allTextContents()).map(Number);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
    await expect(page.getByText('Til noen meldte at kunden er kontaktet.')).toBeVisible();
  });
});
