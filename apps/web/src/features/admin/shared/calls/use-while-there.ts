import { useLayoutEffect, useRef } from 'react';

/** Returns `then`, made a no-op after unmount: an answer may arrive late. */
export function useWhileThere(then: () => void): () => void {
  const isThere = useRef(false);
  // A layout effect, because a key pressed right after paint, such as Escape, was missed otherwise.
  useLayoutEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return () => {
    if (isThere.current) then();
  };
}
