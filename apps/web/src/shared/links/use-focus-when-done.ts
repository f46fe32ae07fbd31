import { useEffect, useRef, type RefObject } from 'react';

/** The button that did it is gone, and the focus with it. */
export function useFocusWhenDone(heading: RefObject<HTMLElement | null>, isDone: boolean): void {
  const wasDone = useRef(isDone);
  useEffect(() => {
    const isNews = isDone && !wasDone.current;
    wasDone.current = isDone;
    if (isNews && document.activeElement === document.body) heading.current?.focus();
  }, [heading, isDone]);
}
