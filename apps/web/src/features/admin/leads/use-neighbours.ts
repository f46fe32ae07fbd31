import { useSearchLeadsQuery } from '@boligstyling/api-client/admin';
import { useLocation } from 'react-router-dom';
import { adminLead } from '../../../content/admin/admin-lead';
import { useQueued } from '../shared/queue/use-queued';
import { toListArgs } from './lead-query';
import { useLeadQuery } from './use-lead-query';

export function useNeighbours(id: string | undefined) {
  const { asked } = useLeadQuery();
  const isQueued = Boolean(useLocation().state?.fromQueue);
  const { shown } = useQueued({ skip: !isQueued });
  const listed = useSearchLeadsQuery({ leadsQueryDto: toListArgs(asked) }).data?.leads ?? [];
  const queued = shown.flatMap(({ cases }) => cases.flatMap(({ lead }) => lead?.id ?? []));
  const ids = isQueued ? [...new Set(queued)] : listed.map((lead) => lead.id);
  const place = ids.indexOf(id ?? '');
  const isThere = place >= 0;
  const words = isQueued ? adminLead.placeInQueue : adminLead.place;
  return {
    place: isThere ? words(place + 1, ids.length) : undefined,
    previous: isThere ? ids[place - 1] : undefined,
    next: isThere ? ids[place + 1] : ids[0],
  };
}
