import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessibility.js';
import { fillHome, fillStepOne, giveConsents, send } from '../harness/lead-form.js';
import { expectNothingLost } from '../harness/nothing-lost.js';
import { shot } from '../harness/shot.js';
import { expect, test } from '../harness/test.js';
import { atRest, cameToLife } from '../harness/visitor.js';

const PHONE = { width: 390, height: 844 };

async function fillContact(page: Page, email: string) {
  await page.getByRole('radio', { name: 'Ja' }).check();
  await page.getByLabel('Navn').fill('Ola Nordmann');
  await page.getByLabel('Telefon').fill('40000000');
  await page.getByLabel('E-post', { exact: true }).fill(email);
}

test.use({ viewport: PHONE, hasTouch: true });

test.beforeEach(({ page }) => atRest(page));

test('step 2, its terms and its errors are accessible on a phone, and nothing is lost', async ({
  page,
}) => {
  await page.goto('/oslo');
  await fillStepOne(page, { email: 'kari@phone.example.com' });
  await page.getByRole('button', { name: 'Gå videre' }).tap();
  await expect(page.getByRole('group', { name: 'Stylingbehov' })).toBeInViewport();
  await page.getByLabel('Hvilke rom gjelder det?').fill('Stue');

  await send(page);
  const needs = page.getByLabel('Hva trenger du hjelp til?');
  await expect(needs).toBeFocused();
  await expect(needs).toHaveAttribute('aria-invalid', 'true');
  await expectNothingLost(page);
  await page.setViewportSize(PHONE);
  await shot(page, 'step-2-faults-phone');

  const opener = page.getByRole('button', { name: 'brukervilkårene' });
  await opener.tap();
  const terms = page.getByRole('dialog', { name: 'Brukervilkår' });
  await expect(terms.getByText('Oslo tingrett')).toBeAttached();
  await expectAccessible(page);
  await expectNothingLost(page);
  await page.setViewportSize(PHONE);
  await shot(page, 'terms-dialog-phone');
  await page.keyboard.press('Escape');
  await expect(terms).toBeHidden();
  await expect(opener).toBeFocused();
  const statement = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Les personvernerklæringen (åpnes i en ny fane)' }).tap();
  await expect((await statement).getByRole('heading', { level: 1 })).toHaveText('Personvern');
  await expect(page.getByLabel('Hvilke rom gjelder det?')).toHaveValue('Stue');
});

test('on the articles page the back button and a reload return to each step', async ({ page }) => {
  await page.goto('/faq');
  await page.goto('/artikler');
  await cameToLife(page);
  const next = page.getByRole('button', { name: 'Gå videre' });
  const step = (number: number) => expect(page.getByText(`Steg ${number} av 3`)).toBeVisible();
  const comesBack = async (number: number) => {
    await page.reload();
    await step(number);
    await expect(page.getByText('Vi tok vare på svarene dine')).toBeVisible();
  };
  await fillContact(page, 'tilbake@phone.example.com');
  await comesBack(1);
  await next.tap();
  await fillHome(page);
  await comesBack(2);
  await expectAccessible(page);
  await next.tap();
  await page.getByRole('radio', { name: 'Fullstyling' }).check();
  await comesBack(3);
  await expect(page.getByRole('radio', { name: 'Fullstyling' })).toBeChecked();
  await page.goBack();
  await step(2);
  await expect(page.getByLabel('Boligens størrelse')).toHaveValue('74 kvm');
  await page.getByRole('button', { name: 'Tilbake' }).tap();
  await step(1);
  await expect(page.getByLabel('Navn')).toHaveValue('Ola Nordmann');
  await page.goForward();
  await step(2);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('a failure on the articles page shows an alert, and loses nothing', async ({ page }) => {
  await page.route('**/api/leads', (route) => route.fulfill({ status: 503 }));
  await page.goto('/artikler');
  await fillContact(page, 'fails@phone.example.com');
  await page.getByRole('button', { name: 'Gå videre' }).tap();
  await fillHome(page);
  await page.getByRole('button', { name: 'Gå videre' }).tap();
  await page.getByRole('radio', { name: 'Fullstyling' }).check();
  await page.getByLabel('Gateadresse').fill('Storgata 1');
  await page.getByRole('textbox', { name: 'Sted' }).fill('Bodø');
  await giveConsents(page);

  const alert = page.waitForEvent('dialog');
  const sent = page.getByRole('button', { name: 'Send henvendelsen' }).tap();
  const dialog = await alert;
  expect(dialog.message()).toBe('Det oppsto en feil ved innsending. Vennligst prøv igjen.');
  await dialog.accept();
  await sent;
  await expect(page.getByText('Steg 3 av 3')).toBeVisible();
  await expect(page.getByLabel('Gateadresse')).toHaveValue('Storgata 1');
  await expect(page.getByRole('radio', { name: 'Fullstyling' })).toBeChecked();
});
