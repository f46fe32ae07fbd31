import { batchCalls } from './batch-calls.js';

/** So many are remembered. Whoever asks for one that is forgotten looks alone. */
const MOST_REMEMBERED = 1_000;

/** A look on whose connection nothing comes back holds the next one up no longer. */
const BATCHING = { maxWaitMs: 1_000 };

/**
 * Lets those who ask for the same while it is being looked for share the look after that one. It begins
 * when all of them have asked, so that what had ended by then has ended for each of them.
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
