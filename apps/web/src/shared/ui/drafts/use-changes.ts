import { useRef } from 'react';

/** Changes made while saving are unsaved, so the form stays open. */
export function useChanges() {
  const changes = useRef(0);
  return {
    onChange: () => {
      changes.current += 1;
    },
    hasAny: () => changes.current > 0,
    /** @returns a function that tells if the form is unchanged since this call */
    asItIs: () => {
      const now = changes.current;
      return () => changes.current === now;
    },
  };
}
