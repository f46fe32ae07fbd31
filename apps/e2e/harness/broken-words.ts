import type { Locator } from '@playwright/test';

const ORDINARY_LETTERS = 18;

/** Words broken over two lines, except at a hyphen or dash. A word joiner forbids the latter, too. */
export const brokenWords = (place: Locator, longest = ORDINARY_LETTERS): Promise<string[]> =>
  place.evaluate((element, emails) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      for (const { 0: found, index } of (text.textContent ?? '').matchAll(
        /(?<!\u00AD)(?:-\u2060|[^\s\u00AD–-])+/g,
      )) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + found.length);
        const lines = new Set(
          [...range.getClientRects()].flatMap(({ top, width }) => (width > 0 ? top : [])),
        );
        if (found.length <= emails && lines.size > 1) broken.push(found);
      }
    }
    return broken;
  }, longest);
