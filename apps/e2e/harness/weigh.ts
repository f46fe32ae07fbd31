import type { Page, Response } from '@playwright/test';

/** What a page has fetched so far: bytes on the wire without headers, and how many files. */
export interface Weight {
  script: number;
  stylesheet: number;
  font: number;
  image: number;
  document: number;
  requests: number;
}

const QUIET_MS = 500;

/** Weighs all that the page fetches from now on, until it has fetched nothing for a while. */
export function weigh(page: Page): () => Promise<Weight> {
  const responses: Response[] = [];
  page.on('response', (response) => void responses.push(response));
  return async () => {
    // A page is told to be at rest once, and not again when it fetches more.
    await page.waitForLoadState('networkidle');
    for (let seen = -1; seen !== responses.length;) {
      seen = responses.length;
      await page.waitForTimeout(QUIET_MS);
    }
    const bytes = (type: string) =>
      responses
        .filter((response) => response.request().resourceType() === type)
        .reduce((sum, response) => sum + Number(response.headers()['content-length'] ?? NaN), 0);
    return {
      script: bytes('script'),
      stylesheet: bytes('stylesheet'),
      font: bytes('font'),
      image: bytes('image'),
      document: bytes('document'),
      requests: responses.length,
    };
  };
}
