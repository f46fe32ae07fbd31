import { useLayoutEffect, useRef } from 'react';

/** Does something only for as long as its place is there: an answer may come to what was left since. */
export function useWhileThere(then: () => void): () => void {
  const isThere = useRef(false);
  // Before it is seen: a key pressed as soon as it is, such as Escape, was passed over.
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
