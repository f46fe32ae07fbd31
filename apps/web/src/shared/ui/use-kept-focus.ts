import { useCallback, useLayoutEffect, useRef, type FocusEvent } from 'react';

export function useKeptFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const focused = useRef<Element>(null);

  const keep = useCallback(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  // Innermost place first.
  useLayoutEffect(keep);

  /** A part may render alone. */
  const watch = useCallback(
    (element: Place) => {
      place.current = element;
      const changes = new MutationObserver(keep);
      changes.observe(element, { childList: true, subtree: true });
      return () => changes.disconnect();
    },
    [keep],
  );

  return {
    ref: watch,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
  };
}
