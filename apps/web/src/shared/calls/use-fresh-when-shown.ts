import { useEffect, useEffectEvent } from 'react';

/** Other tabs and devices may have changed the data. */
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
