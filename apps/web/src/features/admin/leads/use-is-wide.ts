import { useSyncExternalStore } from 'react';

/** As wide as a lead stands beside the list; a page of its own where there is less room. */
const WIDE = '(width >= 1100px)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
