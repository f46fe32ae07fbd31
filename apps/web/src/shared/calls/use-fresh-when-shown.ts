import { useEffect, useEffectEvent } from 'react';

/**
 * Asks again whenever somebody comes back to the page: from another tab, from another app, or by the
 * browser's back button, which brings a page back as it was left. Much may have happened elsewhere.
 */
export function useFreshWhenShown(ask: () => unknown): void {
  const again = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void ask();
  });
  useEffect(() => {
    const shown = () => again();
    document.addEventListener('visibilitychange', shown);
    return () => document.removeEventListener('visibilitychange', shown);
  }, []);
}
