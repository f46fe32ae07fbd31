import type { QueueKind } from '@boligstyling/domain';
import { useLocation } from 'react-router-dom';
import { useFailureNotice } from '../shared/calls/use-failure-notice';
import { KIND_NAME, useQueued } from '../shared/queue/use-queued';
import { useAddressFilter } from '../shared/lists/use-address-filter';
import { totalOf } from './count-text';

const POLL_MS = 30_000;
const ADDRESS = [KIND_NAME] as const;

/** The kind comes from the address; empty means all. Polls. */
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
    // Keeps the search and trail that the list below holds in the history state.
    choose: (chosen: QueueKind | '') => change({ sak: chosen }, true, state ?? {}),
  };
}
