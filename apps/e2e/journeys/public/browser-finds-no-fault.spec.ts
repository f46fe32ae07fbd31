import type { Page } from '@playwright/test';
import { faultsOf } from '../../harness/faults.js';
import { fillStepOne, fillStepTwo, send } from '../../harness/lead-form.js';
import { AS_ON_A_FIRST_VISIT, expect, test } from '../../harness/test.js';
import { cameToLife, consentOf, startOver } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

test.use(AS_ON_A_FIRST_VISIT);

const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

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

  await test.step('a returning visitor finds the remembered city in the headline, without an error or a layout shift', async () => {
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
    // The widest name of a city.
    await page.evaluate(() => {
      localStorage.setItem('location-preferences', '{"city":"Kristiansand"}');
    });
    for (const width of [390, 820, 1440]) {
      await resize(page, { width, height: 900 });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('i Kristiansand');
      expect(await layoutShift(page), `${width} px wide`).toBeLessThanOrEqual(0.01);
    }
    expect(faults).toEqual([]);
  });
});
