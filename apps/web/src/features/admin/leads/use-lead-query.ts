import { useKeptAddress } from '../shared/ui/use-kept-address';
import { useTrail } from '../shared/ui/use-trail';
import { readLeadQuery, UNSEEN, withLeadQuery, type LeadQuery } from './lead-query';

/** What the table shows, kept with the address: it survives a reload and can be gone back from. */
export function useLeadQuery() {
  const { address, go: goTo } = useKeptAddress(UNSEEN);
  const query = readLeadQuery(address);
  const trail = useTrail();

  const go = (changes: Partial<LeadQuery>, trail: readonly string[], replace = false) =>
    goTo((before) => withLeadQuery(before, changes), { state: { trail }, replace });

  return {
    query,
    narrow: (changes: Partial<LeadQuery>) => go(changes, [], true),
    // Pressed again before the next page came, its list still tells of that one.
    next: (page: string) => page !== query.page && go({ page }, [...trail, query.page]),
    previous: query.page ? () => go({ page: trail.at(-1) ?? '' }, trail.slice(0, -1)) : undefined,
  };
}
