import type { Locator } from '@playwright/test';
import { expectAccessible, expectToFit320 } from '../harness/accessibility.js';
import {
  addPartner,
  openDashboard,
  notice,
  noticesGone,
  submitLead,
} from '../harness/administrator.js';
import { linkIn } from '../harness/link-in.js';
import { shot } from '../harness/shot.js';
import { expect, onEmptyProduct, test } from '../harness/test.js';
import { atRest } from '../harness/visitor.js';

onEmptyProduct();
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page, product }) => {
  await atRest(page);
  await openDashboard(page, product);
});

/** Offered areas; a select has options too. */
const found = (dialog: Locator) =>
  dialog.getByRole('listbox', { name: 'Kommuner og fylker' }).getByRole('option');

test('a partner is added, changed and paused', async ({ page }) => {
  await page.getByRole('link', { name: 'Partnere', exact: true }).click();
  await expect(page.getByText('Ingen partnere ennå.')).toBeVisible();
  await page.getByRole('button', { name: 'Ny partner' }).click();
  const form = page.getByRole('dialog', { name: 'Ny partner' });
  await form.getByRole('button', { name: 'Lagre' }).click();
  await expect(form.getByText('Velg minst én tjeneste.')).toBeVisible();
  await expect(form.getByLabel('Navn')).toBeFocused();
  await expectAccessible(page);

  await form.getByLabel('Navn').fill('Nora Ny');
  await form.getByLabel('Firma').fill('Nye Rom AS');
  await form.getByLabel('E-post').fill('nora@partner.example.com');
  await form.getByLabel('Telefon').fill('400 00 002');
  await form.getByLabel('Fullstyling').check();
  const area = form.getByRole('combobox', { name: /^Legg til kommune/ });
  await area.fill('berg');
  await expect(found(form)).toHaveText(['Bergen Vestland']);
  await area.press('ArrowDown');
  await area.press('Enter');
  await area.fill('heroy');
  await found(form).filter({ hasText: 'Herøy (Nordland)' }).click();
  await expect(area).toBeFocused();
  await area.fill('vest');
  await area.press('Escape');
  await expect(found(form)).toHaveCount(0);
  await expect(form).toBeVisible();
  await form.getByLabel('Pris per oppdrag i kroner').fill('750,50');
  await form.getByLabel('Oppdrag per uke').fill('5');
  await form.getByRole('button', { name: 'Lagre' }).click();
  await expect(notice(page, 'Lagt til')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Nora Ny' });
  await expect(row).toContainText('750,50 kr');
  await expect(row).toContainText('Herøy (Nordland), Bergen');

  await noticesGone(page);
  await row.getByRole('button', { name: 'Rediger' }).click();
  const edit = page.getByRole('dialog', { name: 'Rediger partner' });
  await expect(edit.getByLabel('Navn')).toHaveValue('Nora Ny');
  await edit.getByRole('button', { name: 'Fjern Herøy (Nordland)' }).click();
  const more = edit.getByRole('combobox', { name: /^Legg til kommune/ });
  await expect(more).toBeFocused();
  await more.press('ArrowDown');
  await expectAccessible(page);
  await more.press('Enter');
  await expect(edit.getByRole('listitem')).toHaveText([/^Hele landet/]);
  await edit.getByRole('button', { name: 'Lagre' }).click();
  await expect(row).toContainText('Hele landet');

  await row.getByRole('button', { name: 'Sett på pause' }).click();
  await expect(row).toContainText('På pause');
  await page.getByLabel('Tilstand').selectOption('Aktiv');
  await expect(page.getByText('Ingen partnere passer.')).toBeVisible();
  await page.getByLabel('Tilstand').selectOption('På pause');
  await row.getByRole('button', { name: 'Gjør aktiv' }).click();
  await expect(notice(page, 'Aktiv')).toBeVisible();
});

test('an e-mail address of another partner is refused at its field', async ({
  page,
  product,
  request,
}) => {
  await addPartner(request, product, { name: 'Egil Eks', email: 'egil@partner.example.com' });
  await page.goto('/admin/partnere');
  await page.getByRole('button', { name: 'Rediger: Egil Eks' }).click();
  const edit = page.getByRole('dialog', { name: 'Rediger partner' });
  await edit.getByLabel('E-post').fill('nora@partner.example.com');
  await edit.getByRole('button', { name: 'Lagre' }).click();
  await expect(notice(page, 'Feil')).toBeVisible();
  await expect(edit).toBeVisible();
});

test('closing a dialog by mistake keeps the typed text', async ({ page }) => {
  await page.goto('/admin/partnere');
  const open = page.getByRole('button', { name: 'Rediger: Egil Eks' });
  const edit = page.getByRole('dialog', { name: 'Rediger partner' });
  await open.click();
  await edit.getByLabel('Firma').fill('Halvveis AS');
  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await leave();
    await expect(edit).toBeHidden();
    await open.click();
    await expect(edit.getByLabel('Firma')).toHaveValue('Halvveis AS');
  }
  await expect(edit.getByText('Det er ikke lagret.')).toBeVisible();
  for (const [width, height] of [
    [1440, 900],
    [820, 1100],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await shot(page, `admin-partner-found-${width}`);
  }
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Close' }).click();
  await open.click();
  await expect(edit.getByLabel('Firma')).toHaveValue('Stil og Rom AS');
});

test('sales are listed, marked paid and credited, and summed', async ({
  page,
  product,
  request,
  mailbox,
}) => {
  await addPartner(request, product, {
    name: 'Sara Salg',
    email: 'sara@partner.example.com',
    areas: ['5025'],
    price_per_assignment: 1200.5,
  });
  await submitLead(request, { customer_name: 'Rolf Røros', location: 'Røros' });
  const question = await mailbox.waitFor('sara@partner.example.com');
  const headers = { 'link-token': linkIn(question, '/partner/svar').split('#').at(-1) ?? '' };
  expect((await request.post('/api/partner-link/accept', { headers })).status()).toBe(200);
  const sold = () =>
    product.query('select 1 from sale where amount_ore = 120050').then(({ length }) => length);
  await expect.poll(sold).toBe(1);

  await page.getByRole('link', { name: 'Salg', exact: true }).click();
  await page
    .getByLabel('Partner', { exact: true })
    .selectOption({ label: 'Sara Salg, Stil og Rom AS' });
  const row = page.getByRole('row').filter({ hasText: 'Sara Salg' });
  await expect(row).toContainText(/1\s200,50\skr/);
  const totals = page.locator('dl');
  await expect(totals).toContainText(/Venter på betaling1\s200,50\skr1 salg, uten mva\./);
  await noticesGone(page);
  await row.getByRole('button', { name: 'Merk betalt' }).click();
  await expect(row).toContainText('Betalt');
  await expect(totals).toContainText(/Betalt1\s200,50\skr1 salg, uten mva\./);
  await noticesGone(page);
  await row.getByRole('button', { name: 'Krediter' }).click();
  await row.getByRole('button', { name: 'Krediter' }).click();
  await expect(row).toContainText('Kreditert');
  await page.getByLabel('Status').selectOption('Betalt');
  await expect(page.getByText('Ingen salg passer.')).toBeVisible();
  await page.getByLabel('Status').selectOption('Alle');
  await row.getByRole('link', { name: 'Se henvendelsen' }).click();
  await expect(page.getByRole('dialog', { name: 'Kundedetaljer' })).toContainText('Rolf Røros');
});

test('areas without a partner are shown, and link to their leads', async ({
  page,
  product,
  request,
}) => {
  await product.query("update partner set active = false where name = 'Nora Ny'");
  await submitLead(request, { customer_name: 'Vidar Vardø', location: 'Vardø' });
  await page.getByRole('link', { name: 'Dekning', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'Vardø' });
  await expect(row).toContainText('Fullstyling');
  await shot(page, 'admin-coverage');
  await row.getByRole('link', { name: 'Se henvendelsene' }).click();
  await expect(page.getByRole('rowheader', { name: /Vidar Vardø/ })).toBeVisible();
});

test('an ambiguous city is shown until areas are chosen', async ({ page, product, request }) => {
  const partner = { name: 'Una Uklar', email: 'una@partner.example.com' };
  await addPartner(request, product, partner);
  await product.query(
    "update partner set areas = '{}', unclear_cities = '{Stockholm}' where name = 'Una Uklar'",
  );
  await page.goto('/admin/partnere');
  const row = page.getByRole('row').filter({ hasText: 'Una Uklar' });
  await expect(row).toContainText('Ingen steder');
  await expect(row).toContainText('Vi forsto ikke: Stockholm');
  await row.getByRole('button', { name: 'Rediger' }).click();
  const edit = page.getByRole('dialog', { name: 'Rediger partner' });
  await expect(edit).toContainText('Vi forsto ikke: Stockholm.');
  await edit.getByRole('button', { name: 'Lagre' }).click();
  await expect(edit.getByRole('combobox', { name: /^Legg til kommune/ })).toBeFocused();
  await edit.getByRole('combobox', { name: /^Legg til kommune/ }).fill('vestfold');
  await found(edit).first().click();
  await shot(page, 'admin-partner-areas');
  await edit.getByRole('button', { name: 'Lagre' }).click();
  await expect(row).toContainText('Vestfold fylke');
  await expect(row).not.toContainText('Stockholm');
});

test('when all partners are full, waiting leads are not hidden', async ({
  page,
  product,
  request,
}) => {
  await addPartner(request, product, {
    name: 'Fia Full',
    email: 'fia@partner.example.com',
    areas: ['NO'],
    weekly_capacity: 0,
  });
  await submitLead(request, { customer_name: 'Vera Venter', location: 'Vadsø' });
  await page.getByRole('link', { name: 'Dekning', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'Vadsø' });
  await expect(row).toContainText('har fullt');
  await expect(page.getByText(/venter på partner, 1 partner har fullt/)).toBeVisible();
});

test('partners, sales and coverage work for everyone', async ({ page }) => {
  for (const view of ['partnere', 'salg', 'dekning']) {
    await test.step(view, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(`/admin/${view}`);
      await expect(page.getByRole('table')).toBeVisible();
      await shot(page, `admin-${view}`);
      await expectAccessible(page);
      await expectToFit320(page);
    });
  }
});

test('an unknown page leads to the 404 page', async ({ page }) => {
  await page.goto('/admin/finnes-ikke');
  await expect(page).toHaveURL('/404');
});
