import { expectAccessible } from '../../harness/accessibility.js';
import { shot } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { answeredBanner, cameToLife, startOver } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

test('a visitor reads legal pages by their contents, and finds the way back', async ({
  page,
  context,
}) => {
  await test.step('a visitor finds a chapter by the contents, and the way back and on', async () => {
    await test.step('the table of contents leads to a chapter, and the back button still leaves the page', async () => {
      await answeredBanner(page);
      await page.goto('/faq');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Brukervilkår' }).click();
      await expect(page.getByText('Sist oppdatert 02.01.2025')).toBeVisible();

      const contents = page.getByRole('navigation', { name: 'Innhold' });
      await contents.getByRole('link', { name: '11. Lovvalg og verneting' }).click();
      const chapter = page.getByRole('heading', { name: '11. Lovvalg og verneting' });
      await expect(chapter).toBeInViewport();
      await expect(chapter).toBeFocused();

      await page.getByRole('button', { name: 'Tilbake' }).click();
      await expect(page).toHaveURL('/faq');
    });

    await test.step('a chapter chosen before hydration adds no history entry', async () => {
      await startOver(page);

      await answeredBanner(page);
      await page.goto('/faq');
      const released = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await released.promise;
        await route.continue();
      });
      await page.goto('/brukervilkar', { waitUntil: 'commit' });
      const contents = page.getByRole('navigation', { name: 'Innhold' });
      await contents.getByRole('link', { name: '11. Lovvalg og verneting' }).click();
      await expect(page).toHaveURL(/#11-lovvalg/);
      await contents.getByRole('link', { name: '10.' }).click();
      await expect(page).toHaveURL(/#10-/);
      released.resolve();
      await cameToLife(page);

      await page.getByRole('button', { name: 'Tilbake' }).click();
      await expect(page).toHaveURL('/faq');
    });

    await test.step('on a phone the contents unfold, and a stored key is a card', async () => {
      await startOver(page);

      await answeredBanner(page);
      await resize(page, { width: 390, height: 844 });
      await page.goto('/cookie-policy');
      const contents = page.getByRole('navigation', { name: 'Innhold' });
      await expect(contents).toBeHidden();
      await page.getByText('Innhold', { exact: true }).locator('visible=true').click();
      await expect(contents.getByRole('link')).not.toHaveCount(0);
      await expectAccessible(page);

      await resize(page, { width: 390, height: 844 });
      const row = page.getByRole('row', { name: 'pending-leads ' });
      await expect(row.getByRole('cell').nth(2)).toHaveText(
        'Til henvendelsen er mottatt, høyst 7 dager',
      );
      await shot(page, 'cookie-policy-phone');
    });

    await test.step('the table of contents finds a chapter with Norwegian letters in its name', async () => {
      await startOver(page);

      await answeredBanner(page);
      await page.goto('/personvern');
      await page.getByRole('link', { name: '3. Formål og rettslig grunnlag' }).click();
      const chapter = page.getByRole('heading', { name: '3. Formål og rettslig grunnlag' });
      await expect(chapter).toBeFocused();
      await expect(chapter).toBeInViewport();
      await page.reload();
      await expect(chapter).toBeInViewport();
    });

    await test.step('the contact page leads to the form on the home page', async () => {
      await startOver(page);

      await answeredBanner(page);
      await page.goto('/kontakt');
      await page.getByRole('link', { name: 'skjemaet på forsiden' }).click();
      await expect(page.locator('#lead-form')).toBeFocused();
      await expect(page.getByText('Steg 1 av 2')).toBeInViewport();
    });
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
