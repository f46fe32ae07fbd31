import { useGetQueueQuery } from '@boligstyling/api-client/admin';
import { filterOf, QUEUE_FILTER, type QueueView } from '@boligstyling/domain';
import { useLocation, useSearchParams } from 'react-router-dom';

export const KIND_NAME = QUEUE_FILTER.kind.address;
export const VIEW_NAME = QUEUE_FILTER.view.address;

/** In the address; absent: waiting. */
export const VIEW_ADDRESSES: Record<QueueView, string> = {
  waiting: '',
  ...QUEUE_FILTER.view.words,
};

export function useFromQueue() {
  const { state } = useLocation();
  return { unseen: state?.unseen, trail: state?.trail, fromQueue: true };
}

type Asking = {
  skip?: boolean;
  pollingInterval?: number;
  skipPollingIfUnfocused?: boolean;
  refetchOnFocus?: boolean;
};

export function useQueued(options: Asking) {
  const [address] = useSearchParams();
  const narrowed = filterOf(QUEUE_FILTER, Object.fromEntries(address));
  const { kind, view = 'waiting' } = narrowed;
  const query = useGetQueueQuery(narrowed, options);
  const shares = query.data?.kinds.filter(({ count }) => count > 0) ?? [];
  const shown = kind ? shares.filter((share) => share.kind === kind) : shares;
  return { kind, view, query, shares, shown };
}
