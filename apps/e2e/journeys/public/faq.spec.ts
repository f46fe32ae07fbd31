import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import { shot } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { answeredBanner, cameToLife, startOver } from '../../harness/visitor.js';

test.beforeEach(async ({ page }) => {
  await answeredBanner(page);
  await page.goto('/faq');
});

test('a visitor finds an answer, by pointer and by keyboard, and goes on to the form', async ({
  page,
}) => {
  await test.step('the questions are in five groups, accessible also with an answer open', async () => {
    await expect(page).toHaveTitle('Ofte stilte spørsmål – Boligstyling');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Generelt',
      'Henvendelsen din',
      'Spørsmål om tjenesten',
      'Sikkerhet og personvern',
      'Før boligsalget',
    ]);
    await shot(page, 'faq');
    await page.getByText('Hva koster selve stylingen?').click();
    await expectAccessible(page);
    await expectToFit320(page);

    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const question = page.locator('summary').first();
    const words = await question.evaluate((element) => getComputedStyle(element).color);
    await expect(question.locator('svg')).toHaveCSS('color', words);
  });

  await test.step('one answer is open at a time, over all groups, and can be closed', async () => {
    await startOver(page);
    await page.goto('/faq');

    const soon = page.getByText('Stylistene svarer vanligvis innen 1–2 virkedager.');
    const noNewsletters = page.getByText('Vi sender ingen nyhetsbrev.');
    await expect(soon).toBeHidden();

    await page.getByText('Når får jeg svar?').click();
    await expect(soon).toBeVisible();
    await page.getByText('Sender dere nyhetsbrev?').click();
    await expect(noNewsletters).toBeVisible();
    await expect(soon).toBeHidden();

    await page.getByText('Sender dere nyhetsbrev?').click();
    await expect(noNewsletters).toBeHidden();
  });

  await test.step('an answer opens by keyboard, and its link leads to the form on the home page', async () => {
    await startOver(page);
    await page.goto('/faq');

    // Before hydration the browser follows the link itself and focuses nothing.
    await cameToLife(page);
    const question = page
      .getByRole('group')
      .filter({ hasText: 'Hvordan sender jeg en henvendelse?' });
    await question.locator('summary').press('Enter');
    await question.getByRole('link', { name: 'skjemaet på forsiden' }).press('Enter');
    await expect(page).toHaveURL('/#lead-form');
    await expect(page.locator('#lead-form')).toBeFocused();
    await expect(page.locator('#lead-form')).toBeInViewport();
  });
});
