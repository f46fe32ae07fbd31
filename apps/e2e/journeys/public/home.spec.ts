import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../harness/accessibility.js';
import { shot } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { atRest, cameToLife, startOver } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

const PHONE = { width: 390, height: 844 };

test.beforeEach(({ page }) => atRest(page));

const cardsInView = (carousel: Locator) =>
  carousel.evaluate((section) => {
    const track = section.querySelector('[role=group]')!.getBoundingClientRect();
    const cards = [...section.querySelectorAll('li')].map((card) => card.getBoundingClientRect());
    return cards.filter(({ left, right }) => left >= track.left && right <= track.right + 1).length;
  });

/** Index in reading order, because a looping carousel shows cards in another order. */
const firstInView = (carousel: Locator) =>
  carousel.evaluate((section) => {
    const { left } = section.querySelector('[role=group]')!.getBoundingClientRect();
    const cards = [...section.querySelectorAll('li')];
    const leftOf = (card: Element) => card.getBoundingClientRect().left;
    const [first] = cards
      .filter((card) => leftOf(card) >= left)
      .sort((a, b) => leftOf(a) - leftOf(b));
    return first ? cards.indexOf(first) : -1;
  });

const cardsBefore = (carousel: Locator) =>
  carousel.evaluate((section) => {
    const { left } = section.querySelector('[role=group]')!.getBoundingClientRect();
    const cards = [...section.querySelectorAll('li')];
    return cards.filter((card) => card.getBoundingClientRect().left < left).length;
  });

const menuOf = (page: Page) => page.getByRole('banner').getByRole('navigation');

test('a visitor of the home page finds the menu, the form, the facts and the provider', async ({
  page,
}) => {
  await test.step('on a phone the menu has its own order, is accessible by keyboard, and closes on a choice', async () => {
    await resize(page, PHONE);
    await page.goto('/');
    await expect(menuOf(page)).toBeHidden();
    await cameToLife(page);
    const toggle = page.getByRole('button', { name: /menyen/ });
    await toggle.press('Enter');
    await expect(toggle).toHaveAccessibleName('Lukk menyen');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(menuOf(page).getByRole('link', { name: 'Hjem' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(menuOf(page)).toBeHidden();
    await toggle.press('Enter');
    await expectAccessible(page);

    await resize(page, PHONE);
    await page.goto('/');
    await page.getByRole('button', { name: 'Åpne menyen' }).click();
    await expect(menuOf(page).getByRole('link')).toHaveText([
      'Hjem',
      'Artikler',
      'Kontakt',
      'Om oss',
    ]);
    await shot(page, 'menu-phone');
    await menuOf(page).getByRole('link', { name: 'Om oss' }).click();
    await expect(page).toHaveURL('/om-oss');
    await expect(menuOf(page)).toBeHidden();
  });

  await test.step('«Få tilbud nå» leads to the form on a phone and on a desktop', async () => {
    await startOver(page);

    for (const width of [390, 1440]) {
      await resize(page, { width, height: 900 });
      await page.goto('/');
      await page.getByRole('link', { name: 'Få tilbud nå' }).first().click();
      await expect(page.locator('#lead-form')).toBeFocused();
      await expect(page.getByText('Steg 1 av 2')).toBeInViewport();
    }
  });

  await test.step('the home page shows its facts, opens a draft to the provider, and scrolls to its top', async () => {
    await startOver(page);

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'La boligen gjøre inntrykk før visning',
    );
    const fact = page.getByText('Visste du at').locator('xpath=..');
    await expect(fact).toContainText('5–15 %');
    await expect(fact).toContainText('50 %');

    const href = await page.getByRole('link', { name: 'Bli partner' }).getAttribute('href');
    const draft = new URL(href ?? '');
    expect(draft.protocol + draft.pathname).toBe('mailto:kontakt@boligstyling.example');
    expect(draft.searchParams.get('subject')).toContain('partner');
    expect(draft.searchParams.get('body')).toContain('Organisasjonsnummer:');

    await cameToLife(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'boligstyling' }).first().click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('the rows of cities and testimonials are walked by button, key and swipe, at any speed', async ({
  page,
}) => {
  const cities = page.getByRole('region', { name: 'Finn stylister i din by' });
  const quotes = page.getByRole('region', { name: 'Slik kan det oppleves' });
  const row = quotes.getByRole('group');

  await test.step('the nine cities show two, three or four at a time, and do not loop', async () => {
    await page.goto('/');
    await expect(cities.getByRole('listitem')).toHaveCount(9);
    for (const [width, cards] of [
      [390, 2],
      [820, 3],
      [1440, 4],
    ] as const) {
      await resize(page, { width, height: 900 });
      await expect.poll(() => cardsInView(cities)).toBe(cards);
    }

    const next = cities.getByRole('button', { name: 'Vis neste by' });
    const previous = cities.getByRole('button', { name: 'Vis forrige by' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    for (let card = 1; card <= 5; card += 1) {
      await next.click();
      await expect.poll(() => firstInView(cities)).toBe(card);
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
    await cities.getByRole('link', { name: 'Ålesund' }).click();
    await expect(page).toHaveURL(encodeURI('/ålesund'));
  });

  await test.step('a tooltip appears at once on keyboard focus', async () => {
    await page.goto('/');
    await cameToLife(page);
    await cities.getByRole('button', { name: 'Vis forrige by' }).focus();
    await page.keyboard.press('Tab');
    await expect(cities.getByRole('tooltip', { name: 'Vis neste by' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the six testimonials loop and say that they are invented, are in one row after they were hidden, and settle at a card', async () => {
    const stars = quotes.getByRole('img', { name: /av 5/ });
    await expect(stars).toHaveCount(6);
    await expect(stars.nth(4)).toHaveAccessibleName(/^4 av 5/);
    await expect(page.getByText('kommer ikke fra ekte kunder')).toBeVisible();

    await quotes.getByRole('button', { name: 'Vis forrige sitat' }).click();
    await expect.poll(() => firstInView(quotes)).toBe(5);
    await quotes.getByRole('button', { name: 'Vis neste sitat' }).click();
    await expect.poll(() => firstInView(quotes)).toBe(0);

    // The row's section was hidden.
    await quotes.evaluate((section) => {
      for (const none of ['display: none', 'width: 0']) {
        section.style.cssText = none;
        section.querySelectorAll('button')[1]!.click();
      }
      section.style.cssText = '';
    });
    const tops = (cards: Element[]) => cards.map((card) => card.getBoundingClientRect().top);
    expect(new Set(await quotes.getByRole('listitem').evaluateAll(tops)).size).toBe(1);
    await quotes.getByRole('button', { name: 'Vis neste sitat' }).click();
    expect(new Set(await quotes.getByRole('listitem').evaluateAll(tops)).size).toBe(1);

    // An engine left the row between two cards.
    await row.scrollIntoViewIfNeeded();
    const away = () =>
      row.evaluate((track) => {
        const start =
          track.getBoundingClientRect().left +
          Number.parseFloat(getComputedStyle(track).scrollPaddingInlineStart);
        const cards = [...track.querySelectorAll('li')];
        return Math.min(
          ...cards.map((card) => Math.abs(card.getBoundingClientRect().left - start)),
        );
      });
    await page.getByRole('button', { name: 'Vis neste sitat' }).click();
    await expect.poll(away).toBeLessThanOrEqual(1);
    await row.evaluate((track) => {
      track.style.scrollSnapType = 'none';
      track.scrollBy({ left: 60, behavior: 'instant' });
    });
    await expect.poll(away).toBeLessThanOrEqual(1);
  });

  await test.step('the testimonials loop by keyboard and by swiping too', async () => {
    await resize(page, PHONE);
    await page.goto('/');
    await cameToLife(page);
    await row.focus();
    for (const card of [5, 4, 3, 2, 1, 0, 5]) {
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => firstInView(quotes)).toBe(card);
      await expect.poll(() => cardsBefore(quotes), 'there is room on both sides').toBe(2);
    }
    for (const card of [0, 1, 2]) {
      await row.evaluate((track) => track.scrollBy({ left: 300 }));
      await expect.poll(() => firstInView(quotes)).toBe(card);
      await expect.poll(() => cardsBefore(quotes)).toBe(2);
    }
  });

  await test.step('the testimonials take every press, however quickly one follows another, with motion or without', async () => {
    await resize(page, { width: 1280, height: 720 });
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/');
      await cameToLife(page);
      await quotes.scrollIntoViewIfNeeded();
      await quotes.getByRole('button', { name: 'Vis neste sitat' }).evaluate(async (button) => {
        for (let press = 0; press < 4; press += 1) {
          (button as HTMLElement).click();
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
        }
      });
      await expect.poll(() => firstInView(quotes), reducedMotion).toBe(4);
      await expect.poll(() => cardsBefore(quotes)).toBe(1);
    }
  });

  await test.step('the testimonials take every key, also while they move', async () => {
    await resize(page, PHONE);
    await page.goto('/');
    await cameToLife(page);
    await row.focus();
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowLeft');
    await expect.poll(() => firstInView(quotes)).toBe(2);
    await expect.poll(() => cardsBefore(quotes)).toBe(2);

    await quotes.getByRole('button', { name: 'Vis neste sitat' }).evaluate(async (button) => {
      const track = button.closest('section')!.querySelector('[role=group]')!;
      const start = track.scrollLeft;
      const width = track.querySelector('li')!.offsetWidth;
      track.scrollBy({ left: width, behavior: 'smooth' });
      while (track.scrollLeft < start + width * 0.6) await new Promise(requestAnimationFrame);
      (button as HTMLElement).click();
    });
    await expect.poll(() => firstInView(quotes)).toBe(4);
    await expect.poll(() => cardsBefore(quotes)).toBe(2);
  });
});
