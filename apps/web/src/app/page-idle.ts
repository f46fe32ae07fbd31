const LONGEST_WAIT_MS = 2_000;
/** Without `requestIdleCallback`. */
const PAUSE_MS = 200;

const inMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Never resolves in a hidden tab. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });

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
