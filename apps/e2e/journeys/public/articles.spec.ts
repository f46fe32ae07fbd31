import type { Response } from '@playwright/test';
import { shot } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { atRest, cameToLife, startOver } from '../../harness/visitor.js';

const FIRST = 'Hva er boligstyling?';
const FIFTH = 'Fullstyling eller delstyling: Hva passer for deg?';

test.beforeEach(async ({ page }) => {
  await atRest(page);
  await page.goto('/artikler');
});

test('a visitor reads one article after another, and goes on to the form', async ({ page }) => {
  await test.step('the first of six articles is shown, also for an unknown one, and the breadcrumb leads home', async () => {
    await expect(page).toHaveTitle('Artikler – Boligstyling');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Ekspertguider til boligstyling',
    );
    await expect(page.getByText('6 artikler')).toBeVisible();
    const article = page.getByRole('article', { name: FIRST });
    await expect(article.getByText('1 minutt')).toBeVisible();
    await expect(article.getByRole('img')).toBeVisible();
    const others = page.getByRole('navigation', { name: 'Flere artikler' }).getByRole('link');
    await expect(others).toHaveCount(5);
    await expect(others.filter({ hasText: FIRST })).toHaveCount(0);
    await shot(page, 'articles');

    await page.goto('/artikler?artikkel=7');
    await expect(article).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'Brødsmulesti' });
    await expect(trail.getByRole('listitem')).toHaveText(['Hjem', 'Artikler']);
    await trail.getByRole('link', { name: 'Hjem' }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('another article is read from its title, survives a reload, and supports the back button', async () => {
    await startOver(page);
    await page.goto('/artikler');

    await cameToLife(page);
    const others = page.getByRole('navigation', { name: 'Flere artikler' });
    await others.getByRole('link', { name: FIFTH }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: FIFTH })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(others.getByRole('link', { name: FIRST })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('article', { name: FIFTH })).toBeVisible();
    await expect(page).toHaveTitle(`${FIFTH} – Boligstyling`);

    await page.goBack();
    await expect(page.getByRole('article', { name: FIRST })).toBeVisible();
  });

  await test.step('the text of an unopened article is not sent', async () => {
    await startOver(page);
    await page.goto('/artikler');

    // A response in flight is lost when the page is left.
    await page.waitForLoadState('networkidle');
    const sent: string[] = [];
    const read = async (response: Response) => {
      if (response.request().resourceType() === 'script') sent.push(await response.text());
    };
    page.on('response', read);
    await page.reload();
    await cameToLife(page);
    await page.waitForLoadState('networkidle');
    expect(sent.join('')).toContain('Ikke det samme som å innrede');
    expect(sent.join('')).not.toContain('Fullstyling: komplett møblering');

    const others = page.getByRole('navigation', { name: 'Flere artikler' });
    await others.getByRole('link', { name: FIFTH }).hover();
    await expect.poll(() => sent.join('')).toContain('Fullstyling: komplett møblering');
    page.off('response', read);
  });

  await test.step('every article ends with a link to the form on the same page', async () => {
    await startOver(page);
    await page.goto('/artikler');

    const prompt = page.getByRole('article').getByRole('link', { name: 'Fyll ut skjemaet' });
    for (const article of ['1', '2', '3', '4', '5', '6']) {
      await page.goto(`/artikler?artikkel=${article}`);
      await expect(prompt).toHaveCount(1);
    }
    await prompt.click();
    await expect(page).toHaveURL('/artikler?artikkel=6#lead-form');
    await expect(page.locator('#lead-form')).toBeFocused();
    await expect(page.getByText('Steg 1 av 3')).toBeInViewport();
  });
});
