import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Gives a heading the focus that is fetched first: its page came without it, with nothing to go on
 * from. Whoever was led there does from it; who opens a letter's link begins at the top.
 */
export function useFocusWhenLedHere(heading: RefObject<HTMLElement | null>): void {
  const isLedHere = useNavigationType() !== 'POP';
  const arrive = useEffectEvent(() => {
    if (isLedHere) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), []);
}
