import { type QueueKind, type QueueView, DAY_MS, HOUR_MS } from '@boligstyling/domain';
import { useLocation } from 'react-router-dom';
import { useFailureNotice } from '../shared/calls/use-failed-load';
import { KIND_NAME, useQueued, VIEW_ADDRESSES, VIEW_NAME } from '../shared/queue/use-queued';
import { useAddressFilter } from '../shared/lists/use-paged-filter';
import { ageUnits, adminQueue } from '../../../content/admin/admin-queue';
import { counted, formatNumber } from '../shared/format';
import type { QueueShareDto } from '@boligstyling/api-client/admin';

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
    // `state` is the history state of the list on the page.
    choose: (chosen: QueueKind | '') => change({ sak: chosen }, true, state ?? {}),
    chooseView: (next: QueueView) =>
      change({ sak: '', saker: VIEW_ADDRESSES[next] }, true, state ?? {}),
  };
}

const MINUTE_MS = 60_000;

export function ageOf(since: string, now: number): { short: string; full: string } {
  const ms = Math.max(now - Date.parse(since), 0);
  const [unit, size, letter] =
    ms < HOUR_MS
      ? (['minutes', MINUTE_MS, 'min'] as const)
      : ms < DAY_MS
        ? (['hours', HOUR_MS, 't'] as const)
        : (['days', DAY_MS, 'd'] as const);
  const count = Math.floor(ms / size);
  return { short: `${count} ${letter}`, full: counted(count, ageUnits[unit]) };
}

type Counted = Pick<QueueShareDto, 'count' | 'count_is_exact'>;

export function countText({ count, count_is_exact }: Counted): string {
  const number = formatNumber(count);
  return count_is_exact ? number : adminQueue.moreThan(number);
}

function totalOf(shares: readonly Counted[]): Counted {
  return {
    count: shares.reduce((sum, { count }) => sum + count, 0),
    count_is_exact: shares.every(({ count_is_exact }) => count_is_exact),
  };
}
