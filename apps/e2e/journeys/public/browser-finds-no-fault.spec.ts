import { faultsOf } from '../../harness/faults.js';
import { fillStepOne, fillStepTwo, send } from '../../harness/lead-form.js';
import { AS_ON_A_FIRST_VISIT, expect, test } from '../../harness/test.js';
import { cameToLife, consentOf, startOver } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

test.use(AS_ON_A_FIRST_VISIT);

test('from the first visit to the thanks, and on a return, the browser reports no error', async ({
  page,
}) => {
  await test.step('from the first visit to the thanks, the browser reports no error', async () => {
    const faults = faultsOf(page);
    await page.goto('/oslo');
    await page.getByRole('button', { name: 'Godta alle' }).click();
    await fillStepOne(page, { email: 'kari@no-fault.example.com' });
    await fillStepTwo(page);
    await page.getByRole('button', { name: 'brukervilkårene' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await send(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk for din henvendelse!');
    expect(faults).toEqual([]);
  });

  await test.step('a returning visitor finds the remembered city in the headline, without an error', async () => {
    await startOver(page);

    const faults = faultsOf(page);
    await page.goto('/bergen');
    await page.getByRole('button', { name: 'Godta alle' }).click();
    await expect(consentOf(page)).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('location-preferences')))
      .toContain('Bergen');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bergen');
    await cameToLife(page);
    expect(faults).toEqual([]);
  });
});

test('a press before the code has loaded takes effect afterwards', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await resize(page, { width: 412, height: 823 });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Åpne meny' }).click();
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Kontakt' }).last(),
  ).toBeVisible();
});
