import { useEffect, useReducer } from 'react';
import { now } from './now';

const MINUTE_MS = 60_000;

/** The clock, drawn anew each minute: what tells how much time is left goes on doing so on a page left open. */
export function useNow(): Date {
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
  useEffect(() => {
    const timer = setInterval(draw, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now();
}
