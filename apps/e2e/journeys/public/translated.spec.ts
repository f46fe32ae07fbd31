import { fillStepOne, fillStepTwo, send } from '../../harness/lead-form.js';
import { expect, test } from '../../harness/test.js';
import { translated } from '../../harness/translator.js';
import { answeredBanner, cameToLife } from '../../harness/visitor.js';

test('a lead is sent from a page translated by the browser, and each button keeps its meaning', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await answeredBanner(page);
  await page.goto('/oslo');
  await cameToLife(page);
  await translated(page);

  const button = page.locator('form button[type=submit]');
  await button.click();
  await expect(page.getByText('Skriv fornavnet ditt.')).toBeVisible();
  await fillStepOne(page, { email: 'oversatt@example.com', city: 'Oslo' });
  await expect(page.getByText('Skriv fornavnet ditt.')).toHaveCount(0);
  await fillStepTwo(page);
  await expect(button).toHaveText('Send henvendelsen');
  await page.getByRole('button', { name: 'Tilbake' }).click();
  await expect(button).toHaveText('Gå videre');
  await button.click();
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk for din henvendelse!');
  expect(faults).toEqual([]);
});
