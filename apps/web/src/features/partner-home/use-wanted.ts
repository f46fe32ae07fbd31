import { useLayoutEffect, useRef, useState } from 'react';
import { useInTurn } from '../../shared/calls/use-in-turn';

/**
 * What the partner wants, shown at once: the next press goes on from there, and not from what the
 * server knew before the last one. One is saved after the other, so that the last one stays, and what
 * lies between is left out. What cannot be saved is taken back, unless something else is wanted by then.
 * While nothing is being saved it follows what is kept, which may have been changed on another device.
 *
 * @param save is told also what the press began from, so that it undoes nothing else
 */
export function useWanted<Value>(
  kept: Value,
  save: (value: Value, seen: Value) => Promise<boolean>,
) {
  const [wanted, setWanted] = useState(kept);
  const [followed, setFollowed] = useState(kept);
  const [unsettled, setUnsettled] = useState(0);
  const latest = useRef(kept);
  const saved = useRef(kept);
  const begun = useRef(kept);
  const inTurn = useInTurn();

  if (followed !== kept) {
    setFollowed(kept);
    if (unsettled === 0) setWanted(kept);
  }
  useLayoutEffect(() => {
    saved.current = kept;
  }, [kept]);
  useLayoutEffect(() => {
    if (unsettled === 0) begun.current = wanted;
  }, [unsettled, wanted]);

  const want = (value: Value) => {
    setWanted(value);
    setUnsettled((count) => count + 1);
    latest.current = value;
    inTurn(async () => {
      if (latest.current === value) {
        if (await save(value, begun.current)) saved.current = begun.current = value;
        else if (latest.current === value) setWanted(saved.current);
      }
      setUnsettled((count) => count - 1);
    });
  };
  return [wanted, want] as const;
}
