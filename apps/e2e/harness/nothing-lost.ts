import { expect, type Locator, type Page } from '@playwright/test';
import { brokenWords } from './broken-words.js';
import { resize } from './resize.js';

const SMALLEST = { width: 320, height: 640 };
/** The narrowest screens, also 400 % and 200 % zoom of a desktop (WCAG 1.4.4, 1.4.10). */
const NARROW = [SMALLEST, { width: 720, height: 450 }];
const PHONE = { width: 390, height: 844 };
/** A little wider than the layout of phones. */
const TABLET = { width: 820, height: 1180 };

const lost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px to the side`] : [];
    const pen = document.createElement('canvas').getContext('2d')!;
    const isHeardAlone = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isHeardAlone(element.parentElement));

    const isScrolledTo = (element: Element): boolean => {
      const row = element.closest('[tabindex="0"], [role=group]');
      return (
        row !== null && (row.matches('[tabindex]') || getComputedStyle(row).overflowX === 'auto')
      );
    };

    for (const element of document.querySelectorAll<HTMLElement>('#root *')) {
      const style = getComputedStyle(element);
      const text = (element.textContent.trim() || element.ariaLabel || '').slice(0, 40);
      const { width, left, right } = element.getBoundingClientRect();
      const isRead =
        width > 1 && style.visibility === 'visible' && text !== '' && !isHeardAlone(element);
      if (isRead && style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) {
        if (!element.querySelector('input[type=range]')) faults.push(`cut: ${text}`);
      }
      const isWhole = element.childElementCount === 0 || element.matches('button, a');
      const isFixed = isRead && isWhole && !isScrolledTo(element);
      const isTooWide = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
      if (isRead && isTooWide && element.matches('a, button, label, legend, select')) {
        faults.push(`wider than its room: ${text}`);
      }
      if (isFixed && (left < -1 || right > clientWidth + 1)) faults.push(`outside: ${text}`);
      if (element instanceof HTMLInputElement && element.placeholder) {
        pen.font = style.font;
        const room = element.clientWidth - 2 * parseFloat(style.paddingLeft);
        const { width: needed } = pen.measureText(element.placeholder);
        const isCut = needed > room && style.textOverflow !== 'ellipsis';
        if (isCut) faults.push(`placeholder: ${element.placeholder}`);
      }
    }
    return faults;
  });

/** Text spacing of WCAG 1.4.12. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** The largest letters of a phone's settings. */
const LARGE = 'html { font-size: 200% !important }';

const setRules = (page: Page, css: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);

/**
 * All text is readable on the narrowest screens, at 200 % zoom, with wide spacing and with double
 * letters; on a phone words also stay whole.
 */
export async function expectNothingLost(page: Page): Promise<void> {
  for (const css of ['', SPACED]) {
    await setRules(page, css);
    for (const size of NARROW) {
      await resize(page, size);
      const where = `${size.width} px wide${css && ', set apart'}`;
      await expect.poll(() => lost(page), where).toEqual([]);
    }
  }
  await resize(page, SMALLEST);
  await setRules(page, LARGE);
  await expect.poll(() => lost(page), 'letters twice as large, 320 px wide').toEqual([]);
  await resize(page, TABLET);
  await expect.poll(() => lost(page), 'letters twice as large, 820 px wide').toEqual([]);
  await expectLargeLettersFit(page, [PHONE]);
  await expectWholeWords(page.locator('header, footer'));
}

/** With letters twice as large on a tablet. */
export async function expectWholeWords(places: Locator): Promise<void> {
  const page = places.page();
  await resize(page, TABLET);
  await setRules(page, LARGE);
  for (const place of await places.all()) {
    await expect.poll(() => brokenWords(place), 'letters twice as large, 820 px wide').toEqual([]);
  }
  await setRules(page, '');
}

/** No word is broken. */
export async function expectLargeLettersFit(page: Page, sizes = [PHONE, TABLET]): Promise<void> {
  await setRules(page, LARGE);
  for (const size of sizes) {
    await resize(page, size);
    const where = `letters twice as large, ${size.width} px wide`;
    await expect.poll(() => lost(page), where).toEqual([]);
    await expect.poll(() => brokenWords(page.locator('#root')), where).toEqual([]);
  }
  await setRules(page, '');
}
