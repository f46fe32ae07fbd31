import { batchCalls } from './batch-calls.js';

/** Limit of the cache. An evicted key is queried without sharing. */
const MOST_REMEMBERED = 1_000;

/** A stalled query does not delay the next batch. */
const BATCHING = { maxWaitMs: 1_000 };

/**
 * Shares one query among callers of the same key that wait for the previous one. It starts after
 * all of them have asked, so that none gets an outdated answer.
 */
export function sharedLooks<Found>(
  look: (...asked: string[]) => Promise<Found>,
): (...asked: string[]) => Promise<Found> {
  const remembered = new Map<string, (asked: void) => Promise<Found>>();
  return (...asked) => {
    const key = asked.join(' ');
    const shared = remembered.get(key) ?? batchCalls<void, Found>(() => look(...asked), BATCHING);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(key, shared);
    return shared();
  };
}
