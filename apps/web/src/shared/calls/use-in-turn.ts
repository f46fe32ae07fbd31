import { useRef } from 'react';

/** Makes calls one after the other, whatever came of those before, so that of two presses the later one holds. */
export function useInTurn() {
  const before = useRef<Promise<unknown>>(Promise.resolve());
  return (call: () => Promise<unknown>): void => {
    before.current = before.current.then(call, call);
  };
}
