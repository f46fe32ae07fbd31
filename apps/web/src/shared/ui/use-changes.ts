import { useRef } from 'react';

/**
 * Counts what is changed in a form, so that one that is sent can tell whether it was changed since:
 * what is written while it is being saved is not saved yet, and the form stays.
 */
export function useChanges() {
  const changes = useRef(0);
  return {
    onChange: () => {
      changes.current += 1;
    },
    /** Whether anything was changed since the form was opened. */
    hasAny: () => changes.current > 0,
    /** Remembers the form as it is now; what comes back says whether it still is so. */
    asItIs: () => {
      const now = changes.current;
      return () => changes.current === now;
    },
  };
}
