import type { Page } from '@playwright/test';

/** Makes the visitor one who has answered the consent banner before, with only the necessary. */
export const answeredBanner = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const choice = { necessary: true, analytics: false, marketing: false, functional: false };
    const record = { ...choice, timestamp: '2026-11-01T12:00:00.000Z' };
    localStorage.setItem('cookie-consent', JSON.stringify(record));
  });

/** Moves the pointer, as anyone does, and waits until what the page shows answers to it. */
export async function cameToLife(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  );
}
