import { useLayoutEffect, useRef } from 'react';

export function useWhileMounted(then: () => void): () => void {
  const isThere = useRef(false);
  // A layout effect catches a key pressed right after paint.
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
