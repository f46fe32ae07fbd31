import { useGetQueueQuery } from '@boligstyling/api-client/admin';
import { QUEUE_KINDS } from '@boligstyling/domain';
import { useLocation, useSearchParams } from 'react-router-dom';

export const KIND_NAME = 'sak';

/** History state of a lead opened from the queue. */
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
  const kind = QUEUE_KINDS.find((each) => each === address.get(KIND_NAME));
  const query = useGetQueueQuery(kind ? { kind } : {}, options);
  const shares = query.data?.kinds.filter(({ count }) => count > 0) ?? [];
  const shown = kind ? shares.filter((share) => share.kind === kind) : shares;
  return { kind, query, shares, shown };
}
