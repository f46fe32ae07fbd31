import { useListLeadsQuery } from '@boligstyling/api-client/admin';
import { toListArgs } from './lead-query';
import { useLeadQuery } from './use-lead-query';

/** Where a lead stands on the page of the list that is shown, and what is before and after it. */
export function useNeighbours(id: string | undefined) {
  const { query } = useLeadQuery();
  const leads = useListLeadsQuery(toListArgs(query)).data?.leads ?? [];
  const place = leads.findIndex((lead) => lead.id === id);
  const isListed = place >= 0;
  return {
    /** Counted from 1; undefined: it is not on the page. */
    place: isListed ? place + 1 : undefined,
    count: leads.length,
    previous: isListed ? leads[place - 1]?.id : undefined,
    next: isListed ? leads[place + 1]?.id : leads[0]?.id,
  };
}
