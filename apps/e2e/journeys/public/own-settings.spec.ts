import type { Locator, Page } from '@playwright/test';
import { fillStepOne, fillStepTwo, send } from '../../harness/lead-form.js';
import { shot } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { cameToLife, consentOf, startOver } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

const styleOf = (place: Locator, name: string) =>
  place.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);

/** Widths where three cards had little room, and the most common screens. */
const WIDTHS = [320, 344, 352, 360, 390, 620, 820, 1240, 1256, 1264, 1272, 1280, 1440];

const linesOf = (page: Page, service: string) =>
  page.getByText(service, { exact: true }).evaluate((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });

async function expectServicesInLine(page: Page, colours: string): Promise<void> {
  for (const width of WIDTHS) {
    await resize(page, { width, height: 900 });
    const where = `${width} px wide, colours ${colours}`;
    expect(await linesOf(page, 'Interiørveiledning'), where).toBe(1);
  }
  await resize(page, { width: 1280, height: 900 });
  const cards = page.getByRole('radiogroup', { name: 'Hvilken tjeneste' }).locator('label');
  const tops = await cards.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
}

const cardsOnPaper = (row: Locator) =>
  row.getByRole('listitem').evaluateAll((cards) => {
    const places = cards
      .map((card) => card.getBoundingClientRect())
      .filter(({ left, right }) => left >= 0 && right <= document.documentElement.clientWidth);
    return new Set(places.map(({ left, top }) => `${left} ${top}`)).size;
  });

/** Collects, from the first script of every document, how long its longest animation is. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { longest: 0 });
    const look = () => {
      const timings = document.getAnimations().map((it) => it.effect?.getComputedTiming());
      const times = timings.map((timing) => Number(timing?.activeDuration));
      Object.assign(window, { longest: Math.max(0, ...times, Reflect.get(window, 'longest')) });
      requestAnimationFrame(look);
    };
    look();
  });

test('with forced colours and reduced motion a visitor sends a lead, and paper loses no meaning', async ({
  page,
}) => {
  const longest = () => page.evaluate(() => Reflect.get(window, 'longest'));

  await test.step('the three services stand side by side or in a list, each on a line, whatever the colours', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchMotion(page);
    await page.goto('/');
    await cameToLife(page);
    await expectServicesInLine(page, 'none');
    await page.emulateMedia({ forcedColors: 'active' });
    await expectServicesInLine(page, 'active');
  });

  await test.step('in forced colours, lines replace meaning shown by colour alone', async () => {
    const banner = consentOf(page);
    expect(await styleOf(banner, 'outline-style')).toBe('solid');
    await shot(page, 'forced-banner');
    await banner.getByRole('button', { name: 'Tilpass valg' }).click();
    await banner.getByRole('button', { name: 'Lagre valg' }).click();

    const bars = page.locator('#lead-form p + [aria-hidden] > span');
    await expect(bars).toHaveCount(2);
    for (const bar of await bars.all()) expect(await styleOf(bar, 'border-top-width')).toBe('1px');
    const [reached, ahead] = [bars.first(), bars.last()];
    expect(await styleOf(reached, 'background-color')).not.toBe(
      await styleOf(ahead, 'background-color'),
    );
    const segment = (name: string) => page.locator('label').filter({ hasText: name });
    expect(await styleOf(segment('Bedrift').locator('xpath=..'), 'border-top-style')).toBe('solid');
    expect(await styleOf(segment('Privat'), 'background-color')).not.toBe(
      await styleOf(segment('Bedrift'), 'background-color'),
    );

    await page.getByRole('button', { name: 'Vis neste sitat' }).click();
    await page.getByRole('button', { name: 'Gå videre' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Vennligst svar' }).locator('..');
    expect(await styleOf(notice, 'outline-style')).toBe('solid');
    await shot(page, 'forced-notice');
    await fillStepOne(page, { email: 'kontrast@own-settings.example.com' });
    await fillStepTwo(page);
    const list = page.getByLabel('Hva slags bolig er det?');
    expect(await styleOf(list, 'background-image')).toBe('none');
    expect(await styleOf(list, 'appearance')).toBe('auto');
    await list.scrollIntoViewIfNeeded();
    await shot(page, 'forced-list');
    await page.getByRole('button', { name: 'brukervilkårene' }).click();
    expect(await styleOf(page.getByRole('dialog'), 'outline-style')).toBe('solid');
    await shot(page, 'forced-dialog');
    await page.keyboard.press('Escape');
    await send(page);
    await expect(page).toHaveURL(/takk/);
  });

  await test.step('a visitor who prefers reduced motion gets none', async () => {
    expect(await longest()).toBeLessThanOrEqual(1);
    expect(await styleOf(page.locator('html'), 'scroll-behavior')).toBe('auto');
  });

  await test.step('in print every answer is black, and there are no buttons', async () => {
    await startOver(page);

    await page.goto('/faq');
    await expect(consentOf(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const answers = await page.locator('details p').all();
    expect(answers.length).toBeGreaterThan(20);
    for (const answer of answers) await expect(answer).toBeVisible();
    await expect(consentOf(page)).toBeHidden();
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await shot(page, 'print-faq');

    await page.emulateMedia({ media: 'screen' });
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('form')).toBeHidden();
    const figure = page.getByText('Inntil 50', { exact: false }).first();
    expect(await styleOf(figure, 'color')).toBe('rgb(0, 0, 0)');
    for (const [title, cards] of [
      ['Finn stylister i din by', 9],
      ['Slik kan det oppleves', 6],
    ] as const) {
      const row = page.getByRole('region', { name: title });
      expect(await cardsOnPaper(row), title).toBe(cards);
    }
    await shot(page, 'print-home');
  });
});
