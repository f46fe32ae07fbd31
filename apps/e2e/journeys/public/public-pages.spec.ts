import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import { faultsOf } from '../../harness/faults.js';
import { expectHeadingsHeard } from '../../harness/heard-headings.js';
import { tabThrough } from '../../harness/keyboard.js';
import { giveKey } from '../../harness/integrators.js';
import { expectLargeLettersFit, expectNothingLost } from '../../harness/nothing-lost.js';
import { PUBLIC_PAGES } from '../../harness/public-pages.js';
import { shot } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { answeredBanner, cameToLife, consentOf } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

/** Only a hang takes this long: each test opens every page. */
test.describe.configure({ timeout: 20 * 60_000 });

/** Heading, and a text of the page. */
const SAYS: Readonly<Record<string, readonly [heading: string, says: string]>> = {
  '/brukervilkar': ['Brukervilkår', 'Oslo tingrett'],
  '/partnervilkar': ['Vilkår for partnere', 'Hva et ja koster'],
  '/personvern': ['Personvern', 'etter 2 år uten aktivitet'],
  '/cookie-policy': ['Retningslinjer for informasjonskapsler', 'fra 30 dager til 2 år'],
  '/kontakt': ['Kontakt', 'kontakt@boligstyling.example'],
  '/om-oss': ['Om oss', 'uavhengig tjeneste'],
};

/** Where visitors begin: also on a tablet no word is broken, not in the header and footer alone. */
const BEGINNINGS = ['/', '/oslo', '/artikler'];

/** Also checked by axe and at 320 pixels. */
const OTHER_CITY = ['/boligstyling/hamar', 'Stylister i Hamar – Boligstyling'] as const;

const textOf = (page: Page) => page.locator('#root').textContent();

async function expectItsWords(page: Page, path: string): Promise<void> {
  const [heading, says] = SAYS[path] ?? [];
  const written = page.getByRole('heading', { level: 1 });
  await expect(written).toBeVisible();
  if (!heading || !says) return;
  await expect(written).toHaveText(heading);
  await expect(page.getByRole('main').getByText(says).first()).toBeVisible();
}

test('every public page reads the same without JavaScript, comes to life without a fault, and is accessible', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await context.newPage();
  const faults = faultsOf(page);
  await answeredBanner(page);
  for (const [path, title] of [...PUBLIC_PAGES, OTHER_CITY]) {
    await test.step(path, async () => {
      const response = await plain.goto(path);
      expect(response?.status()).toBe(path === '/404' ? 404 : 200);
      await expect(plain).toHaveTitle(title);
      await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(plain.locator('html')).toHaveAttribute('lang', 'nb');
      const robots = plain.locator('meta[name="robots"]');
      await expect(robots).toHaveAttribute('content', 'noindex, nofollow');
      const read = await textOf(plain);

      await resize(page, { width: 1280, height: 720 });
      await page.goto(path);
      await cameToLife(page);
      await page.waitForLoadState('networkidle');
      expect(await textOf(page)).toBe(read);
      await expect(page).toHaveTitle(title);
      await expectItsWords(page, path);
      await shot(page, path.slice(1));
      expect(faults).toEqual([]);
      await expectAccessible(page);
      await expectToFit320(page);
    });
  }
  await context.close();
});

test('every public page can be read on the narrowest screen, at 200 % zoom and with letters twice as large, heard as it is written, and used without a mouse', async ({
  page,
  product,
  request,
}) => {
  for (const [path] of PUBLIC_PAGES) {
    await test.step(path, async () => {
      await resize(page, { width: 1280, height: 720 });
      await page.goto(path);
      await cameToLife(page);
      const banner = consentOf(page);
      await expect(banner).toBeVisible();
      await expectHeadingsHeard(page);
      await expectNothingLost(page);
      if (BEGINNINGS.includes(path)) await expectLargeLettersFit(page);

      const stops = await tabThrough(page);
      expect(stops.length).toBeGreaterThan(10);
      expect(stops.filter(({ isMarked, isInSight }) => !isMarked || !isInSight)).toEqual([]);
      await page.emulateMedia({ reducedMotion: null });
    });
  }
  await test.step('the form in another site', async () => {
    await page.goto(`/embed/${await giveKey(request, product, ['https://fjordheim.example.com'])}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Få tilbud fra inntil tre/);
    await expectLargeLettersFit(page);
  });
});
