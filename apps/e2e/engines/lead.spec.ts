import { Key, type WebDriver } from 'selenium-webdriver';
import {
  fillHome,
  fillStepOne,
  fillStepTwo,
  giveConsents,
  isThanked,
  send,
  writeAddress,
} from './fill-in.js';
import {
  cameToLife,
  choose,
  evaluate,
  find,
  focused,
  press,
  reads,
  tap,
  type,
  valueOf,
  write,
} from './page.js';
import { expect, test } from './test.js';

const leadsOf = 'select customer_phone as phone, address from lead where customer_email = $1';

const SIDEWAYS = `const it = document.documentElement; return it.scrollWidth - it.clientWidth`;

const isFocused = (driver: WebDriver, name: string) =>
  expect.poll(() => focused(driver)).toContain(name);

test('an owner sends a lead from the home page by keyboard alone', async ({
  driver,
  baseURL,
  product,
}) => {
  const email = 'tastatur@engines.example.com';
  await driver.get(`${baseURL}/`);
  await cameToLife(driver);
  await evaluate(driver, `document.querySelector('#lead-form input').focus()`);
  await type(driver, Key.SPACE, Key.TAB, Key.ARROW_RIGHT, Key.TAB, Key.SPACE, Key.TAB);
  await type(driver, 'Kari', Key.TAB, 'Nordmann', Key.TAB, '40000000', Key.TAB, email);
  await type(driver, Key.TAB, Key.SPACE);
  const byEmail = await find(driver, 'choice', 'Kontakt meg på e-post');
  await expect.poll(() => evaluate(driver, 'return arguments[0].checked', byEmail)).toBe(true);
  await type(driver, Key.TAB, 'Myrvollveien 5c');
  await find(driver, 'option', 'Myrvollveien');
  await type(driver, Key.ARROW_DOWN, Key.ENTER);
  await expect.poll(() => valueOf(driver, 'Sted')).toBe('Oppegård');
  await type(driver, Key.ENTER);
  await isFocused(driver, 'Steg 2 av 2');
  await type(driver, Key.TAB);
  await isFocused(driver, 'Hva trenger du hjelp til?');
  await type(driver, 'Leiligheten er tom.', Key.TAB);
  await type(driver, 'Stue', Key.TAB, '74 kvm', Key.TAB, 'Innen to', Key.TAB, 'Leil', Key.TAB);
  await type(driver, Key.TAB, Key.SPACE);
  await giveConsents(driver);
  await isFocused(driver, 'deles med inntil tre');
  await evaluate(driver, `document.querySelector('#lead-form [type=submit]').focus()`);
  await type(driver, Key.ENTER);
  await isThanked(driver);
  expect(await product.query(leadsOf, [email])).toHaveLength(1);
});

test('an owner sends a lead on a phone, and nothing scrolls sideways', async ({
  driver,
  resize,
  engine,
  baseURL,
  product,
}) => {
  const email = 'telefon@engines.example.com';
  const touch = engine === 'firefox' ? tap : press;
  await resize(390, 844);
  await driver.get(`${baseURL}/`);
  await touch(driver, 'link', 'Få tilbud nå');
  await expect.poll(() => evaluate(driver, 'return document.activeElement.id')).toBe('lead-form');
  await touch(driver, 'choice', 'Ja');
  await fillStepOne(driver, email);
  await write(driver, 'Telefon', '+47 400 00 000');
  await fillStepTwo(driver);
  await reads(driver, '40 00 00 00');
  expect(await evaluate(driver, SIDEWAYS)).toBe(0);
  await touch(driver, 'button', 'Send henvendelsen');
  await isThanked(driver);
  expect(await evaluate(driver, SIDEWAYS)).toBe(0);
  expect(await product.query(leadsOf, [email])).toEqual([
    { phone: '40000000', address: 'Nygårdsgaten 5, 5015 Bergen' },
  ]);
});

test('a refused step says what is missing, and leads to the field', async ({ driver, baseURL }) => {
  await driver.get(`${baseURL}/`);
  await press(driver, 'button', 'Gå videre');
  await find(driver, 'status', 'Skal du selge din eiendom?');
  await isFocused(driver, 'Ja');
  await choose(driver, 'Nei, bare verdivurdering');
  await press(driver, 'button', 'Gå videre');
  await isFocused(driver, 'Fornavn');
  await reads(driver, 'Skriv fornavnet ditt.');
  await fillStepOne(driver, 'kari@');
  await reads(driver, 'Ugyldig e-postadresse');
  await press(driver, 'button', 'Gå videre');
  await isFocused(driver, 'E-post');
  await write(driver, 'E-post', 'kari@engines.example.com');
  await write(driver, 'Telefon', '+46 400 00 000');
  await press(driver, 'button', 'Gå videre');
  await find(driver, 'status', 'Ugyldig telefonnummer');
  await isFocused(driver, 'Telefon');
  await write(driver, 'Telefon', '+47 400 00 000');
  await write(driver, 'Postnummer', '123');
  await press(driver, 'button', 'Gå videre');
  await find(driver, 'status', 'Ugyldig postnummer');
  await isFocused(driver, 'Postnummer');
  await write(driver, 'Postnummer', '5015');
  await press(driver, 'button', 'Gå videre');
  await reads(driver, 'Steg 2 av 2');
  await send(driver);
  await reads(driver, 'Velg boligtype.');
});

test('a mistyped domain is questioned, and corrected by a press', async ({ driver, baseURL }) => {
  await driver.get(`${baseURL}/`);
  await write(driver, 'E-post', 'kari@gmial.com');
  await press(driver, 'field', 'Telefon');
  await press(driver, 'button', 'gmail.com');
  await expect.poll(() => valueOf(driver, 'E-post')).toBe('kari@gmail.com');
  await isFocused(driver, 'E-post');
});

test('an address chosen from the list fills in its postal code and city', async ({
  driver,
  baseURL,
}) => {
  await driver.get(`${baseURL}/`);
  await write(driver, 'Gateadresse', 'Arendalsgata 12');
  await press(driver, 'option', 'Arendalsgata 12C');
  await expect.poll(() => valueOf(driver, 'Gateadresse')).toBe('Arendalsgata 12C');
  expect(await valueOf(driver, 'Postnummer')).toBe('0463');
  expect(await valueOf(driver, 'Sted')).toBe('Oslo');
  await writeAddress(driver, 'Ukjentveien 7');
  await reads(driver, 'Ingen treff. Du kan skrive inn adressen selv.');
  await press(driver, 'field', 'Postnummer');
  expect(await valueOf(driver, 'Gateadresse')).toBe('Ukjentveien 7');
});

test('a reader of the articles sends a lead in three steps', async ({
  driver,
  baseURL,
  product,
}) => {
  const email = 'leser@engines.example.com';
  await driver.get(`${baseURL}/artikler`);
  await choose(driver, 'Nei');
  await write(driver, 'Navn', 'Ola Nordmann');
  await write(driver, 'Telefon', '40000000');
  await write(driver, 'E-post', email);
  await press(driver, 'button', 'Gå videre');
  await fillHome(driver);
  await press(driver, 'button', 'Gå videre');
  await choose(driver, 'Fullstyling');
  await writeAddress(driver, 'Storgata 1');
  await write(driver, 'Sted', 'Bodø');
  await giveConsents(driver);
  await send(driver);
  await isThanked(driver);
  expect(await product.query(leadsOf, [email])).toMatchObject([{ address: 'Storgata 1, Bodø' }]);
});

test('back and forward lead through the steps, and keep the answers', async ({
  driver,
  baseURL,
}) => {
  await driver.get(`${baseURL}/faq`);
  await driver.get(`${baseURL}/`);
  await fillStepOne(driver, 'tilbake@engines.example.com');
  await press(driver, 'button', 'Gå videre');
  await reads(driver, 'Steg 2 av 2');
  await driver.navigate().back();
  await reads(driver, 'Steg 1 av 2');
  expect(await valueOf(driver, 'Fornavn')).toBe('Kari');
  await driver.navigate().forward();
  await reads(driver, 'Steg 2 av 2');
  await driver.navigate().back();
  await driver.navigate().back();
  await reads(driver, 'Når får jeg svar?');
  await driver.navigate().forward();
  await reads(driver, 'Steg 1 av 2');
  await expect.poll(() => valueOf(driver, 'E-post')).toBe('tilbake@engines.example.com');
});

test('a lead sent without a network is kept, and arrives once it is back', async ({
  driver,
  baseURL,
  product,
}) => {
  const email = 'uten.nett@engines.example.com';
  await driver.get(`${baseURL}/`);
  await fillStepOne(driver, email);
  await fillStepTwo(driver);
  await product.kill9();
  await send(driver);
  await find(driver, 'status', 'Henvendelse mottatt!');
  const kept = () =>
    evaluate<string | null>(driver, `return localStorage.getItem('pending-leads')`);
  expect(await kept()).toContain(email);
  await product.restart();
  await evaluate(driver, `dispatchEvent(new Event('online'))`);
  await expect.poll(kept).toBeNull();
  expect(await product.query(leadsOf, [email])).toHaveLength(1);
});
