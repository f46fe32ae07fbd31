import { useLocation } from 'react-router-dom';
import { useKeptAddress } from '../shared/ui/use-kept-address';
import { readLeadQuery, UNSEEN, withLeadQuery, type LeadQuery } from './lead-query';

/** The beginnings of the pages before this one, remembered with the tab's history. */
const trailOf = (state: unknown): readonly string[] =>
  (state as { trail?: readonly string[] } | null)?.trail ?? [];

/** What the table shows, kept with the address: it survives a reload and can be gone back from. */
export function useLeadQuery() {
  const { address, go: goTo } = useKeptAddress(UNSEEN);
  const { state } = useLocation();
  const query = readLeadQuery(address);
  const trail = trailOf(state);

  const go = (changes: Partial<LeadQuery>, trail: readonly string[], replace = false) =>
    goTo(withLeadQuery(address, changes), { state: { trail }, replace });

  return {
    query,
    narrow: (changes: Partial<LeadQuery>) => go(changes, [], true),
    next: (page: string) => go({ page }, [...trail, query.page]),
    previous: query.page ? () => go({ page: trail.at(-1) ?? '' }, trail.slice(0, -1)) : undefined,
  };
}
