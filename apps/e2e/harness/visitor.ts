import { expect, type Page } from '@playwright/test';
import { resize } from './resize.js';

/** The visitor has answered the consent banner earlier, with only necessary cookies. */
export const answeredBanner = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const choice = { necessary: true, analytics: false, marketing: false, functional: false };
    const record = { ...choice, timestamp: '2026-11-01T12:00:00.000Z' };
    localStorage.setItem('cookie-consent', JSON.stringify(record));
  });

/** The banner that asks, or the settings that a visitor opens. */
export const consentOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Samtykke til informasjonskapsler' })
    .or(page.getByRole('dialog', { name: 'Personverninnstillinger' }));

/** Also turns off motion: a person waits for smooth scrolling, a test's next key does not. */
export async function atRest(page: Page): Promise<void> {
  await answeredBanner(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/**
 * Moves the pointer and waits until the page reacts: React has then hydrated the heading, and
 * clicks are no longer lost.
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
  // Repeated, because the document may be replaced by the next one.
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    expect(await page.evaluate(answers)).toBe(true);
  }).toPass({ intervals: [50] });
}

/**
 * Leaves the page to the next step of a journey as a new one: on the usual screen, with nothing
 * stored or answered by the test.
 */
export async function startOver(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A page that is left may store a draft.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null });
  await resize(page, { width: 1280, height: 720 });
}
