import { Key, type WebDriver } from 'selenium-webdriver';
import { submitLead } from '../harness/administrator.js';
import { evaluate, find, focused, press, reads, select, type, write } from './page.js';
import { expect, test } from './test.js';

async function logIn(driver: WebDriver, baseURL: string | undefined, password: string) {
  await driver.get(`${baseURL}/admin/login`);
  await write(driver, 'Passord', password);
  await type(driver, Key.ENTER);
}

test('an administrator logs in after a wrong password, and logs out', async ({
  driver,
  baseURL,
  product,
}) => {
  await logIn(driver, baseURL, 'feil');
  await find(driver, 'status', 'passord');
  await logIn(driver, baseURL, product.adminPassword);
  await find(driver, 'heading', 'Trenger deg nå');
  await press(driver, 'button', 'Logg ut');
  await find(driver, 'field', 'Passord');
});

test('the queue leads to its lead, and back', async ({ driver, baseURL, product, request }) => {
  await submitLead(request, { customer_name: 'Kari Sted', location: 'Xyz', address: 'Gata 1' });
  await logIn(driver, baseURL, product.adminPassword);
  await press(driver, 'link', 'Velg kommune: Ukjent sted: «Xyz»');
  await find(driver, 'dialog');
  await reads(driver, 'Kari Sted');
  await driver.navigate().back();
  await find(driver, 'heading', 'Ukjent sted: «Xyz»');
});

test('the table is searched, sorted and filtered', async ({
  driver,
  baseURL,
  product,
  request,
}) => {
  await submitLead(request, { customer_name: 'Ågot Søkersen', location: 'Skien' });
  const other = { location: 'Moss', service_type: 'Delstyling' };
  await submitLead(request, { customer_name: 'Zacharias Søkersen', ...other });
  await logIn(driver, baseURL, product.adminPassword);
  const rows = () =>
    evaluate<string[]>(
      driver,
      `const table = [...document.querySelectorAll('table')].findLast((it) => it.checkVisibility());
      return [...(table?.querySelectorAll('tbody th') ?? [])].map((it) => it.textContent)`,
    );
  await write(driver, 'Søk', 'søkers');
  await expect.poll(async () => (await rows()).length).toBe(2);
  await press(driver, 'button', 'Kunde');
  await expect.poll(async () => (await rows())[0]).toContain('Zacharias');
  await press(driver, 'button', 'Kunde');
  await expect.poll(async () => (await rows())[0]).toContain('Ågot');
  await select(driver, 'Tjeneste', 'Delstyling');
  await expect.poll(async () => (await rows()).length).toBe(1);
  await driver.navigate().refresh();
  await expect.poll(async () => (await rows())[0]).toContain('Zacharias');
});

test('the panel of a lead changes its status, and gives the focus back', async ({
  driver,
  baseURL,
  product,
  request,
}) => {
  await submitLead(request, { customer_name: 'Stian Status', location: 'Narvik' });
  await logIn(driver, baseURL, product.adminPassword);
  await press(driver, 'button', 'Detaljer: Stian Status');
  await find(driver, 'dialog', 'Kundedetaljer');
  await select(driver, 'Endre status', 'Kontaktet');
  await reads(driver, 'Status: Ny → Kontaktet');
  await write(driver, 'Nytt notat', 'Vil ha befaring i uke 48.');
  await press(driver, 'button', 'Lagre notat');
  await find(driver, 'status', 'Lagret');
  await type(driver, Key.ESCAPE);
  await expect.poll(() => focused(driver)).toContain('Stian Status');
});
