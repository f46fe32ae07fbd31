import { useRef, useState } from 'react';
import { useInTurn } from '../../shared/calls/use-in-turn';

/**
 * What the partner wants, shown at once: the next press goes on from there, and not from what the
 * server knew before the last one. One is saved after the other, so that the last one stays, and what
 * lies between is left out. What cannot be saved is taken back, unless something else is wanted by then.
 */
export function useWanted<Value>(kept: Value, save: (value: Value) => Promise<boolean>) {
  const [wanted, setWanted] = useState(kept);
  const latest = useRef(kept);
  const saved = useRef(kept);
  const inTurn = useInTurn();

  const want = (value: Value) => {
    setWanted(value);
    latest.current = value;
    inTurn(async () => {
      if (latest.current !== value) return;
      if (await save(value)) saved.current = value;
      else if (latest.current === value) setWanted(saved.current);
    });
  };
  return [wanted, want] as const;
}
