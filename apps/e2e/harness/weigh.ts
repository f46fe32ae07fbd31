import type { Page, Response } from '@playwright/test';

/** Bytes on the wire without headers, and number of files. */
export interface Weight {
  script: number;
  stylesheet: number;
  font: number;
  image: number;
  document: number;
  requests: number;
}

const QUIET_MS = 500;

/** Counts everything the page fetches from now on, until the network is idle. */
export function weigh(page: Page): () => Promise<Weight> {
  const responses: Response[] = [];
  page.on('response', (response) => void responses.push(response));
  return async () => {
    // `networkidle` fires once only, not after later fetches.
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
