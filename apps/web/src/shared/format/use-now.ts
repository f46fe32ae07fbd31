import { useEffect, useReducer } from 'react';
import { now } from './now';

const MINUTE_MS = 60_000;

/** Re-renders each minute, for remaining times. */
export function useNow(): Date {
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
  useEffect(() => {
    const timer = setInterval(draw, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now();
}
