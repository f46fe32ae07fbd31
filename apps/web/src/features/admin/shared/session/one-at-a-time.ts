import { keepText, type TextStorage } from '../../../../shared/kept-text';

const NAME = 'admin-session-renewal';
/** Milliseconds; longer than a renewal takes. */
const LEASE_MS = 20_000;
/** Milliseconds for another tab to overwrite it. */
const SETTLE_MS = 50;
/** Milliseconds; 250 was measured on a busy machine. */
export const SEEN_BY_ALL_MS = 1_000;

export type Wait = (milliseconds: number) => Promise<void>;

export type OneAtATime = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * A tab sees stored values with a delay, so the lock is held longer. Without storage nothing is
 * shared.
 */
export const withWebLock =
  (locks: Pick<LockManager, 'request'>, wait: Wait): OneAtATime =>
  (task) =>
    new Promise((resolve, reject) => {
      let done: Promise<void> | undefined;
      const begin = () => (done ??= task().then(resolve, reject));
      const lock = locks.request(NAME, async () => {
        await begin();
        await wait(SEEN_BY_ALL_MS);
      });
      lock.catch(begin);
    });

interface LeaseParts {
  storage: TextStorage;
  now: () => number;
  newId: () => string;
  wait: Wait;
}

/** Insecure contexts lack Web Locks. */
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
      keepText(storage, NAME, null);
    }
  };
};
