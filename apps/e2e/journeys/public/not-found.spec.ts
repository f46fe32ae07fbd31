import { expectAccessible } from '../../harness/accessibility.js';
import { faultsOf } from '../../harness/faults.js';
import { expectNothingLost } from '../../harness/nothing-lost.js';
import { shot } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { answeredBanner, cameToLife, startOver } from '../../harness/visitor.js';

test.beforeEach(({ page }) => answeredBanner(page));

test('a visitor finds the way on from an unknown address, and from a failed page', async ({
  page,
}) => {
  await test.step('an unknown address is answered as not found, in English, with a link home', async () => {
    const answer = await page.goto('/ingen/slik/side');
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
    await expect(page).toHaveTitle('Page not found – Boligstyling');
    await expect(page.getByRole('main')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    await shot(page, 'not-found');
    await expectAccessible(page);
    await expectNothingLost(page);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('an address that can mean no page is answered by the same one', async () => {
    await startOver(page);

    const faults = faultsOf(page);
    for (const address of ['/%E0%A4%A', '/boligstyling/%20', '/boligstyling/admin%20']) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(404);
      await cameToLife(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    }
    // The router logs an address that it cannot decode.
    const expected = /404|malformed URL segment/;
    expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
  });

  await test.step('a page whose code fails to load says so, and works after a reload', async () => {
    await startOver(page);

    await page.goto('/kontakt');
    await cameToLife(page);
    await page.route('**/assets/faq-page*.js', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ofte stilte spørsmål' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page).toHaveTitle(/Boligstyling$/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    await shot(page, 'failure');
    await expectAccessible(page);
    await expectNothingLost(page);

    await page.unroute('**/assets/faq-page*.js');
    await page.getByRole('button', { name: 'Last siden på nytt' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ofte stilte spørsmål');
  });
});
