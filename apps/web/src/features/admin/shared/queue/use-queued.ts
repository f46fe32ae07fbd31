import { useGetQueueQuery } from '@boligstyling/api-client/admin';
import { QUEUE_KINDS } from '@boligstyling/domain';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Names the chosen kind in the address. */
export const KIND_NAME = 'sak';

/** Kept beside the address of a lead that is opened from the queue, with what the list below keeps there. */
export function useFromQueue() {
  const { state } = useLocation();
  return { unseen: state?.unseen, trail: state?.trail, fromQueue: true };
}

/** How it is asked for. */
type Asking = {
  skip?: boolean;
  pollingInterval?: number;
  skipPollingIfUnfocused?: boolean;
  refetchOnFocus?: boolean;
};

/** What needs a person now, of the kind that the address names or of all: those that there are any of. */
export function useQueued(options: Asking) {
  const [address] = useSearchParams();
  const kind = QUEUE_KINDS.find((each) => each === address.get(KIND_NAME));
  const query = useGetQueueQuery(kind ? { kind } : {}, options);
  const shares = query.data?.kinds.filter(({ count }) => count > 0) ?? [];
  const shown = kind ? shares.filter((share) => share.kind === kind) : shares;
  return { kind, query, shares, shown };
}
