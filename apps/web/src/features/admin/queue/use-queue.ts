import { useGetQueueQuery } from '@boligstyling/api-client/admin';
import { QUEUE_KINDS, type QueueKind } from '@boligstyling/domain';
import { useFailureNotice } from '../shared/calls/use-failure-notice';
import { useAddressFilter } from '../shared/ui/use-address-filter';
import { totalOf } from './count-text';

const POLL_MS = 30_000;

/** Names the chosen kind in the address. */
const ADDRESS = ['sak'] as const;

/** What needs a person now, of the kind that the address names or of all; looked for anew by itself. */
export function useQueue() {
  const { values, change } = useAddressFilter(ADDRESS);
  const kind = QUEUE_KINDS.find((each) => each === values.sak);
  const query = useGetQueueQuery(kind ? { kind } : {}, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  useFailureNotice(query.error);
  const shares = query.data?.kinds.filter(({ count }) => count > 0) ?? [];
  const shown = kind ? shares.filter((share) => share.kind === kind) : shares;
  return {
    query,
    shares,
    shown,
    total: totalOf(shares),
    chosen: kind ?? ('' as const),
    choose: (chosen: QueueKind | '') => change({ sak: chosen }),
  };
}
