import { useEffect, useRef, type RefObject, useEffectEvent } from 'react';
import { useNavigationType } from 'react-router-dom';

/** The pressed button is gone, with its focus. */
export function useFocusWhenDone(heading: RefObject<HTMLElement | null>, isDone: boolean): void {
  const wasDone = useRef(isDone);
  useEffect(() => {
    const isNews = isDone && !wasDone.current;
    wasDone.current = isDone;
    if (isNews && document.activeElement === document.body) heading.current?.focus();
  }, [heading, isDone]);
}

/** After a link from an e-mail the page starts at the top. */
export function useFocusWhenLedHere(heading: RefObject<HTMLElement | null>): void {
  const isLedHere = useNavigationType() !== 'POP';
  const arrive = useEffectEvent(() => {
    if (isLedHere) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), []);
}
