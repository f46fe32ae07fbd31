import { expectAccessible, expectToFit320 } from '../harness/accessibility.js';
import { addPartner, submitLead } from '../harness/administrator.js';
import { linkIn } from '../harness/link-in.js';
import { shot } from '../harness/shot.js';
import { expect, test } from '../harness/test.js';
import { answeredBanner } from '../harness/visitor.js';

test.beforeEach(({ page }) => answeredBanner(page));

test('a partner answers from the e-mail, and sets the capacity', async ({
  page,
  product,
  request,
  mailbox,
}) => {
  const email = 'svar@partner.example.com';
  await addPartner(request, product, { name: 'Siri Svar', email, cities: ['Lofoten'] });
  await submitLead(request, { customer_name: 'Hemmelig Eier', location: 'Lofoten' });
  await page.goto(linkIn(await mailbox.waitFor(email), '/partner/svar'));
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Fullstyling i Lofoten');
  await expect(page.getByText('Hemmelig Eier')).toBeHidden();
  await expect(page.getByText('Tar du denne?')).toBeVisible();
  await shot(page, 'partner-answer');
  await expectAccessible(page);
  await expectToFit320(page);

  await page.getByRole('button', { name: 'Jeg tar kontakt' }).click();
  await expect(page.getByText('Takk. Du har svart at du tar kontakt.')).toBeVisible();
  await page.getByLabel('Oppdrag per uke').fill('mange');
  await page.getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByText('Skriv et helt tall fra 0 og opp.')).toBeVisible();
  await page.getByLabel('Oppdrag per uke').fill('7');
  await page.getByRole('button', { name: 'Lagre' }).click();
  await page.getByRole('button', { name: 'Ta en pause' }).click();
  await expect(page.getByText('Du er på pause')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Oppdrag per uke')).toHaveValue('7');
  await expect(page.getByRole('button', { name: 'Ta imot igjen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Jeg tar kontakt' })).toBeHidden();
});

test('a refusal passes the request on to the next partner', async ({
  page,
  product,
  request,
  mailbox,
}) => {
  const email = 'nei@partner.example.com';
  await addPartner(request, product, { name: 'Nils Nei', email, cities: ['Senja'] });
  await submitLead(request, { customer_name: 'Sven Senja', location: 'Senja' });
  const mail = await mailbox.waitFor(email);
  await addPartner(request, product, { email: 'neste@partner.example.com', cities: ['Senja'] });
  await page.goto(linkIn(mail, '/partner/svar'));
  await page.getByRole('button', { name: 'Passer ikke' }).click();
  await expect(page.getByText('Henvendelsen går videre til en annen.')).toBeVisible();
  await mailbox.waitFor('neste@partner.example.com');
});

test('an owner follows the request, withdraws it and has it erased', async ({
  page,
  product,
  request,
  mailbox,
}) => {
  const email = 'eier@owner.example.com';
  await addPartner(request, product, {
    name: 'Olga Oppdrag',
    email: 'olga@partner.example.com',
    cities: ['Vega'],
  });
  await submitLead(request, { customer_email: email, location: 'Vega' });
  await mailbox.waitFor('olga@partner.example.com');
  await page.goto(linkIn(await mailbox.waitFor(email), '/min-henvendelse'));
  await expect(page.getByText('Olga Oppdrag')).toBeVisible();
  await expect(page.getByText('Har ikke svart')).toBeVisible();
  await shot(page, 'own-request');
  await expectAccessible(page);
  await expectToFit320(page);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Last ned opplysningene' }).click();
  expect((await download).suggestedFilename()).toBe('min-henvendelse.json');

  await page.getByRole('button', { name: 'Trekk henvendelsen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Trekk henvendelsen' }).click();
  await expect(page.getByText('Henvendelsen er avsluttet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Trekk henvendelsen' })).toBeHidden();

  await page.getByRole('button', { name: 'Slett opplysningene' }).click();
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('button', { name: 'Slett opplysningene' }).click();
  await dialog.getByRole('button', { name: 'Ja, slett for godt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alt er slettet');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lenken virker ikke');
  expect(await product.query('select 1 from lead where customer_email = $1', [email])).toEqual([]);
});

for (const address of ['/partner/svar/feil', '/min-henvendelse/feil']) {
  test(`${address} says that the link does not work`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lenken virker ikke');
    await expectAccessible(page);
  });
}
