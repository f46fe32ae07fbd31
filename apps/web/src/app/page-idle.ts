const LONGEST_WAIT_MS = 2_000;
/** For browsers that do not tell when they are idle. */
const PAUSE_MS = 200;

/** Resolves when the page has loaded with its pictures and fonts, and the browser has time to spare. */
export async function pageIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve, PAUSE_MS);
  });
}
