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

test('both steps, their errors and the terms are accessible on a phone, and nothing is lost', async ({
  page,
}) => {
  await page.goto('/oslo');
  await page.getByRole('button', { name: 'Gå videre' }).tap();
  await expect(page.getByRole('radio', { name: 'Ja' })).toBeFocused();
  await expect(page.getByText('Velg ett av svarene.').first()).toBeVisible();
  await expectAccessible(page);
  await resize(page, PHONE);
  await page.getByRole('radio', { name: 'Ja' }).check();
  await page.getByRole('radio', { name: 'Delstyling' }).check();
  await page.getByRole('button', { name: 'Gå videre' }).tap();
  await expect(page.getByLabel('Fornavn')).toBeFocused();
  await expect(page.getByLabel('Fornavn')).toHaveAccessibleDescription('Skriv fornavnet ditt.');
  const borderOf = (label: string) =>
    page.getByLabel(label).evaluate((field) => getComputedStyle(field).borderColor);
  await expect.poll(() => borderOf('Fornavn')).toBe(await borderOf('Etternavn'));
  await expectAccessible(page);
  await resize(page, PHONE);
  await fillStepOne(page, { email: 'kari@phone.example.com' });
  await page.getByRole('button', { name: 'Gå videre' }).tap();
  await expect(page.getByRole('group', { name: 'Stylingbehov' })).toBeInViewport();
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
