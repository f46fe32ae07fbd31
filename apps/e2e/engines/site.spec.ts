import { Key, type WebDriver } from 'selenium-webdriver';
import { HostSite } from '../harness/host-site.js';
import { giveKey } from '../harness/integrators.js';
import { afterAPersonsTime, isThanked } from './fill-in.js';
import {
  cameToLife,
  choose,
  evaluate,
  find,
  focused,
  press,
  type Role,
  reads,
  SELECT,
  SHOW,
  type,
  valueOf,
} from './page.js';
import { expect, test } from './test.js';

const isFocused = (driver: WebDriver, name: string) =>
  expect.poll(() => focused(driver)).toContain(name);

const isGone = (driver: WebDriver, selector: string) =>
  expect
    .poll(() => evaluate(driver, 'return document.querySelector(arguments[0]) === null', selector))
    .toBe(true);

interface Box {
  cards: number;
  width: number;
  height: number;
}

/** The region of toasts, and how many it shows. */
const toasts = (driver: WebDriver) =>
  evaluate<Box>(
    driver,
    `const region = document.querySelector('section[popover]');
    const { width, height } = region.getBoundingClientRect();
    return { cards: region.querySelectorAll('button').length, width, height };`,
  );

test('a toast is as high as its text and covers no field', async ({ driver, resize, baseURL }) => {
  for (const width of [1440, 390]) {
    await resize(width, 844);
    await driver.get(`${baseURL}/`);
    await press(driver, 'button', 'Gå videre');
    await find(driver, 'status', 'Skal du selge din eiendom?');
    const one = await toasts(driver);
    expect(one.cards).toBe(1);
    expect(one.height).toBeLessThan(200);
    expect(one.width).toBeLessThanOrEqual(Math.min(width, 480));
    await press(driver, 'button', 'Lukk meldingen');
    await expect.poll(() => toasts(driver)).toMatchObject({ cards: 0 });
    const [left, top] = [width / 2, 700];
    const covering = `return document.elementFromPoint(...arguments).closest('section[popover]')`;
    expect(await evaluate(driver, covering, left, top)).toBeNull();
  }
});

const banner = 'section[aria-label="Samtykke til informasjonskapsler"]';
const stored = (driver: WebDriver) =>
  evaluate<Record<string, boolean> | null>(
    driver,
    `return JSON.parse(localStorage.getItem('cookie-consent'))`,
  );

test('consent is asked for, adjusted, changed and withdrawn', async ({ firstVisit, baseURL }) => {
  const driver = firstVisit;
  await driver.get(`${baseURL}/kontakt`);
  await press(driver, 'button', 'Tilpass valg');
  await expect.poll(() => evaluate(driver, 'return document.activeElement?.role')).toBe('dialog');
  await type(driver, Key.ESCAPE);
  await isFocused(driver, 'Tilpass valg');
  expect(await stored(driver)).toBeNull();
  await press(driver, 'button', 'Tilpass valg');
  await choose(driver, 'Analyse');
  await press(driver, 'button', 'Lagre valg');
  await isGone(driver, banner);
  expect(await stored(driver)).toMatchObject({ analytics: true, functional: false });
  await press(driver, 'button', 'Personvern og informasjonskapsler');
  await press(driver, 'button', 'Lukk innstillingene');
  await isFocused(driver, 'Personvern og informasjonskapsler');
  await press(driver, 'button', 'Personvern og informasjonskapsler');
  await press(driver, 'button', 'Godta alle');
  await isGone(driver, banner);
  expect(await stored(driver)).toMatchObject({ analytics: true, functional: true });
  await press(driver, 'button', 'Personvern og informasjonskapsler');
  await choose(driver, 'Funksjonelle');
  await press(driver, 'button', 'Lagre valg');
  await isGone(driver, banner);
  expect(await stored(driver)).toMatchObject({ analytics: true, functional: false });
  for (const [answer, marketing] of [
    ['Godta alle', true],
    ['Bare nødvendige', false],
  ] as const) {
    await driver.get(`${baseURL}/cookie-policy`);
    await press(driver, 'button', 'Nullstill samtykket');
    await press(driver, 'button', answer);
    await isGone(driver, banner);
    expect(await stored(driver)).toMatchObject({ marketing, functional: marketing });
  }
});

test('a dialog takes the focus, has the toasts above it, and gives the focus back', async ({
  driver,
  baseURL,
}) => {
  await driver.get(`${baseURL}/`);
  await cameToLife(driver);
  await press(driver, 'button', 'Eller fyll ut et skjema');
  const dialog = await find(driver, 'dialog', 'Bli partner');
  const hasFocus = () => evaluate(driver, 'return document.activeElement === arguments[0]', dialog);
  await expect.poll(hasFocus).toBe(true);
  await evaluate(driver, `document.querySelector('#lead-form [type=submit]').click()`);
  await press(driver, 'button', 'Lukk meldingen');
  await expect.poll(() => toasts(driver)).toMatchObject({ cards: 0 });
  await press(driver, 'button', 'Send søknaden');
  await reads(driver, 'Skriv navnet på firmaet.');
  await isFocused(driver, 'Firma');
  await type(driver, Key.ESCAPE);
  await isGone(driver, 'dialog[open]');
  await isFocused(driver, 'Eller fyll ut et skjema');
});

/** Pixels between the row's edge and the card closest to it. */
const awayFromRest = (driver: WebDriver, heading: string) =>
  evaluate<number>(
    driver,
    `const section = [...document.querySelectorAll('section')].find((each) =>
      each.querySelector('h2')?.textContent === arguments[0]);
    const track = section.querySelector('[role=group]');
    const start = track.getBoundingClientRect().left +
      parseFloat(getComputedStyle(track).scrollPaddingInlineStart || 0);
    const away = [...track.querySelectorAll('li')].map((card) =>
      Math.abs(card.getBoundingClientRect().left - start));
    return Math.round(Math.min(...away));`,
    heading,
  );

/** The first card in reading order that is in sight. */
const firstOf = (driver: WebDriver, heading: string) =>
  evaluate<number>(
    driver,
    `const section = [...document.querySelectorAll('section')].find((each) =>
      each.querySelector('h2')?.textContent === arguments[0]);
    const { left } = section.querySelector('[role=group]').getBoundingClientRect();
    const cards = [...section.querySelectorAll('li')];
    const leftOf = (card) => card.getBoundingClientRect().left;
    const [first] = cards.filter((card) => leftOf(card) >= left - 1).sort((a, b) => leftOf(a) - leftOf(b));
    return cards.indexOf(first);`,
    heading,
  );

test('rows of cards take quick presses, and rest at a card', async ({
  driver,
  resize,
  baseURL,
}) => {
  for (const width of [1280, 390]) {
    await resize(width, 844);
    await driver.get(`${baseURL}/`);
    await cameToLife(driver);
    for (const [heading, next] of [
      ['Slik kan det oppleves', 'Vis neste sitat'],
      ['Finn stylister i din by', 'Vis neste by'],
    ] as const) {
      const button = await find(driver, 'button', next);
      await evaluate(driver, SHOW, button);
      for (let press = 0; press < 2; press += 1) await button.click();
      // Firefox may add the rest of an interrupted scroll, which is at most one card.
      await expect
        .poll(() => firstOf(driver, heading), `${heading}, ${width} px`)
        .toBeGreaterThanOrEqual(2);
      await expect.poll(() => awayFromRest(driver, heading)).toBeLessThanOrEqual(1);
    }
  }
});

test('the slider of before and after moves by keys, and says its value', async ({
  driver,
  baseURL,
}) => {
  await driver.get(`${baseURL}/`);
  await cameToLife(driver);
  const slider = await find(driver, 'field', 'Sammenlign rommet');
  const said = () => evaluate(driver, `return arguments[0].getAttribute('aria-valuetext')`, slider);
  await evaluate(driver, 'arguments[0].focus()', slider);
  const before = await said();
  await type(driver, Key.ARROW_RIGHT, Key.ARROW_RIGHT);
  await expect.poll(said).not.toBe(before);
  expect(await said()).toMatch(/^\d+ % før, \d+ % etter$/);
  await type(driver, Key.HOME);
  await expect.poll(said).toMatch(/^0 % før/);
});

test('one answer of the questions is open at a time, and leads to the form', async ({
  driver,
  baseURL,
}) => {
  await driver.get(`${baseURL}/faq`);
  await cameToLife(driver);
  const isOpen = () =>
    evaluate<string[]>(
      driver,
      `return [...document.querySelectorAll('details[open] summary')].map((it) => it.textContent)`,
    );
  await press(driver, 'button', 'Når får jeg svar?');
  await reads(driver, 'Stylistene svarer vanligvis innen 1–2 virkedager.');
  await press(driver, 'button', 'Sender dere nyhetsbrev?');
  await reads(driver, 'Vi sender ingen nyhetsbrev.');
  await expect.poll(isOpen).toEqual(['Sender dere nyhetsbrev?']);
  await press(driver, 'button', 'Sender dere nyhetsbrev?');
  await expect.poll(isOpen).toEqual([]);
  const question = await find(driver, 'button', 'Hvordan sender jeg en henvendelse?');
  await evaluate(driver, 'arguments[0].focus()', question);
  await type(driver, Key.ENTER);
  const link = await find(driver, 'link', 'skjemaet på forsiden');
  await evaluate(driver, 'arguments[0].focus()', link);
  await type(driver, Key.ENTER);
  await expect.poll(() => driver.getCurrentUrl()).toBe(`${baseURL}/#lead-form`);
  const target = `return document.activeElement.id`;
  await expect.poll(() => evaluate(driver, target)).toBe('lead-form');
});

test('a link followed before the code of its page has come leads there', async ({
  driver,
  baseURL,
}) => {
  for (const [from, link, heading] of [
    ['/', 'Om oss', 'Om oss'],
    ['/faq', 'Artikler', 'Artikler'],
  ] as const) {
    await driver.get(`${baseURL}${from}`);
    await evaluate(
      driver,
      `[...document.querySelectorAll('a')].find((it) => it.textContent === arguments[0]).click()`,
      link,
    );
    await expect.poll(() => driver.getCurrentUrl()).not.toBe(`${baseURL}${from}`);
    await reads(driver, heading);
    expect(await evaluate(driver, 'return document.body.innerText')).not.toContain('Unexpected');
  }
});

const PICK = `const [field, option] = arguments;
  field.selectedIndex = [...field.options].findIndex(({ text }) => text === option);
  field.dispatchEvent(new Event('change', { bubbles: true }));`;

test('the form in another site is sent under strict tracking protection', async ({
  driver,
  baseURL,
  product,
  request,
}) => {
  const email = 'innebygd@engines.example.com';
  const host = await HostSite.start(baseURL);
  const key = await giveKey(request, product, [host.origin]);
  host.show({ snippet: `<script src="${baseURL}/embed.js" data-key="${key}" async></script>` });
  await driver.get(host.origin);
  const frame = () =>
    evaluate<object | null>(
      driver,
      `return document.querySelector('boligstyling-skjema')?.shadowRoot.querySelector('iframe') ?? null`,
    );
  await expect.poll(async () => (await frame()) !== null).toBe(true);
  await driver.switchTo().frame((await frame()) as never);
  await find(driver, 'heading', 'Få tilbud fra inntil tre stylister');
  // WebKit's driver clicks beside its target in a frame, so a script does.
  const click = async (role: Role, name: string) =>
    evaluate(driver, 'arguments[0].click()', await find(driver, role, name));
  // The first keys may go to the page around the frame.
  const fill = (name: string, text: string) =>
    expect
      .poll(async () => {
        await evaluate(driver, SELECT, await find(driver, 'field', name));
        await type(driver, text);
        return valueOf(driver, name);
      })
      .not.toBe('');
  const pick = async (name: string, option: string) =>
    evaluate(driver, PICK, await find(driver, 'field', name), option);
  await click('choice', 'Delstyling');
  await click('choice', 'Ja');
  await fill('Gateadresse', 'Nygårdsgaten 5');
  await fill('Postnummer', '5015');
  await fill('Sted', 'Bergen');
  await click('button', 'Gå videre');
  await fill('Hvilke rom gjelder det?', 'Stue og kjøkken');
  await fill('Boligens størrelse', '74 kvm');
  await pick('Når trenger du styling?', 'Innen to uker');
  await pick('Hva slags bolig er det?', 'Leilighet');
  await click('choice', 'Ja');
  await click('button', 'Gå videre');
  await fill('Navn', 'Kari Nordmann');
  await fill('Telefon', '400 00 000');
  await fill('E-post', email);
  await click('choice', 'brukervilkårene');
  await click('choice', 'deles med inntil tre stylister');
  await afterAPersonsTime(driver);
  await click('button', 'Send henvendelsen');
  await isThanked(driver);
  const below = `const it = document.documentElement; return it.scrollHeight - it.clientHeight`;
  await expect.poll(() => evaluate(driver, below)).toBe(0);
  await driver.switchTo().defaultContent();
  host.stop();
  expect(await product.query('select source from lead where customer_email = $1', [email])).toEqual(
    [{ source: 'fjordheim' }],
  );
});
