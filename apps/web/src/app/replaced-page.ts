let isWritten = false;

/** From now on what is written would be lost; what was before, the browser gives back. */
export function heedWriting(): void {
  addEventListener('input', () => (isWritten = true), { once: true });
}

/** An upgrade has put other files in the place of ours: where the network is away, ours are there still. */
async function reloadIfReplaced(): Promise<void> {
  const [entry] = performance.getEntriesByType('navigation');
  // Once: while replicas of both versions answer, the next page may miss its files as well.
  if (isWritten || (entry as PerformanceNavigationTiming | undefined)?.type === 'reload') return;
  const { status } = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
  if (status === 404) location.reload();
}

/** Loads a page anew whose code is gone when it is needed, unless something is written in it. */
export function reloadOnceReplaced(): void {
  addEventListener('vite:preloadError', () => void reloadIfReplaced().catch(() => undefined));
}
