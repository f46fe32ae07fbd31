import { useLocation } from 'react-router-dom';

/** Cursors of earlier pages, kept in the history state. */
export function useTrail(): readonly string[] {
  const { state } = useLocation();
  return (state as { trail?: readonly string[] } | null)?.trail ?? [];
}
