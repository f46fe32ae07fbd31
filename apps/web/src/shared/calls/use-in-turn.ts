import { useRef } from 'react';

/** Of two presses the later one wins. */
export function useInTurn() {
  const before = useRef<Promise<unknown>>(Promise.resolve());
  return (call: () => Promise<unknown>): void => {
    before.current = before.current.then(call, call);
  };
}
