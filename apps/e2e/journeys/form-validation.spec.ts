import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectToFit320 } from '../harness/accessibility.js';
import { fillHome, fillStepOne, giveConsents, send } from '../harness/lead-form.js';
import { expect, test } from '../harness/test.js';
import { answeredBanner } from '../harness/visitor.js';

const next = (page: Page) => page.getByRole('button', { name: 'Gå videre' }).click();

async function expectNotice(page: Page, title: string, text: string) {
  await expect(page.getByRole('alert').filter({ hasText: text })).toContainText(title);
}

test.beforeEach(({ page }) => answeredBanner(page));

test('step 1 reports one missing field after another, and is accessible with its errors', async ({
  page,
}) => {
  await page.goto('/');
  await next(page);
  await expectNotice(page, 'Vennligst svar', 'Skal du selge din eiendom?');
  await expect(page.getByRole('radio', { name: 'Ja' })).toBeFocused();
  await expect(page.getByText('Velg ett av svarene.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'Nei, bare verdivurdering' }).check();
  await next(page);
  await expectNotice(page, 'Manglende informasjon', 'Vennligst fyll ut alle feltene');
  await expect(page.getByLabel('Fornavn')).toBeFocused();
  await expect(page.getByLabel('Fornavn')).toHaveAccessibleDescription('Skriv fornavnet ditt.');
  const borderOf = (label: string) =>
    page.getByLabel(label).evaluate((field) => getComputedStyle(field).borderColor);
  await expect.poll(() => borderOf('Fornavn')).toBe(await borderOf('Etternavn'));

  await fillStepOne(page, { email: 'kari@' });
  await expect(page.getByText('Ugyldig e-postadresse')).toBeVisible();
  await page.getByLabel('Telefon').fill('123');
  await next(page);
  await expectNotice(page, 'Ugyldig e-postadresse', 'Vennligst oppgi en gyldig e-postadresse');
  await expect(page.getByLabel('E-post', { exact: true })).toBeFocused();

  await page.getByLabel('E-post', { exact: true }).fill('kari@validation.example.com');
  await next(page);
  await expectNotice(page, 'Ugyldig telefonnummer', 'Telefonnummer må være 8 siffer');

  await page.getByLabel('Telefon').fill('400 00 000');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await next(page);
  await expect(page.getByText('Steg 2 av 2')).toBeVisible();
});

test('on the articles page each step requires its fields', async ({ page }) => {
  await page.goto('/artikler');
  const next = page.getByRole('button', { name: 'Gå videre' });
  const submit = page.getByRole('button', { name: 'Send henvendelsen' });
  const waitsFor = async (button: Locator, field: Locator, wrong: string) => {
    const right = await field.inputValue();
    await expect(button).toBeEnabled();
    await field.fill(wrong);
    await expect(button, wrong).toBeDisabled();
    await field.fill(right);
  };

  await page.getByLabel('Navn').fill('Ola Nordmann');
  await page.getByLabel('Telefon').fill('400 00 000');
  await page.getByLabel('E-post', { exact: true }).fill('ola@validation.example.com');
  await expect(next).toBeDisabled();
  await page.getByRole('radio', { name: 'Ja' }).check();
  await waitsFor(next, page.getByLabel('Navn'), ' ');
  await waitsFor(next, page.getByLabel('Telefon'), '4000000');
  await waitsFor(next, page.getByLabel('E-post', { exact: true }), 'ola@nordmann.ukjent');
  await next.click();

  await fillHome(page);
  await waitsFor(next, page.getByLabel('Hvilke rom gjelder det?'), ' ');
  await waitsFor(next, page.getByLabel('Boligens størrelse'), ' ');
  await page.getByRole('radio', { name: 'Nei' }).check();
  await expect(next).toBeDisabled();
  await page.getByRole('radio', { name: 'Ja' }).check();
  await next.click();

  await page.getByLabel('Gateadresse').fill('Storgata 1');
  await page.getByRole('textbox', { name: 'Sted' }).fill('Bodø');
  await giveConsents(page);
  await expect(submit).toBeDisabled();
  await page.getByRole('radio', { name: 'Fullstyling' }).check();
  await waitsFor(submit, page.getByLabel('Gateadresse'), ' ');
  await waitsFor(submit, page.getByRole('textbox', { name: 'Sted' }), ' ');
  for (const consent of await page.getByRole('checkbox').all()) {
    await expect(submit).toBeEnabled();
    await consent.uncheck();
    await expect(submit).toBeDisabled();
    await consent.check();
  }
});

test('the form can be filled in by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  // At human speed, because the first key starts hydration.
  const type = (text: string) => page.keyboard.type(text, { delay: 40 });

  await page.getByRole('radio', { name: 'Ja' }).focus();
  await press('Space', 'Tab', 'ArrowRight', 'Tab', 'Space', 'Tab');
  await type('Kari');
  await press('Tab');
  await type('Nordmann');
  await press('Tab');
  await type('40000000');
  await press('Tab');
  await type('kari@validation.example.com');
  await press('Tab', 'Space');
  await expect(page.getByRole('checkbox', { name: 'Kontakt meg på e-post' })).toBeChecked();
  await press('Tab');
  await type('Myrvollveien 5c');
  await expect(page.getByRole('option')).toHaveCount(1);
  await press('ArrowDown', 'Enter');
  await expect(page.getByRole('textbox', { name: 'Sted' })).toHaveValue('Oppegård');
  await press('Enter');

  await expect(page.getByText('Steg 2 av 2')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Steg 2 av 2' })).toBeFocused();
  await press('Tab');
  await expect(page.getByLabel('Hva trenger du hjelp til?')).toBeFocused();
  await page.getByRole('button', { name: 'Tilbake' }).press('Enter');
  await expect(page.getByRole('radio', { name: 'Bedrift' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Fullstyling' })).toBeChecked();
});

test('step 2 is accessible with its errors shown, and fits a narrow screen', async ({ page }) => {
  await page.goto('/');
  await fillStepOne(page, { email: 'kari@validation.example.com' });
  await next(page);
  await send(page);
  await expect(page.getByText('Velg boligtype.')).toBeVisible();
  await expectAccessible(page);
  await expectToFit320(page);
});
