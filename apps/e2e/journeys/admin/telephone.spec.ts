import { expectAccessible } from '../../harness/accessibility.js';
import { openDashboard, submitLead } from '../../harness/administrator.js';
import { shot, shots } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { atRest } from '../../harness/visitor.js';

test.beforeEach(({ page }) => atRest(page));

test('a lead by telephone is entered, corrected and compared', async ({
  page,
  product,
  request,
}) => {
  const address = 'Storgata 7, 8370 Leknes';
  await submitLead(request, {
    customer_name: 'Tora Telefon',
    customer_email: 'tora@telefon.example.com',
    customer_phone: '41234599',
    ...{ location: 'Leknes', address, municipality_number: '1860' },
  });
  await openDashboard(page, product);

  await test.step('enter', async () => {
    await page.getByRole('button', { name: 'Ny henvendelse' }).click();
    const form = page.getByRole('dialog', { name: 'Ny henvendelse på telefon' });
    await shots(page, 'telephone', [390, 1440]);
    await expectAccessible(page);
    await form.getByLabel('Stylister', { exact: true }).check();
    await form.getByLabel('Navn', { exact: true }).fill('Tora Uten Epost');
    await form.getByLabel('Telefon').fill('412 34 599');
    await form.getByLabel(/^Gateadresse/).fill(address);
    await form.getByLabel('Sted').fill('Leknes');
    await form.getByLabel('Tjeneste').selectOption('Delstyling');
    await form.getByLabel('Boligtype').selectOption('Leilighet');
    await form.getByLabel('Størrelse').fill('74');
    await form.getByLabel('Rom', { exact: true }).fill('3');
    await form.getByLabel('Tidsramme').selectOption('Innen to uker');
    await form.getByLabel('Ja', { exact: true }).check();
    await form.getByRole('button', { name: 'Lagre og finn partnere' }).click();
    await expect(form.getByText('Les samtykket høyt, og noter at kunden sa ja.')).toBeVisible();
    await form.getByLabel(/^Jeg har lest det høyt/).check();
    await form.getByRole('button', { name: 'Lagre og finn partnere' }).click();
  });

  const panel = page.getByRole('dialog', { name: 'Kundedetaljer' });
  await expect(panel.getByRole('heading', { name: 'Tora Uten Epost' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Send e-post' })).toHaveCount(0);

  await test.step('correct', async () => {
    await panel.getByRole('button', { name: 'Rett opplysningene' }).click();
    const form = page.getByRole('dialog', { name: 'Rett for Tora Uten Epost' });
    await form.getByLabel('Rom', { exact: true }).fill('4 rom');
    await shot(page, 'correct-1440');
    await form.getByRole('button', { name: 'Lagre rettelsene' }).click();
    await expect(panel.getByText('Rom: 3 → 4 rom')).toBeVisible();
  });

  await test.step('compare', async () => {
    await panel.getByRole('button', { name: 'Sammenlign' }).click();
    const dialog = page.getByRole('dialog', { name: 'To henvendelser ved siden av hverandre' });
    await expect(dialog.getByRole('row', { name: /^Telefon .*Ja$/ })).toBeVisible();
    await shots(page, 'compare', [390, 1440]);
    await expectAccessible(page);
  });
});
