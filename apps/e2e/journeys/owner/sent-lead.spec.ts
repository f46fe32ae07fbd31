import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import { fillStepOne, fillStepTwo, send } from '../../harness/lead-form.js';
import { shot } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { answeredBanner } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

const LEADS = '**/api/leads';
const PHONE = { width: 390, height: 844 };

const form = (page: Page) => page.getByRole('form');
const review = (page: Page) => page.getByRole('region', { name: 'Se over svarene' });
const line = (page: Page, label: string) => review(page).locator('div').filter({ hasText: label });
const panel = (page: Page, text: RegExp | string) =>
  form(page).getByRole('status').filter({ hasText: text });

/** Wraps in the column of a phone. */
const EMAIL = 'anne-margrethe.brattbakk@arkitektkontoret-nordvest.example.com';

test('on a phone an owner goes back and forth, corrects a refused answer, loses the network, and follows the lead', async ({
  page,
  context,
}) => {
  await answeredBanner(page);
  await resize(page, PHONE);
  const needs = page.getByLabel('Hva trenger du hjelp til?');
  const next = page.getByRole('button', { name: 'Gå videre' });

  await test.step('the back button goes through the steps, and a reload returns to the same one', async () => {
    await page.goto('/faq');
    await page.goto('/#lead-form');
    await fillStepOne(page, { email: EMAIL });
    await next.click();
    await expect(page.getByText('Steg 2 av 2')).toBeInViewport();
    await expect(form(page).getByRole('group', { name: 'Steg 2 av 2' })).toBeFocused();
    await needs.fill('Leiligheten er tom.');

    await page.goBack();
    await expect(page.getByText('Steg 1 av 2')).toBeVisible();
    await expect(page.getByLabel('Fornavn')).toHaveValue(/./);
    await page.goForward();
    await expect(page.getByText('Steg 2 av 2')).toBeVisible();
    await expect(needs).toHaveValue('Leiligheten er tom.');

    await page.reload();
    await expect(page.getByText('Steg 2 av 2')).toBeVisible();
    await expect(panel(page, 'Vi tok vare på svarene dine')).toBeVisible();
    await expect(needs).toHaveValue('Leiligheten er tom.');
    await form(page).getByRole('button', { name: 'Tilbake' }).click();
    await expect(page.getByText('Steg 1 av 2')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Steg 1 av 2')).toBeVisible();
    await expect(panel(page, 'Vi tok vare på svarene dine')).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL('/faq');
    await page.goForward();
  });

  await test.step('the answers are reviewed before sending, and each can be changed', async () => {
    await fillStepTwo(page);
    await expect(line(page, 'Deg')).toContainText(EMAIL);
    await expect(line(page, 'Bolig')).toContainText('Nygårdsgaten 5, 5015 Bergen');
    await expect(line(page, 'Bolig')).toContainText('Leilighet, 74 kvm');
    await shot(page, 'form-review-390');
    await expectAccessible(page);
    await expectToFit320(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const written = line(page, 'Deg').getByText(EMAIL);
    expect(await written.evaluate((dd) => dd.scrollHeight - dd.clientHeight)).toBeLessThan(3);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));

    await resize(page, PHONE);
    await review(page).getByRole('button', { name: 'Endre Behov' }).click();
    await expect(needs).toBeFocused();
    await review(page).getByRole('button', { name: 'Endre Bolig' }).click();
    await expect(page.getByText('Steg 1 av 2')).toBeVisible();
    await expect(page.getByLabel('Gateadresse')).toBeFocused();
    await page.getByLabel('Gateadresse').fill('Nygårdsgaten 7');
    await next.click();
    await expect(line(page, 'Bolig')).toContainText('Nygårdsgaten 7, 5015 Bergen');
  });

  await test.step('the panel reports a slow submission, and links to the refused fields', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(LEADS, async (route) => {
      await answered;
      await route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        json: {
          error: 'Noe må rettes.',
          errors: [{ field: 'address', message: 'Vi finner ikke adressen.' }],
        },
      });
    });
    await send(page);
    await expect(panel(page, 'Sender henvendelsen')).toBeVisible();
    answer();
    const refused = panel(page, 'Henvendelsen er ikke sendt');
    await expect(refused).toContainText('Ingenting er lagret hos oss.');
    await expect(page.getByLabel('Gateadresse')).toBeFocused();
    await shot(page, 'form-refused-390');
    await expectAccessible(page);
    await refused.getByRole('button', { name: 'Vi finner ikke adressen.' }).click();
    await expect(page.getByLabel('Gateadresse')).toBeFocused();
    await page.getByLabel('Gateadresse').fill('Nygårdsgaten 9');
    await expect(refused).toBeHidden();
    await page.unroute(LEADS);
    await next.click();
  });

  await test.step('without a network the lead stays in sight until it is sent', async () => {
    await resize(page, PHONE);
    await context.setOffline(true);
    await send(page);
    const waiting = panel(page, 'Lagret på denne telefonen. Sendes når du er på nett.');
    await expect(waiting).toBeVisible();
    await expect(page.getByText('Henvendelse mottatt!')).toBeHidden();
    await expect(waiting).toBeVisible();
    await shot(page, 'form-waiting-390');
    await expectAccessible(page);

    await context.setOffline(false);
    const sent = panel(page, 'Vi har fått henvendelsen');
    await expect(sent).toBeVisible();
    await shot(page, 'form-sent-390');
    await expectAccessible(page);
    await sent.getByRole('button', { name: 'Følg henvendelsen' }).click();
    await expect(page).toHaveURL(/min-henvendelse#submission\./);
  });
});
