import type { WebDriver } from 'selenium-webdriver';
import { addPartner, submitLead } from '../harness/administrator.js';
import { linkIn } from '../harness/link-in.js';
import { choose, find, focused, press, reads, type, write } from './page.js';
import { expect, test } from './test.js';

const TITLE = `return document.querySelector('h1')?.textContent ?? ''`;

/** The page's heading, which takes the focus after a press. */
const isTitled = (driver: WebDriver, title: string) =>
  expect.poll(() => driver.executeScript(TITLE)).toBe(title);

const isNews = async (driver: WebDriver, title: string) => {
  await isTitled(driver, title);
  await expect.poll(() => focused(driver)).toBe(title);
};

const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a partner accepts by its link, undoes it, and says no with a reason', async ({
  driver,
  resize,
  request,
  product,
  mailbox,
}, { project }) => {
  const email = `siri.${project.name}@engines.example.com`;
  await addPartner(request, product, { name: 'Siri Svar', email, areas: ['1865'] });
  await submitLead(request, { customer_name: 'Hemmelig Eier', location: 'Svolvær' });
  await resize(390, 844);
  await driver.get(linkIn(await mailbox.waitFor(email), '/partner/svar'));
  await isTitled(driver, 'Fullstyling i Svolvær');
  await press(driver, 'button', 'Ta oppdraget – 900 kr');
  await isNews(driver, 'Ring Hemmelig');
  await find(driver, 'link', 'Ring 40 00 00 00');
  await press(driver, 'button', 'Angre');
  await isNews(driver, 'Du har angret');
  await driver.navigate().refresh();
  await isTitled(driver, 'Du har angret');
});

test('a partner opens its page by a link from an e-mail, and accepts there', async ({
  driver,
  baseURL,
  request,
  product,
  mailbox,
}) => {
  const email = 'pia@engines.example.com';
  await addPartner(request, product, { name: 'Pia Side', email, areas: ['5501'] });
  await submitLead(request, { customer_name: 'Per Strand', location: 'Tromsø' });
  await mailbox.waitFor(email, 'Svar innen');
  await driver.get(`${baseURL}/partner`);
  await write(driver, 'E-post', email);
  await press(driver, 'button', 'Send meg en lenke');
  await driver.get(linkIn(await mailbox.waitFor(email, 'Logg inn'), '/partner/logg-inn'));
  await press(driver, 'button', 'Åpne siden din');
  await isNews(driver, 'Hei, Pia');
  await press(driver, 'button', 'Ta oppdraget – 900 kr');
  await isNews(driver, 'Ring Per');
  await press(driver, 'link', 'Til siden din');
  await isTitled(driver, 'Hei, Pia');
  await find(driver, 'link', 'Ring Per Strand');
});

test('a partner writes a quote, and the owner compares, chooses and undoes it', async ({
  driver,
  request,
  product,
  mailbox,
}) => {
  const [anna, bo] = ['anna.v@engines.example.com', 'bo.v@engines.example.com'];
  await addPartner(request, product, { name: 'Anna Solheim', email: anna, areas: ['1815'] });
  await addPartner(request, product, { name: 'Bo Lie', email: bo, areas: ['1815'] });
  const owner = 'marianne.v@engines.example.com';
  await submitLead(request, { customer_email: owner, location: 'Vega' });
  const accept = async (email: string) => {
    const link = linkIn(await mailbox.waitFor(email), '/partner/svar');
    const headers = { 'link-token': link.split('#').at(-1) ?? '' };
    const answer = await request.post('/api/partner-link/accept', { headers, data: {} });
    expect(answer.status(), await answer.text()).toBe(200);
    return headers;
  };
  await accept(anna);
  const headers = await accept(bo);
  const data = {
    ...{ has_vat: true, price_from: 27_000, price_to: 31_000, price_depends_on: 'Spisebordet.' },
    includes: ['inspection', 'furniture'],
    ...{ rental_weeks: 8, extra_week_price: 1_500, message: 'Jeg kan komme i morgen.' },
    ...{ earliest_start: dayIn(8), valid_until: dayIn(14) },
  };
  const sent = await request.post('/api/partner-link/quote', { headers, data });
  expect(sent.status(), await sent.text()).toBe(200);

  await driver.get(linkIn(await mailbox.waitFor(anna, 'Ring Kari'), '/partner/tilbud'));
  await isTitled(driver, 'Tilbud til Kari');
  await choose(driver, 'Ja');
  await write(driver, 'Pris med mva.', '24900');
  await reads(driver, 'Herav mva. 4 980 kr.');
  await choose(driver, 'Befaring');
  await choose(driver, 'Møbler');
  await write(driver, 'Uker med møbler', '6');
  await write(driver, 'Per uke etterpå', '1900');
  await driver.executeScript(
    `const field = arguments[0];
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, arguments[1]);
    field.dispatchEvent(new Event('input', { bubbles: true }));`,
    ...[await find(driver, 'field', 'Kan begynne'), dayIn(10)],
  );
  await press(driver, 'button', 'Se det slik Kari ser det');
  await isTitled(driver, 'Slik ser Kari det');
  await press(driver, 'button', 'Send tilbudet');
  await isTitled(driver, 'Kari har fått tilbudet ditt');

  await driver.get(linkIn(await mailbox.waitFor(owner), '/min-henvendelse'));
  await isTitled(driver, 'To tilbud å velge mellom');
  await reads(driver, 'Lavest pris');
  await press(driver, 'button', 'Velg Anna');
  await find(driver, 'dialog', 'Velge Anna?');
  await press(driver, 'button', 'Velg Anna');
  await isNews(driver, 'Du valgte Anna');
  await press(driver, 'button', 'Angre valget');
  await isTitled(driver, 'To tilbud å velge mellom');
});

test('an owner corrects a lead, asks for its data, and withdraws it', async ({
  driver,
  request,
  product,
  mailbox,
}) => {
  const email = 'eier@engines.example.com';
  await addPartner(request, product, { email: 'olav@engines.example.com', areas: ['1857'] });
  await submitLead(request, { customer_email: email, location: 'Værøy' });
  await driver.get(linkIn(await mailbox.waitFor(email), '/min-henvendelse'));
  await isTitled(driver, 'Nå spør vi stylister i Værøy');
  await press(driver, 'button', 'Rett opplysninger');
  await expect.poll(() => focused(driver)).toContain('Navn');
  await write(driver, 'Telefon', '123');
  await type(driver, '\uE007');
  await reads(driver, 'Telefonnummer må være 8 siffer.');
  await write(driver, 'Telefon', '400 00 077');
  await type(driver, '\uE007');
  await reads(driver, '40 00 00 77');
  await press(driver, 'button', 'Last ned det vi har');
  await find(driver, 'dialog');
  await press(driver, 'button', 'Avbryt');
  await press(driver, 'button', 'Trekk henvendelsen');
  await find(driver, 'dialog');
  await press(driver, 'button', 'Trekk henvendelsen');
  await isNews(driver, 'Henvendelsen er trukket');
});
