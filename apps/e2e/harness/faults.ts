import type { Page } from '@playwright/test';

export function faultsOf(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const isAnsweredNotFound = message.text().includes('404 (Not Found)');
    if (['error', 'warning'].includes(message.type()) && !isAnsweredNotFound) {
      faults.push(message.text());
    }
  });
  return faults;
}
