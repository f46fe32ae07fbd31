import type { Page } from '@playwright/test';
import { shot } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { answeredBanner, startOver } from '../../harness/visitor.js';

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

test('a visitor reaches a city by its address, and another one by its card', async ({
  page,
  request,
}) => {
  await test.step('nine cities have a page with their own text, and nine have one without', async () => {
    for (const city of [...WITH_TEXT, ...WITHOUT_TEXT]) {
      const sent = await request.get(`/${encodeURIComponent(city.toLowerCase())}`);
      const html = await sent.text();
      const text = html.replaceAll(/<[^>]+>/g, '');
      expect(html).toContain(`<title>Stylister i ${city} – Boligstyling</title>`);
      expect(text).toContain(heading(city));
      expect(text).toContain(`.${city}`);
      const [, own = ''] = html.split(`Styling før salg i ${city}`);
      const [section = ''] = own.split('</section>');
      expect(section.match(/<p[ >]/g) ?? [], city).toHaveLength(WITH_TEXT.includes(city) ? 3 : 0);
      expect(text.includes(`Få tilbud i ${city}`), city).toBe(WITH_TEXT.includes(city));
    }
  });

  await test.step('an address leads to the city it means, or to the 404 page', async () => {
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

  await test.step('a visitor goes from the button to the form, and by cards from city to city', async () => {
    await startOver(page);

    await page.goto('/oslo');
    await shot(page, 'city-oslo');
    await page.getByRole('link', { name: 'Få tilbud nå' }).click();
    await expect(page.locator('#lead-form')).toBeFocused();
    await expect(page.getByText('Steg 1 av 2')).toBeInViewport();
    await expect(page.getByText('Visste du at')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bli partner' })).toHaveAttribute(
      'href',
      /^mailto:/,
    );

    const cards = page.getByRole('region', { name: 'Selger du et annet sted?' });
    await expect(cards.getByRole('link')).toHaveText(WITH_TEXT);
    await cards.getByRole('link', { name: 'Bergen' }).click();
    await expectCityPage(page, 'Bergen');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.goBack();
    await expectCityPage(page, 'Oslo');
  });
});
