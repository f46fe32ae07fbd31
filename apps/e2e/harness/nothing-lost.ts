import { expect, type Page } from '@playwright/test';

/** The narrowest screens, which are also 400 % zoom of a desktop, and 200 % of one (WCAG 1.4.4, 1.4.10). */
const NARROW = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
];

/** What is cut off or stands beside the window, in words. */
const lost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px to the side`] : [];
    const pen = document.createElement('canvas').getContext('2d')!;

    for (const element of document.querySelectorAll<HTMLElement>('#root *')) {
      const style = getComputedStyle(element);
      const text = (element.textContent.trim() || element.ariaLabel || '').slice(0, 40);
      const { width, left, right } = element.getBoundingClientRect();
      const isRead = width > 1 && style.visibility === 'visible' && text !== '';
      if (isRead && style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) {
        if (!element.querySelector('input[type=range]')) faults.push(`cut: ${text}`);
      }
      // What lies further along a carousel is scrolled to.
      const isWhole = element.childElementCount === 0 || element.matches('button, a');
      const isFixed = isRead && isWhole && !element.closest('[tabindex="0"]');
      if (isFixed && (left < -1 || right > clientWidth + 1)) faults.push(`outside: ${text}`);
      if (element instanceof HTMLInputElement && element.placeholder) {
        pen.font = style.font;
        const room = element.clientWidth - 2 * parseFloat(style.paddingLeft);
        const { width: needed } = pen.measureText(element.placeholder);
        if (needed > room) faults.push(`placeholder: ${element.placeholder}`);
      }
    }
    return faults;
  });

/** As wide apart as a reader may set lines, letters, words and paragraphs (WCAG 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const setApart = (page: Page, css: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Everything can be read on the narrowest screens, with the text twice as large, and set apart. */
export async function expectNothingLost(page: Page): Promise<void> {
  for (const css of ['', SPACED]) {
    await setApart(page, css);
    for (const size of NARROW) {
      await page.setViewportSize(size);
      const where = `${size.width} px wide${css && ', set apart'}`;
      await expect.poll(() => lost(page), where).toEqual([]);
    }
  }
  await setApart(page, '');
}
