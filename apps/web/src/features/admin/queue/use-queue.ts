import type { QueueKind, QueueView } from '@boligstyling/domain';
import { useLocation } from 'react-router-dom';
import { useFailureNotice } from '../shared/calls/use-failed-load';
import { KIND_NAME, useQueued, VIEW_ADDRESSES, VIEW_NAME } from '../shared/queue/use-queued';
import { useAddressFilter } from '../shared/lists/use-address-filter';
import { totalOf } from './count-text';

const POLL_MS = 30_000;
const ADDRESS = [KIND_NAME, VIEW_NAME] as const;

export function useQueue() {
  const { change } = useAddressFilter(ADDRESS);
  const { state } = useLocation();
  const { kind, view, query, shares, shown } = useQueued({
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
    view,
    chosen: kind ?? ('' as const),
    // `state` holds what the list on the same page keeps in the history.
    choose: (chosen: QueueKind | '') => change({ sak: chosen }, true, state ?? {}),
    chooseView: (next: QueueView) =>
      change({ sak: '', saker: VIEW_ADDRESSES[next] }, true, state ?? {}),
  };
}
