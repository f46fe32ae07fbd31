import {
  fillContact,
  fillHome,
  fillStepOne,
  fillStepTwo,
  giveConsents,
  send,
} from '../../harness/lead-form.js';
import { expect, test } from '../../harness/test.js';
import { translated } from '../../harness/translator.js';
import { answeredBanner, cameToLife } from '../../harness/visitor.js';

const thanks = { name: 'Takk for din henvendelse!' };

test.beforeEach(({ page }) => answeredBanner(page));

test('an owner asks for offers with a double click, and gets one confirmation', async ({
  page,
  product,
  mailbox,
}) => {
  const email = 'owner@offers.example.com';
  await page.goto('/om-oss?utm_campaign=v%C3%A5r%20i%20nord');
  await page.getByRole('link', { name: 'Boligstyling' }).first().click();
  await page.getByRole('link', { name: 'Få tilbud nå' }).first().click();
  await fillStepOne(page, { email, phone: '400 00 000' });
  await fillStepTwo(page);
  await page.getByLabel('Andre opplysninger').fill('Det er heis.');
  await page.getByRole('button', { name: 'Send henvendelsen' }).dblclick();

  await expect(page.getByRole('heading', thanks)).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    '/takk?source=homepage&city=Bergen',
  );

  expect(
    await product.query('select * from lead where customer_email = $1', [email]),
  ).toMatchObject([
    {
      customer_name: 'Kari Nordmann',
      customer_phone: '40000000',
      service_type: 'Delstyling',
      location: 'Bergen',
      address: 'Nygårdsgaten 5, 5015 Bergen',
      styling_needs: 'Leiligheten er tom.',
      rooms: 'Stue og kjøkken',
      property_size: '74 kvm',
      timeframe: 'Innen to uker',
      property_type: 'Leilighet',
      preferred_style: '',
      message: 'Det er heis.',
      sell_property: 'yes',
      accept_styling_only: 'yes',
      additional_info: 'Skal selge eiendommen: Ja',
      source: 'homepage',
      utm_campaign: 'vår i nord',
      referrer_host: '',
      municipality_number: '',
    },
  ]);
  await mailbox.waitFor(email);
  await expect
    .poll(() =>
      mailbox.to('kontakt@boligstyling.example').filter(({ text }) => text?.includes(email)),
    )
    .toHaveLength(1);
  expect(mailbox.to(email)).toHaveLength(1);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Følg henvendelsen' })).toBeVisible();

  await page.goBack();
  await expect(page.getByText('Steg 1 av 2')).toBeVisible();
  await expect(page.getByLabel('Fornavn')).toHaveValue('');
});

test('the city page, translated by the browser, leads to thanks that name the home’s place', async ({
  page,
  product,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const email = 'city@offers.example.com';
  await page.goto('/tromsø', { referer: 'https://www.finn.no/annonse?id=7' });
  await cameToLife(page);
  await translated(page);
  const button = page.locator('form button[type=submit]');
  await button.click();
  await expect(page.getByText('Skriv fornavnet ditt.')).toBeVisible();
  await fillStepOne(page, { email, city: 'Kvaløya' });
  await expect(page.getByText('Skriv fornavnet ditt.')).toHaveCount(0);
  const street = page.getByRole('combobox', { name: 'Gateadresse' });
  await street.fill('');
  await street.pressSequentially('Arendalsgata 12');
  await expect(page.getByRole('option')).toHaveCount(4);
  await expect(page.getByText('Adressedata: Kartverket')).toBeVisible();
  await expect(page.getByRole('option').first().locator('b')).toHaveText('Arendalsgata 12');
  await page.getByRole('option', { name: 'Arendalsgata 12C' }).click();
  await expect(street).toHaveValue('Arendalsgata 12C');
  await expect(page.getByLabel('Postnummer')).toHaveValue('0463');
  await expect(page.getByRole('textbox', { name: 'Sted' })).toHaveValue('Oslo');
  await expect(page.getByRole('listbox')).toBeHidden();
  await fillStepTwo(page);
  await expect(button).toHaveText('Send henvendelsen');
  await page.getByRole('button', { name: 'Tilbake' }).click();
  await expect(button).toHaveText('Gå videre');
  await button.click();
  await send(page);
  await expect(page).toHaveURL('/takk?source=city_page&city=Troms%C3%B8');
  await expect(page.getByRole('heading', thanks)).toBeVisible();
  expect(faults).toEqual([]);
  await expect(page.getByText('Nå spør vi stylister i Oslo.')).toBeVisible();
  expect(
    await product.query('select * from lead where customer_email = $1', [email]),
  ).toMatchObject([
    {
      ...{ address: 'Arendalsgata 12C, 0463 Oslo', municipality_number: '0301' },
      ...{ source: 'city_page', referrer_host: 'www.finn.no' },
    },
  ]);
});

test('a reader of the articles asks for offers in three steps', async ({ page, product }) => {
  const email = 'reader@offers.example.com';
  await page.goto('/artikler');
  const next = page.getByRole('button', { name: 'Gå videre' });
  const submit = page.getByRole('button', { name: 'Send henvendelsen' });

  await expect(next).toBeDisabled();
  await expect(next).toHaveAccessibleDescription(/Du kan gå videre når/);
  await page.getByRole('radio', { name: 'Nei' }).check();
  await page.getByLabel('Navn').fill('Ola Nordmann');
  await page.getByLabel('Telefon').fill('40000000');
  await page.getByLabel('E-post', { exact: true }).fill(email);
  await expect(next).toBeEnabled();
  await next.click();

  await expect(next).toBeDisabled();
  await fillHome(page);
  await next.click();

  await page.getByRole('radio', { name: 'Fullstyling' }).check();
  await page.getByLabel('Gateadresse').fill('Storgata 1');
  await page.getByRole('textbox', { name: 'Sted' }).fill('Bodø');
  await expect(submit).toBeDisabled();
  await giveConsents(page);
  await submit.click();

  await expect(page).toHaveURL('/takk?source=articles_page&city=Bod%C3%B8');
  expect(
    await product.query('select * from lead where customer_email = $1', [email]),
  ).toMatchObject([
    {
      customer_name: 'Ola Nordmann',
      address: 'Storgata 1, Bodø',
      sell_property: 'no',
      additional_info: 'Skal selge eiendommen: Nei',
      source: 'articles_page',
    },
  ]);
});

test('an owner who wants only a valuation asks one agent, without questions about styling', async ({
  page,
  product,
}) => {
  const email = 'valuation@offers.example.com';
  await page.goto('/');
  await cameToLife(page);
  await page.getByRole('radio', { name: 'Nei, bare verdivurdering' }).check();
  const agent = page.getByRole('checkbox', { name: 'Ja, én eiendomsmegler kan kontakte meg' });
  await expect(agent).not.toBeChecked();
  await agent.check();
  await expect(page.getByRole('radio', { name: 'Delstyling' })).toHaveCount(0);
  await fillContact(page, { email });
  await page.getByRole('button', { name: 'Gå videre' }).click();
  await page.getByLabel('Boligens størrelse').fill('74 kvm');
  await page.getByLabel('Hva slags bolig er det?').selectOption('Leilighet');
  await giveConsents(page);
  await send(page);
  await expect(page.getByRole('heading', thanks)).toBeVisible();
  expect(
    await product.query('select * from lead where customer_email = $1', [email]),
  ).toMatchObject([
    {
      service_type: 'Verdivurdering',
      rooms: '',
      consents: [{ subject: 'estate-agent', granted: true, place: 'form' }],
    },
  ]);
});
