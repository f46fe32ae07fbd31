import { useEffect, useEffectEvent } from 'react';

/** Others may have changed it. */
export function useFreshWhenShown(ask: () => unknown): void {
  const again = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void ask();
  });
  useEffect(() => {
    const shown = () => again();
    document.addEventListener('visibilitychange', shown);
    // Two windows side by side are always visible.
    window.addEventListener('focus', shown);
    return () => {
      document.removeEventListener('visibilitychange', shown);
      window.removeEventListener('focus', shown);
    };
  }, []);
}
