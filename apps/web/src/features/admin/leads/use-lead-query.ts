import { useMay } from '../shared/session/use-may';
import { useKeptAddress } from '../shared/lists/use-kept-address';
import { useTrail } from '../shared/lists/use-trail';
import { askable, readLeadQuery, UNSEEN, withLeadQuery, type LeadQuery } from './lead-query';

/** What the table shows, kept with the address: it survives a reload and can be gone back from. */
export function useLeadQuery() {
  const { address, go: goTo } = useKeptAddress(UNSEEN);
  const query = readLeadQuery(address);
  const mayContact = useMay()('contact');
  const asked = askable(query, mayContact);
  const trail = useTrail();

  const go = (changes: Partial<LeadQuery>, trail: readonly string[], replace = false) =>
    goTo((before) => withLeadQuery(before, changes), { state: { trail }, replace });

  // Where less is asked for than the address says, a page is one of the list that is shown.
  const shown = mayContact ? {} : { search: asked.search, sort: asked.sort };

  return {
    query,
    /** What of it is asked for: its list is the one that is shown. */
    asked,
    narrow: (changes: Partial<LeadQuery>) => go(changes, [], true),
    // Pressed again before the next page came, its list still tells of that one.
    next: (page: string) => page !== asked.page && go({ ...shown, page }, [...trail, asked.page]),
    previous: asked.page ? () => go({ page: trail.at(-1) ?? '' }, trail.slice(0, -1)) : undefined,
  };
}
