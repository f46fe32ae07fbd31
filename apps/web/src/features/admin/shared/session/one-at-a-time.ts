const NAME = 'admin-session-renewal';
/** Milliseconds; longer than a renewal takes. */
const LEASE_MS = 20_000;
/** Milliseconds for another tab to overwrite the lease. */
const SETTLE_MS = 50;
/** Milliseconds until other tabs see a stored value; 250 was measured on a busy machine. */
export const SEEN_BY_ALL_MS = 1_000;

export type Wait = (milliseconds: number) => Promise<void>;

/** Runs a task exclusively across callers and tabs. */
export type OneAtATime = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Web Locks end with their tab. A tab sees stored values with a delay, so the lock is held for that
 * long after the result is returned. A browser that forbids storage may forbid locks too; then
 * nothing is shared.
 */
export const withWebLock =
  (locks: Pick<LockManager, 'request'>, wait: Wait): OneAtATime =>
  (task) =>
    new Promise((resolve, reject) => {
      let done: Promise<void> | undefined;
      const begin = () => (done ??= task().then(resolve, reject));
      const held = locks.request(NAME, async () => {
        await begin();
        await wait(SEEN_BY_ALL_MS);
      });
      held.catch(begin);
    });

interface LeaseParts {
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now: () => number;
  newId: () => string;
  wait: Wait;
}

/** For insecure contexts, which lack Web Locks: a lease in storage. */
export const withLease = ({ storage, now, newId, wait }: LeaseParts): OneAtATime => {
  const holder = () => {
    const [id, until] = (storage().getItem(NAME) ?? '').split(' ');
    return Number(until) > now() ? id : undefined;
  };
  const take = async (id: string): Promise<boolean> => {
    if (holder()) return false;
    storage().setItem(NAME, `${id} ${now() + LEASE_MS}`);
    await wait(SETTLE_MS);
    return holder() === id;
  };
  return async (task) => {
    const id = newId();
    while (!(await take(id).catch(() => true))) await wait(SETTLE_MS);
    try {
      return await task();
    } finally {
      release();
    }
  };

  function release() {
    try {
      storage().removeItem(NAME);
    } catch {
      // Without storage nothing is shared, so nothing is released.
    }
  }
};
