import { useEffect, useReducer } from 'react';

/** An open page stays current. */
export function now(): Date {
  return new Date();
}

const MINUTE_MS = 60_000;

export function useNow(): Date {
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
  useEffect(() => {
    const timer = setInterval(draw, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now();
}
