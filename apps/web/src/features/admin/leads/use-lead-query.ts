import { useMay } from '../shared/session/use-may';
import { useKeptAddress } from '../shared/lists/use-kept-address';
import { useTrail } from '../shared/lists/use-paged-filter';
import { askable, readLeadQuery, UNSEEN, withLeadQuery, type LeadQuery } from './lead-query';

export function useLeadQuery() {
  const { address, go: goTo } = useKeptAddress(UNSEEN);
  const query = readLeadQuery(address);
  const mayContact = useMay()('contact');
  const asked = askable(query, mayContact);
  const trail = useTrail();

  const go = (changes: Partial<LeadQuery>, trail: readonly string[], replace = false) =>
    goTo((before) => withLeadQuery(before, changes), { state: { trail }, replace });

  // The cursor belongs to the filter that was sent.
  const shown = mayContact ? {} : { search: asked.search, sort: asked.sort };

  return {
    query,
    asked,
    narrow: (changes: Partial<LeadQuery>) => go(changes, [], true),
    // A double press counts once.
    next: (page: string) => page !== asked.page && go({ ...shown, page }, [...trail, asked.page]),
    previous: asked.page ? () => go({ page: trail.at(-1) ?? '' }, trail.slice(0, -1)) : undefined,
  };
}
