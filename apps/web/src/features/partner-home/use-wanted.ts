import { useLayoutEffect, useRef, useState } from 'react';
import { useInTurn } from '../../shared/calls/use-in-turn';

/** The base of the next press. A failed save is reverted unless a newer one is pending. */
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
