import type { Page } from '@playwright/test';
import { fillStepOne, fillStepTwo, send } from '../harness/lead-form.js';
import { expect, test } from '../harness/test.js';
import { answeredBanner, cameToLife } from '../harness/visitor.js';

const email = (page: Page) => page.getByLabel('E-post', { exact: true });
const phone = (page: Page) => page.getByLabel('Telefon');
const meant = (page: Page) => page.getByRole('button', { name: 'gmail.com' });

test.beforeEach(({ page }) => answeredBanner(page));

test('a number typed with its country code is shown and stored as eight digits', async ({
  page,
  product,
}) => {
  const address = 'pluss@forgiving.example.com';
  await page.goto('/');
  await fillStepOne(page, { email: address });
  await phone(page).fill('');
  await phone(page).pressSequentially('+47 400 00 000');
  await fillStepTwo(page);
  const review = page.getByRole('region', { name: 'Se over svarene' });
  await expect(review.getByText('40 00 00 00')).toBeVisible();
  await send(page);
  await expect(page).toHaveURL(/takk/);
  const stored = 'select customer_phone from lead where customer_email = $1';
  expect(await product.query(stored, [address])).toEqual([{ customer_phone: '40000000' }]);
});

test('a mistyped domain is questioned on leaving the field, and changed only by a press', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('response', (response) => void loaded.push(response.url()));
  await page.goto('/');
  await cameToLife(page);
  await email(page).fill('kari@gmial.com');
  await expect(meant(page)).toBeHidden();
  expect(loaded.filter((url) => url.includes('email-guess'))).toEqual([]);

  await phone(page).focus();
  await expect(page.getByRole('status').filter({ hasText: 'Mente du' })).toHaveText(
    'Mente du kari@gmail.com?',
  );
  await expect(email(page)).toHaveValue('kari@gmial.com');
  await meant(page).press('Enter');
  await expect(email(page)).toHaveValue('kari@gmail.com');
  await expect(email(page)).toBeFocused();
  await expect(meant(page)).toBeHidden();

  await email(page).fill('kari@gmal.com');
  await phone(page).focus();
  await expect(meant(page)).toBeVisible();
  await email(page).fill('kari@mail.com');
  await phone(page).focus();
  await expect(meant(page)).toBeHidden();
});

test('a mistyped domain typed before hydration is questioned too', async ({ page }) => {
  let letThrough = () => {};
  const code = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/(?!main-)[^/]*\.js$/, async (route) => {
    await code;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await email(page).fill('kari@gmial.com');
  await phone(page).focus();
  letThrough();
  await expect(meant(page)).toBeVisible();
  await expect(email(page)).toHaveValue('kari@gmial.com');
  await meant(page).click();
  await expect(email(page)).toHaveValue('kari@gmail.com');
  await expect(email(page)).toBeFocused();
});

test('a mistyped domain is questioned when the browser autofills it, and not while typing', async ({
  page,
}) => {
  await page.goto('/');
  await cameToLife(page);
  await phone(page).focus();
  await email(page).evaluate((field) => {
    const input = field as HTMLInputElement;
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    set!.call(input, 'kari@hotmial.com');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const asked = page.getByRole('button', { name: 'hotmail.com' });
  await expect(asked).toBeVisible();
  await email(page).press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('m');
  await expect(asked).toBeVisible();
  await page.keyboard.type('x');
  await expect(asked).toBeHidden();
});

test('a postal code of three digits has a separate message, and 0000 is never shown', async ({
  page,
}) => {
  await page.goto('/');
  const code = page.getByLabel('Postnummer');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expect(code).not.toHaveAttribute('placeholder');
  await expect(phone(page)).toHaveAttribute('inputmode', 'tel');
  await fillStepOne(page, { email: 'kode@forgiving.example.com' });
  await code.fill('123');
  await page.getByRole('button', { name: 'Gå videre' }).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Ugyldig postnummer');
  await expect(notice).not.toContainText('alle feltene');
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription('Et postnummer har fire siffer.');
  await code.fill('5015');
  await expect(notice).toHaveCount(0);
});
