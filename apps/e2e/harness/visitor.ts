import type { Page } from '@playwright/test';

/** Makes the visitor one who has answered the consent banner before, with only the necessary. */
export const answeredBanner = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const choice = { necessary: true, analytics: false, marketing: false, functional: false };
    const record = { ...choice, timestamp: '2026-11-01T12:00:00.000Z' };
    localStorage.setItem('cookie-consent', JSON.stringify(record));
  });
