import type { Locator } from '@playwright/test';

/** Pixels by which a field is too narrow for its longest option or its placeholder. */
export function cutFrom(field: Locator): Promise<number> {
  return field.evaluate((element: HTMLSelectElement | HTMLInputElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(element);
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = font;
    const texts =
      'options' in element ? [...element.options].map(({ text }) => text) : [element.placeholder];
    const words = texts.map((text) => pen.measureText(text).width);
    const room = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return Math.max(...words) - room;
  });
}
