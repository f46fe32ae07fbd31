import type { Page } from '@playwright/test';
import { expectAccessible } from '../../harness/accessibility.js';
import { fillStepOne, send } from '../../harness/lead-form.js';
import { expectNothingLost } from '../../harness/nothing-lost.js';
import { shot } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { atRest } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE, hasTouch: true });

test.beforeEach(({ page }) => atRest(page));

const street = (page: Page) => page.getByRole('combobox', { name: 'Gateadresse' });
const postalCode = (page: Page) => page.getByLabel('Postnummer');

async function type(page: Page, text: string) {
  await street(page).fill('');
  await street(page).pressSequentially(text);
}

const agents = (page: Page) => page.getByRole('checkbox', { name: /^Ja, én eiendomsmegler/ });
const next = (page: Page) => page.getByRole('button', { name: 'Gå videre' });
const stepTwo = (page: Page) => page.getByText('Steg 2 av 2');

/** @param text not typed before, because answers are cached */
async function suggest(page: Page, text: string, count: number) {
  // The product gives the service two seconds, which a busy machine may exceed.
  await expect(async () => {
    await type(page, text);
    await expect(page.getByRole('option')).toHaveCount(count, { timeout: 5_000 });
  }).toPass();
}

test('on a phone the errors, suggestions and terms of both steps can be read and reached, and nothing is lost', async ({
  page,
}) => {
  await page.goto('/oslo');
  await next(page).tap();
  await expect(page.getByRole('radio', { name: 'Ja' })).toBeFocused();
  await expect(page.getByText('Velg ett av svarene.').first()).toBeVisible();
  await expectAccessible(page);
  await resize(page, PHONE);
  await page.getByRole('radio', { name: 'Ja' }).check();
  await page.getByRole('radio', { name: 'Delstyling' }).check();
  await next(page).tap();
  await expect(page.getByLabel('Fornavn')).toBeFocused();
  await expect(page.getByLabel('Fornavn')).toHaveAccessibleDescription('Skriv fornavnet ditt.');
  const borderOf = (label: string) =>
    page.getByLabel(label).evaluate((field) => getComputedStyle(field).borderColor);
  await expect.poll(() => borderOf('Fornavn')).toBe(await borderOf('Etternavn'));
  await expectAccessible(page);
  await resize(page, PHONE);
  await fillStepOne(page, { email: 'kari@phone.example.com' });

  await test.step('a single tap below the list reaches its target', async () => {
    await page.route('**/sok?**', async (route) => {
      const response = await route.fetch();
      const found = (await response.json()) as { adresser: unknown[] };
      await route.fulfill({ response, json: { ...found, adresser: found.adresser.slice(0, 2) } });
    });
    await suggest(page, 'Arendalsgata', 2);
    await shot(page, 'suggestions-390');
    await postalCode(page).tap();
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(postalCode(page)).toBeFocused();
    await expect(postalCode(page)).toBeInViewport();
    await expect(agents(page)).not.toBeChecked();

    await type(page, 'Arendalsgata');
    await expect(page.getByRole('option')).toHaveCount(2);
    await next(page).tap();
    await expect(page.getByRole('group', { name: 'Stylingbehov' })).toBeInViewport();
    await page.getByRole('button', { name: 'Tilbake' }).tap();
  });

  await test.step('a field tapped far below the list is in sight after the list closes', async () => {
    await resize(page, { width: 390, height: 450 });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await suggest(page, 'Arendalsgata 12', 4);
    const { y } = (await postalCode(page).boundingBox())!;
    await page.evaluate((above) => scrollBy(0, above), y - 100);
    await postalCode(page).tap();
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(postalCode(page)).toBeInViewport();
  });

  await test.step('a press on the button reaches it when the list has no result', async () => {
    await resize(page, { width: 1440, height: 900 });
    await type(page, 'Ukjentveien 7');
    await expect(page.getByText('Ingen treff. Du kan skrive inn adressen selv.')).toBeVisible();
    await next(page).hover();
    await page.mouse.down();
    await page.mouse.up();
    await expect(stepTwo(page)).toBeVisible();
    await resize(page, PHONE);
  });

  await page.getByLabel('Hvilke rom gjelder det?').fill('Stue');

  await send(page);
  const needs = page.getByLabel('Hva trenger du hjelp til?');
  await expect(needs).toBeFocused();
  await expect(needs).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Velg boligtype.')).toBeVisible();
  await expectAccessible(page);
  await expectNothingLost(page);
  await resize(page, PHONE);
  await shot(page, 'step-2-faults-phone');

  const opener = page.getByRole('button', { name: 'brukervilkårene' });
  await opener.tap();
  const terms = page.getByRole('dialog', { name: 'Brukervilkår' });
  await expect(terms.getByText('Oslo tingrett')).toBeAttached();
  await expectAccessible(page);
  await expectNothingLost(page);
  await resize(page, PHONE);
  await shot(page, 'terms-dialog-phone');
  await page.keyboard.press('Escape');
  await expect(terms).toBeHidden();
  await expect(opener).toBeFocused();
  const statement = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Les personvernerklæringen (åpnes i en ny fane)' }).tap();
  await expect((await statement).getByRole('heading', { level: 1 })).toHaveText('Personvern');
  await expect(page.getByLabel('Hvilke rom gjelder det?')).toHaveValue('Stue');
});
