const NAME = 'pending-leads-sender';
/** Milliseconds; longer than a round of sending. */
const LEASE_MS = 60_000;

export type OneTab = (task: () => Promise<void>) => Promise<void>;

/** Web Locks end with their tab. */
export const withWebLock =
  (locks: LockManager): OneTab =>
  async (task) => {
    await locks.request(NAME, { ifAvailable: true }, async (lock) => {
      if (lock) await task();
    });
  };

/** Without Web Locks. Two tabs may both send, which the idempotency key makes harmless. */
export const withLease =
  (storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, now: () => number): OneTab =>
  async (task) => {
    if (Number(storage().getItem(NAME)) > now()) return;
    storage().setItem(NAME, String(now() + LEASE_MS));
    try {
      await task();
    } finally {
      storage().removeItem(NAME);
    }
  };
