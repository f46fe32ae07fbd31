import { expect, type Page } from '@playwright/test';

/** Makes the visitor one who has answered the consent banner before, with only the necessary. */
export const answeredBanner = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const choice = { necessary: true, analytics: false, marketing: false, functional: false };
    const record = { ...choice, timestamp: '2026-11-01T12:00:00.000Z' };
    localStorage.setItem('cookie-consent', JSON.stringify(record));
  });

/**
 * The same, to whom nothing moves: a person waits for smooth scrolling to end, where a test's next key
 * comes in the middle of it.
 */
export async function atRest(page: Page): Promise<void> {
  await answeredBanner(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/**
 * Moves the pointer, as anyone does, and waits until what the page shows answers to it: React has
 * taken its heading over, and no longer stops a click on the way there.
 */
export async function cameToLife(page: Page): Promise<void> {
  const answers = () => {
    const heading = document.querySelector('main h1');
    if (!heading || !Object.keys(heading).some((key) => key.startsWith('__react'))) return false;
    let arrived = false;
    heading.addEventListener('click', () => (arrived = true), { once: true });
    heading.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return arrived;
  };
  // Again and again: what was moved over may be a document that gives way to the next one.
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    expect(await page.evaluate(answers)).toBe(true);
  }).toPass({ intervals: [50] });
}
