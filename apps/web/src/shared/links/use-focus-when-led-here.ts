import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/** After a link from an e-mail the page starts at the top. */
export function useFocusWhenLedHere(heading: RefObject<HTMLElement | null>): void {
  const isLedHere = useNavigationType() !== 'POP';
  const arrive = useEffectEvent(() => {
    if (isLedHere) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), []);
}
