import type { Page } from '@playwright/test';

export const ALL_TAGS = { GOOGLE_ADS_SEND_TO: 'AW-1/label', GA4_ID: 'G-1', META_PIXEL_ID: '42' };

/**
 * Worst case of a tag: reads every address it can reach, at once and on every event, and reports
 * them.
 */
function lookAround() {
  const { seenByTag } = Object.assign(window, { isTagged: true }) as unknown as {
    seenByTag: (texts: string[]) => void;
  };
  const { navigation } = window;
  const look = () =>
    seenByTag([
      location.href,
      document.title,
      document.referrer,
      JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]),
      ...[...document.links].map(({ href }) => `link: ${href}`),
      ...performance.getEntries().map(({ name }) => name),
      ...(navigation?.entries() ?? []).map(({ url }) => `history: ${url}`),
      `from: ${navigation?.activation?.from?.url}`,
    ]);

  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method].bind(history);
    history[method] = (state, unused, url) => {
      seenByTag([String(url)]);
      original(state, unused, url);
      look();
    };
  }
  for (const event of ['popstate', 'hashchange', 'pageshow', 'pagehide', 'visibilitychange']) {
    addEventListener(event, look);
  }
  addEventListener('pageswap', ({ activation }) => {
    // Too late for a report, so the tag in the next document makes it.
    localStorage.setItem('tag', `${localStorage.getItem('tag')} to: ${activation?.entry.url}`);
  });
  navigation?.addEventListener('navigate', ({ destination }) => seenByTag([destination.url]));
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
  look();
}

/**
 * Serves the stand-in for every tracker. Returns a growing list of the addresses that it sees in
 * this tab.
 */
export async function tagIn(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  await page.exposeFunction('seenByTag', (texts: string[]) => void seen.push(...texts));
  await page.route(/googletagmanager|facebook/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${lookAround})()` }),
  );
  return seen;
}
