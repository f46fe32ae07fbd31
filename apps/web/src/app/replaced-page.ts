import { embedKeyIn } from '../shared/config/embedding';
import { DRAFT_KEY } from '../shared/lead/draft-key';
import { written } from '../shared/lead/written';

const ASK_AGAIN_MS = 3_000;

let isAlive = false;

/** After hydration input would be lost by a reload; input before it is stored. */
export function heedWriting(): void {
  isAlive = true;
  addEventListener('input', () => (written.is = true));
}

/**
 * Stores input from before hydration where the form reads its draft, because not every browser
 * restores it. Not in embedded forms, which store nothing.
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
 * After a deployment old chunks are missing, so the page is reloaded, but not when the network is
 * down. A page that was never hydrated has no input and waits for the network, because browsers do
 * not retry failed imports.
 */
async function reloadIfReplaced(): Promise<void> {
  const [entry] = performance.getEntriesByType('navigation');
  // Only once, so that a deployment in progress causes no reload loop.
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

/** Reloads when a chunk is missing, unless there is unsaved input. */
export function reloadOnceReplaced(): void {
  addEventListener('vite:preloadError', () => void reloadIfReplaced().catch(() => undefined));
}
