import type { WebDriver } from 'selenium-webdriver';
import { choose, evaluate, find, press, select, write } from './page.js';

/** Faster submissions are held as possible spam. */
const A_PERSON_TAKES_MS = 3_000;

export const afterAPersonsTime = (driver: WebDriver): Promise<unknown> =>
  driver.wait(() => evaluate(driver, `return performance.now() > ${A_PERSON_TAKES_MS}`));

export async function fillStepOne(driver: WebDriver, email: string, city = 'Bergen') {
  await choose(driver, 'Ja');
  await choose(driver, 'Delstyling');
  await fillContact(driver, email, city);
}

async function fillContact(driver: WebDriver, email: string, city: string) {
  await write(driver, 'Fornavn', 'Kari');
  await write(driver, 'Etternavn', 'Nordmann');
  await write(driver, 'Telefon', '400 00 000');
  await write(driver, 'E-post', email);
  await writeAddress(driver, 'Nygårdsgaten 5');
  await write(driver, 'Postnummer', '5015');
  await write(driver, 'Sted', city);
}

const SEARCHED = `const [field] = arguments;
  const { textContent } = field.parentElement;
  return field.ariaExpanded === 'true' || textContent.includes('Ingen treff')`;

/** The answer of the search moves the fields below, and a driver aims before it presses. */
export async function writeAddress(driver: WebDriver, address: string): Promise<void> {
  await write(driver, 'Gateadresse', address);
  const field = await find(driver, 'field', 'Gateadresse');
  await driver.wait(() => evaluate(driver, SEARCHED, field));
}

export async function fillStepTwo(driver: WebDriver): Promise<void> {
  await press(driver, 'button', 'Gå videre');
  await write(driver, 'Hva trenger du hjelp til?', 'Leiligheten er tom.');
  await fillHome(driver);
  await giveConsents(driver);
}

export async function fillHome(driver: WebDriver): Promise<void> {
  await write(driver, 'Hvilke rom gjelder det?', 'Stue og kjøkken');
  await write(driver, 'Boligens størrelse', '74 kvm');
  await select(driver, 'Når trenger du styling?', 'Innen to uker');
  await select(driver, 'Hva slags bolig er det?', 'Leilighet');
  await choose(driver, 'Ja');
}

export async function giveConsents(driver: WebDriver): Promise<void> {
  await afterAPersonsTime(driver);
  for (const consent of ['brukervilkårene', 'deles med inntil tre stylister'])
    await choose(driver, consent);
}

export const send = (driver: WebDriver): Promise<void> =>
  press(driver, 'button', 'Send henvendelsen');

export const isThanked = (driver: WebDriver): Promise<unknown> =>
  find(driver, 'heading', 'Takk for din henvendelse!');
