import { embedKeyIn } from '../shared/config/embedding';
import { DRAFT_KEY } from '../shared/lead/draft-key';
import { written } from '../shared/lead/written';

const ASK_AGAIN_MS = 3_000;

let isAlive = false;

/** The page has come to life: from now on what is written would be lost; what was before is kept. */
export function heedWriting(): void {
  isAlive = true;
  addEventListener('input', () => (written.is = true));
}

/**
 * What was typed before the code came goes where the form looks for its draft: not every browser gives
 * it back. In another site's page nothing is stored.
 */
function keepTyped(): void {
  const form = document.querySelector<HTMLFormElement>('form[method=dialog]');
  if (!form || embedKeyIn(location.pathname) !== undefined) return;
  const typed = new FormData(form);
  form.reset();
  for (const [name, value] of new FormData(form)) {
    if (typed.get(name) === value) typed.delete(name);
  }
  if ([...typed].length === 0) return;
  const kept = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}') as object;
  const draft = { ...kept, ...Object.fromEntries(typed) };
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
}

/**
 * An upgrade has put other files in the place of ours: where the network is away, ours are there still.
 * A page that never came to life has nothing to lose, and waits for the network: a browser that failed
 * to get code does not ask for it again.
 */
async function reloadIfReplaced(): Promise<void> {
  const [entry] = performance.getEntriesByType('navigation');
  // Once: while replicas of both versions answer, the next page may miss its files as well.
  if (written.is || (entry as PerformanceNavigationTiming | undefined)?.type === 'reload') return;
  const asked = fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
  const answer = await asked.catch(() => undefined);
  if (!answer && !isAlive) setTimeout(() => void reloadIfReplaced(), ASK_AGAIN_MS);
  if (!answer || (isAlive && answer.status !== 404)) return;
  try {
    keepTyped();
  } finally {
    location.reload();
  }
}

/** Loads a page anew whose code is gone when it is needed, unless something is written in it. */
export function reloadOnceReplaced(): void {
  addEventListener('vite:preloadError', () => void reloadIfReplaced().catch(() => undefined));
}
