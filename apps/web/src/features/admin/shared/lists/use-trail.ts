import { useLocation } from 'react-router-dom';

/** The beginnings of the pages before this one, remembered with the entry of the tab's history. */
export function useTrail(): readonly string[] {
  const { state } = useLocation();
  return (state as { trail?: readonly string[] } | null)?.trail ?? [];
}
