import type { Locator } from '@playwright/test';

/** How many pixels of its longest choice a select has no room for. */
export function cutFrom(field: Locator): Promise<number> {
  return field.evaluate((select: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = font;
    const words = [...select.options].map(({ text }) => pen.measureText(text).width);
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return Math.max(...words) - room;
  });
}
