import { embedKeyIn } from '../shared/config/embedding';
import { leaving, watchLeaving } from '../shared/leaving';
import { DRAFT_KEY, written } from '../shared/lead/draft-key';

const ASK_AGAIN_MS = 3_000;

let isAlive = false;

/** Input before hydration is stored; later input would be lost by a reload. */
export function watchInput(): void {
  isAlive = true;
  addEventListener('input', () => (written.is = true));
}

/** Not every browser restores input from before hydration. Embedded forms store nothing. */
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

/** Links work without code. */
const controlUsed = () =>
  new Promise<void>((resolve) => {
    const use = ({ target }: Event) =>
      target instanceof Element && target.closest(':enabled') && resolve();
    for (const sign of ['click', 'focusin', 'input']) addEventListener(sign, use, true);
  });

/**
 * After a deployment old chunks are missing. Not every browser retries failed imports. Leaving and
 * Stop abort imports too, and a reload would cancel the navigation.
 */
async function reloadIfReplaced(wasAway = false): Promise<void> {
  const [entry] = performance.getEntriesByType('navigation');
  // Only once: a deployment in progress causes no reload loop.
  if (written.is || (entry as PerformanceNavigationTiming | undefined)?.type === 'reload') return;
  const asked = fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
  const answer = await asked.catch(() => undefined);
  if (!answer) {
    if (!isAlive) setTimeout(() => void reloadIfReplaced(true), ASK_AGAIN_MS);
    return;
  }
  const isGone = answer.status === 404;
  const wasFault = isGone || (!isAlive && (wasAway || !document.querySelector('main')));
  if (leaving.over || !wasFault) {
    if (isAlive) return;
    await controlUsed();
  }
  try {
    keepTyped();
  } finally {
    location.reload();
  }
}

export function reloadOnceReplaced(): void {
  watchLeaving();
  addEventListener('vite:preloadError', () => void reloadIfReplaced().catch(() => undefined));
}
