import { useSyncExternalStore } from 'react';

const subscriptions = new Map<string, (onChange: () => void) => () => void>();

/** React would subscribe anew at each render. */
function subscribeTo(query: string) {
  const known = subscriptions.get(query);
  if (known) return known;
  const subscribe = (onChange: () => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  };
  subscriptions.set(query, subscribe);
  return subscribe;
}

export function useMatches(query: string): boolean {
  return useSyncExternalStore(subscribeTo(query), () => window.matchMedia(query).matches);
}
