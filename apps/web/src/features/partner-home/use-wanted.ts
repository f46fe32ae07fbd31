import { useState } from 'react';

/**
 * What the partner wants, shown at once: the next press goes on from there, and not from what the
 * server knew before the last one. What cannot be saved is taken back.
 */
export function useWanted<Value>(kept: Value, save: (value: Value) => Promise<boolean>) {
  const [wanted, setWanted] = useState(kept);
  const want = async (value: Value) => {
    setWanted(value);
    if (!(await save(value))) setWanted(kept);
  };
  return [wanted, want] as const;
}
