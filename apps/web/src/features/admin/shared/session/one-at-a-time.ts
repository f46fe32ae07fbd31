const NAME = 'admin-session-renewal';
/** Longer than a renewal takes. */
const LEASE_MS = 20_000;
/** Time enough for another tab to write its own note over ours. */
const SETTLE_MS = 50;
/** Time enough for the other tabs to see what this one has stored; up to 250 were seen on a busy machine. */
export const SEEN_BY_ALL_MS = 1_000;

export type Wait = (milliseconds: number) => Promise<void>;

/** Runs the task when no other tab and no other caller in this one is at it. */
export type OneAtATime = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * The browser's own locks: they end with the tab that holds them. Browsers show a tab what another
 * has stored a moment later, and may grant it the lock before that: so the lock is kept for the
 * moment, while the task's own result is there at once. A browser that forbids storage may forbid its
 * locks as well: then there is nothing to share, and no other tab.
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

/** For pages without a secure context, which have no locks: a note in storage that runs out by itself. */
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
      // Without storage there is nothing to share, and no note.
    }
  }
};
