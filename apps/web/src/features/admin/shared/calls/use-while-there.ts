import { useEffect, useRef } from 'react';

/** Does something only for as long as its place is there: an answer may come to what was left since. */
export function useWhileThere(then: () => void): () => void {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return () => {
    if (isThere.current) then();
  };
}
