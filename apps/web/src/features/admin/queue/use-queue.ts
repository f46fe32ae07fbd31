import type { QueueKind } from '@boligstyling/domain';
import { useLocation } from 'react-router-dom';
import { useFailureNotice } from '../shared/calls/use-failure-notice';
import { KIND_NAME, useQueued } from '../shared/queue/use-queued';
import { useAddressFilter } from '../shared/lists/use-address-filter';
import { totalOf } from './count-text';

const POLL_MS = 30_000;
const ADDRESS = [KIND_NAME] as const;

/** What needs a person now, of the kind that the address names or of all; looked for anew by itself. */
export function useQueue() {
  const { change } = useAddressFilter(ADDRESS);
  const { state } = useLocation();
  const { kind, query, shares, shown } = useQueued({
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  useFailureNotice(query.error);
  return {
    query,
    shares,
    shown,
    total: totalOf(shares),
    chosen: kind ?? ('' as const),
    // The list below stays as it is: what it keeps beside the address too.
    choose: (chosen: QueueKind | '') => change({ sak: chosen }, true, state ?? {}),
  };
}
