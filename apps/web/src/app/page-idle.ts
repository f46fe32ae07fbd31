const LONGEST_WAIT_MS = 2_000;
/** For browsers that do not tell when they are idle. */
const PAUSE_MS = 200;

const inMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves once there is something to be seen. In a tab that nobody looks at there never is. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });

/** Resolves when the page has loaded and is seen, with its pictures and fonts, and the browser has time to spare. */
export async function pageIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await Promise.race([firstPaint(), inMs(LONGEST_WAIT_MS)]);
  if (!('requestIdleCallback' in window)) return inMs(PAUSE_MS);
  await new Promise<unknown>((resolve) => {
    requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS });
  });
}
