import type { Page } from '@playwright/test';
import { shot } from '../harness/shot.js';
import { expect, test } from '../harness/test.js';
import { answeredBanner } from '../harness/visitor.js';

const WITH_TEXT =
  'Oslo Bergen Trondheim Stavanger Kristiansand Drammen Tromsø Fredrikstad Ålesund'.split(' ');
const WITHOUT_TEXT =
  'Sandnes Sarpsborg Skien Sandefjord Haugesund Tønsberg Moss Bodø Arendal'.split(' ');

const heading = (city: string) => `Få tilbud på boligstyling fra flere stylister i ${city}`;

async function expectCityPage(page: Page, city: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading(city));
  await expect(page.getByRole('banner').getByText(`.${city}`)).toBeVisible();
  await expect(page).toHaveTitle(`Stylister i ${city} – Boligstyling`);
}

test.beforeEach(({ page }) => answeredBanner(page));

test.describe('as they are sent', () => {
  test.use({ javaScriptEnabled: false });

  test('nine cities have a page with a text of its own, and nine one without', async ({ page }) => {
    for (const city of WITH_TEXT) {
      await page.goto(`/${city.toLowerCase()}`);
      await expectCityPage(page, city);
      const text = page.getByRole('region', { name: `Styling før salg i ${city}` });
      await expect(text.getByRole('paragraph')).toHaveCount(3);
      await text.getByRole('link', { name: `Få tilbud i ${city}` }).click();
      await expect(page.locator('#lead-form')).toBeInViewport();
    }
    for (const city of WITHOUT_TEXT) {
      await page.goto(`/${city.toLowerCase()}`);
      await expectCityPage(page, city);
      await expect(page.getByRole('region', { name: 'Styling før salg' })).toBeHidden();
    }
  });
});

test('an address leads to the city it means, or to the 404 page', async ({ page }) => {
  for (const [address, city] of [
    ['/TROMS%C3%98', 'Tromsø'],
    ['/Ålesund/', 'Ålesund'],
    ['/boligstyling/hamar', 'Hamar'],
    ['/boligstyling/mo%20i%20rana', 'Mo i Rana'],
    ['/Boligstyling/nord-fron', 'Nord-Fron'],
  ] as const) {
    await page.goto(address);
    await expectCityPage(page, city);
  }
  const heading = page.getByRole('heading', { level: 1 });
  for (const address of ['/tromso', '/atlantis', '/boligstyling', '/boligstyling/oslo/vest']) {
    await page.goto(address);
    await expect(heading, address).toHaveText('Oops! Page not found');
  }
  for (const reserved of ['admin', 'admin-login']) {
    await page.goto(`/boligstyling/${reserved}`);
    await expect(page).toHaveURL(/\/404$/);
    await expect(heading).toHaveText('Oops! Page not found');
  }
});

test('a visitor goes from the button to the form, and by cards from city to city', async ({
  page,
}) => {
  await page.goto('/oslo');
  await shot(page, 'city-oslo');
  await page.getByRole('link', { name: 'Få tilbud nå' }).click();
  await expect(page.locator('#lead-form')).toBeFocused();
  await expect(page.getByText('Steg 1 av 2')).toBeInViewport();
  await expect(page.getByText('Visste du at')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bli partner' })).toHaveAttribute('href', /^mailto:/);

  const cards = page.getByRole('region', { name: 'Selger du et annet sted?' });
  await expect(cards.getByRole('link')).toHaveText(WITH_TEXT.filter((city) => city !== 'Oslo'));
  await cards.getByRole('link', { name: 'Bergen' }).click();
  await expectCityPage(page, 'Bergen');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goBack();
  await expectCityPage(page, 'Oslo');
});
