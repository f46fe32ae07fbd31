import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import { shot, shots } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { answeredBanner, cameToLife } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

const PHONE = { width: 390, height: 844 };

test('a visitor finds an answer, reads legal pages by their contents, and finds the way back and on', async ({
  page,
  context,
}) => {
  await answeredBanner(page);
  const contents = page.getByRole('navigation', { name: 'Innhold' });

  await test.step('the questions are in five groups, accessible also with an answer open', async () => {
    await page.goto('/faq');
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
    await page.emulateMedia({ forcedColors: null, colorScheme: null });
    await resize(page, { width: 1280, height: 720 });
  });

  await test.step('one answer is open at a time, over all groups, and can be closed', async () => {
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

  await test.step('the table of contents leads to a chapter, and the back button still leaves the page', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Brukervilkår' }).click();
    await expect(page.getByText('Sist oppdatert 02.01.2025')).toBeVisible();

    await contents.getByRole('link', { name: '11. Lovvalg og verneting' }).click();
    const chapter = page.getByRole('heading', { name: '11. Lovvalg og verneting' });
    await expect(chapter).toBeInViewport();
    await expect(chapter).toBeFocused();

    await page.getByRole('button', { name: 'Tilbake' }).click();
    await expect(page).toHaveURL('/faq');
  });

  await test.step('a chapter chosen before hydration adds no history entry', async () => {
    const released = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto('/brukervilkar', { waitUntil: 'commit' });
    await contents.getByRole('link', { name: '11. Lovvalg og verneting' }).click();
    await expect(page).toHaveURL(/#11-lovvalg/);
    await contents.getByRole('link', { name: '10.' }).click();
    await expect(page).toHaveURL(/#10-/);
    released.resolve();
    await cameToLife(page);

    await page.getByRole('button', { name: 'Tilbake' }).click();
    await expect(page).toHaveURL('/faq');
    await page.unroute('**/assets/*.js');
  });

  await test.step('on a phone the contents unfold, and a stored key is a card', async () => {
    await resize(page, PHONE);
    await page.goto('/cookie-policy');
    await expect(contents).toBeHidden();
    await page.getByText('Innhold', { exact: true }).locator('visible=true').click();
    await expect(contents.getByRole('link')).not.toHaveCount(0);
    await expectAccessible(page);

    await resize(page, PHONE);
    const row = page.getByRole('row', { name: 'pending-leads ' });
    await expect(row.getByRole('cell').nth(2)).toHaveText(
      'Til henvendelsen er mottatt, høyst 7 dager',
    );
    await shots(page, 'cookie-policy', [390]);
    await resize(page, { width: 1280, height: 720 });
  });

  await test.step('the table of contents finds a chapter with Norwegian letters in its name', async () => {
    await page.goto('/personvern');
    await page.getByRole('link', { name: '3. Formål og rettslig grunnlag' }).click();
    const chapter = page.getByRole('heading', { name: '3. Formål og rettslig grunnlag' });
    await expect(chapter).toBeFocused();
    await expect(chapter).toBeInViewport();
    await page.reload();
    await expect(chapter).toBeInViewport();
  });

  await test.step('the contact page leads to the form on the home page', async () => {
    await page.goto('/kontakt');
    await page.getByRole('link', { name: 'skjemaet på forsiden' }).click();
    await expect(page.locator('#lead-form')).toBeFocused();
    await expect(page.getByText('Steg 1 av 2')).toBeInViewport();
  });

  await test.step('an answer opens by keyboard, and its link leads to the form on the home page', async () => {
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

  await test.step('the way back from such a page leads home for those who came straight there', async () => {
    for (const path of ['/brukervilkar', '/om-oss']) {
      const page = await context.newPage();
      await answeredBanner(page);
      await page.goto(path);
      await page.getByRole('button', { name: 'Tilbake' }).click();
      await expect(page).toHaveURL('/');
      await page.close();
    }
  });
});
