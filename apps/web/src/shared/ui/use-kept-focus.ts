import { useLayoutEffect, useRef, type FocusEvent } from 'react';

export function useKeptFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const focused = useRef<Element>(null);

  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });

  return {
    ref: place,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
  };
}
