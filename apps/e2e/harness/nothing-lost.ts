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
      const text = element.textContent.trim().slice(0, 40);
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

/** Everything can be read on the narrowest screens and with the text twice as large. */
export async function expectNothingLost(page: Page): Promise<void> {
  for (const size of NARROW) {
    await page.setViewportSize(size);
    await expect.poll(() => lost(page), `${size.width} px wide`).toEqual([]);
  }
}
