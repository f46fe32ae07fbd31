import type { Page } from '@playwright/test';
import { expectAccessible } from '../../harness/accessibility.js';
import { expectNothingLost } from '../../harness/nothing-lost.js';
import { shot, shots } from '../../harness/shot.js';
import { AS_ON_A_FIRST_VISIT, expect, test } from '../../harness/test.js';
import { cameToLife, consentOf } from '../../harness/visitor.js';

test.use(AS_ON_A_FIRST_VISIT);

const link = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Personverninnstillinger' });
const button = (page: Page, name: string) =>
  consentOf(page).getByRole('button', { name, exact: true });
const press = (page: Page, name: string) => button(page, name).click();
const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null'));

test('nothing is stored or fetched elsewhere before a choice, which is made by keyboard, changed and withdrawn', async ({
  page,
  baseURL,
}) => {
  await test.step('before a choice nothing is stored, and nothing is fetched from other origins', async () => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url());
    });
    await page.goto('/bergen');
    await expect(consentOf(page)).toBeVisible();
    await cameToLife(page);
    await link(page, 'Ofte stilte spørsmål').click();
    await expect(page).toHaveURL('/faq');
    await expect(consentOf(page)).toBeVisible();

    const kept = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    expect(kept).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(elsewhere).toEqual([]);
  });

  await test.step('the settings are usable by keyboard, and closing them stores nothing', async () => {
    await link(page, 'Kontakt').click();
    await expect(page).toHaveURL('/kontakt');
    await button(page, 'Tilpass valg').press('Enter');
    await expect(settings(page)).toBeFocused();
    for (const category of ['Funksjonelle', 'Analyse', 'Markedsføring']) {
      await expect(consentOf(page).getByRole('checkbox', { name: category })).not.toBeChecked();
    }
    const necessary = consentOf(page).getByRole('checkbox', { name: 'Nødvendige' });
    await expect(necessary).toBeChecked();
    await expect(necessary).toBeDisabled();

    await page.keyboard.press('Escape');
    await expect(button(page, 'Tilpass valg')).toBeFocused();
    await press(page, 'Tilpass valg');
    await press(page, 'Lukk innstillingene');
    await expect(button(page, 'Tilpass valg')).toBeFocused();
    expect(await record(page)).toBeNull();
  });

  await test.step('one category is chosen, changed from the footer, and withdrawn on the cookie page', async () => {
    await press(page, 'Tilpass valg');
    await consentOf(page).getByRole('checkbox', { name: 'Analyse' }).check();
    await press(page, 'Lagre valg');
    await expect(consentOf(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await record(page)).toMatchObject({ analytics: true, functional: false });

    const again = page.getByRole('button', { name: 'Personvern og informasjonskapsler' });
    await again.click();
    await expect(consentOf(page).getByRole('checkbox', { name: 'Analyse' })).toBeChecked();
    await press(page, 'Lukk innstillingene');
    await expect(again).toBeFocused();
    await again.click();
    await press(page, 'Godta alle');
    await expect(consentOf(page)).toBeHidden();
    expect(await record(page)).toMatchObject({ analytics: true, functional: true });

    await page.goto('/cookie-policy');
    await page.evaluate(() => localStorage.setItem('location-preferences', '{"city":"Oslo"}'));
    await page.getByRole('button', { name: 'Nullstill samtykket' }).click();
    await expect(consentOf(page)).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  await test.step('both views are accessible, also on the smallest screens', async () => {
    await page.goto('/kontakt');
    await expect(consentOf(page)).toBeVisible();
    await expectAccessible(page);
    await shot(page, 'consent-desktop');
    await expectNothingLost(page);

    await press(page, 'Tilpass valg');
    await expect(button(page, 'Lagre valg')).toBeVisible();
    await expectNothingLost(page);
    await consentOf(page).getByRole('checkbox', { name: 'Markedsføring' }).check();
    await expectAccessible(page);
    await shots(page, 'consent-settings', [390]);
  });
});
