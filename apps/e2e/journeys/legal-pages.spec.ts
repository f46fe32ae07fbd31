import { expectAccessible, expectToFit320 } from '../harness/accessibility.js';
import { shot } from '../harness/shot.js';
import { expect, test } from '../harness/test.js';
import { answeredBanner, cameToLife } from '../harness/visitor.js';

const PAGES = [
  { path: '/brukervilkar', heading: 'Brukervilkår', says: 'Oslo tingrett' },
  { path: '/personvern', heading: 'Personvern', says: 'etter 2 år uten aktivitet' },
  {
    path: '/cookie-policy',
    heading: 'Retningslinjer for informasjonskapsler',
    says: 'fra 30 dager til 2 år',
  },
  { path: '/kontakt', heading: 'Kontakt', says: 'kontakt@boligstyling.example' },
  { path: '/om-oss', heading: 'Om oss', says: 'uavhengig tjeneste' },
];

for (const { path, heading, says } of PAGES) {
  test(`${path} says what it is and works for everyone`, async ({ page }) => {
    await answeredBanner(page);
    await page.goto(path);
    await expect(page).toHaveTitle(`${heading} – Boligstyling`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main').getByText(says).first()).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    await shot(page, path.slice(1));
    await expectAccessible(page);
    await expectToFit320(page);
  });
}

test('the table of contents leads to a chapter, and the back button still leaves the page', async ({
  page,
}) => {
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

test('a chapter chosen before hydration adds no history entry', async ({ page }) => {
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

for (const path of ['/brukervilkar', '/om-oss']) {
  test(`the way back from ${path} leads home for those who came straight there`, async ({
    page,
  }) => {
    await answeredBanner(page);
    await page.goto(path);
    await page.getByRole('button', { name: 'Tilbake' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('on a phone the contents unfold, and a stored key is a card', async ({ page }) => {
  await answeredBanner(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/cookie-policy');
  const contents = page.getByRole('navigation', { name: 'Innhold' });
  await expect(contents).toBeHidden();
  await page.getByText('Innhold', { exact: true }).locator('visible=true').click();
  await expect(contents.getByRole('link')).not.toHaveCount(0);
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  const row = page.getByRole('row', { name: 'pending-leads ' });
  await expect(row.getByRole('cell').nth(2)).toHaveText(
    'Til henvendelsen er mottatt, høyst 7 dager',
  );
  await shot(page, 'cookie-policy-phone');
});

test('the table of contents finds a chapter with Norwegian letters in its name', async ({
  page,
}) => {
  await answeredBanner(page);
  await page.goto('/personvern');
  await page.getByRole('link', { name: '3. Formål og rettslig grunnlag' }).click();
  const chapter = page.getByRole('heading', { name: '3. Formål og rettslig grunnlag' });
  await expect(chapter).toBeFocused();
  await expect(chapter).toBeInViewport();
  await page.reload();
  await expect(chapter).toBeInViewport();
});

test('the contact page leads to the form on the home page', async ({ page }) => {
  await answeredBanner(page);
  await page.goto('/kontakt');
  await page.getByRole('link', { name: 'skjemaet på forsiden' }).click();
  await expect(page.locator('#lead-form')).toBeFocused();
  await expect(page.getByText('Steg 1 av 2')).toBeInViewport();
});
