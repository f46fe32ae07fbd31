const NAME = 'pending-leads-sender';
/** Longer than a round of sending takes. */
const LEASE_MS = 60_000;

/** Runs the task unless another tab is at it. */
export type OneTab = (task: () => Promise<void>) => Promise<void>;

/** The browser's own locks: they end with the tab that holds them. */
export const withWebLock =
  (locks: LockManager): OneTab =>
  async (task) => {
    await locks.request(NAME, { ifAvailable: true }, async (lock) => {
      if (lock) await task();
    });
  };

/**
 * For browsers without locks: a note in storage that runs out by itself. Two tabs that write it in
 * the same instant both send, which the server's idempotency makes harmless.
 */
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
