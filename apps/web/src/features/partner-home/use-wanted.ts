import { useLayoutEffect, useRef, useState } from 'react';
import { useInTurn } from '../../shared/calls/use-in-turn';

/**
 * What the partner wants, shown at once: the next press goes on from there, and not from what the
 * server knew before the last one. One is saved after the other, so that the last one stays, and what
 * lies between is left out. What cannot be saved is taken back, unless something else is wanted by then.
 * While nothing is being saved it follows what is kept, which may have been changed on another device.
 */
export function useWanted<Value>(kept: Value, save: (value: Value) => Promise<boolean>) {
  const [wanted, setWanted] = useState(kept);
  const [followed, setFollowed] = useState(kept);
  const [unsettled, setUnsettled] = useState(0);
  const latest = useRef(kept);
  const saved = useRef(kept);
  const inTurn = useInTurn();

  if (followed !== kept) {
    setFollowed(kept);
    if (unsettled === 0) setWanted(kept);
  }
  useLayoutEffect(() => {
    saved.current = kept;
  }, [kept]);

  const want = (value: Value) => {
    setWanted(value);
    setUnsettled((count) => count + 1);
    latest.current = value;
    inTurn(async () => {
      if (latest.current === value) {
        if (await save(value)) saved.current = value;
        else if (latest.current === value) setWanted(saved.current);
      }
      setUnsettled((count) => count - 1);
    });
  };
  return [wanted, want] as const;
}
