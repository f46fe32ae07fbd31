import { expect, type Page } from '@playwright/test';

/** Faster submissions are held as possible spam. */
const A_PERSON_TAKES_MS = 3_000;

export const afterAPersonsTime = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(A_PERSON_TAKES_MS);

export interface Owner {
  email: string;
  firstName?: string;
  phone?: string;
  city?: string;
}

/** Random, because the home is the same: a second lead by one telephone would be merged. */
const ownPhone = () => `4${Math.random().toFixed(7).slice(2)}`;

export async function fillStepOne(page: Page, owner: Owner): Promise<void> {
  await page.getByRole('radio', { name: 'Ja' }).check();
  await page.getByRole('radio', { name: 'Delstyling' }).check();
  await fillContact(page, owner);
}

export async function fillContact(page: Page, owner: Owner): Promise<void> {
  const { email, firstName = 'Kari', phone = ownPhone(), city = 'Bergen' } = owner;
  await page.getByLabel('Fornavn').fill(firstName);
  await page.getByLabel('Etternavn').fill('Nordmann');
  await page.getByLabel('Telefon').fill(phone);
  await page.getByLabel('E-post', { exact: true }).fill(email);
  await page.getByLabel('Gateadresse').fill('Nygårdsgaten 5');
  await page.getByLabel('Postnummer').fill('5015');
  await page.getByRole('textbox', { name: 'Sted' }).fill(city);
}

export async function fillStepTwo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gå videre' }).click();
  await page.getByLabel('Hva trenger du hjelp til?').fill('Leiligheten er tom.');
  await fillHome(page);
  await giveConsents(page);
}

export async function fillHome(page: Page): Promise<void> {
  await page.getByLabel('Hvilke rom gjelder det?').fill('Stue og kjøkken');
  await page.getByLabel('Boligens størrelse').fill('74 kvm');
  await page.getByLabel('Når trenger du styling?').selectOption('Innen to uker');
  await page.getByLabel('Hva slags bolig er det?').selectOption('Leilighet');
  await page.getByRole('radio', { name: 'Ja' }).check();
}

/** Last on every form, and not earlier than a person would get here. */
export async function giveConsents(page: Page): Promise<void> {
  await afterAPersonsTime(page);
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
}

export const send = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Send henvendelsen' }).click();
