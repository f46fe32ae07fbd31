import { useSyncExternalStore } from 'react';

/** Minimum width for the lead beside the list; must match the CSS. */
const WIDE = '(width >= 1100px)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
