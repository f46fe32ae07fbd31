import { eventually } from './eventually.js';
import type { ApiUnderTest } from './start-api.js';

const SLEEPING = `
  from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;

interface Locking {
  /** Takes the locks. They are released, and its changes committed, once `work` waits for them. */
  readonly sql: string;
  /** Part of the waiting statement, as jobs may wait for the same locks. */
  readonly waiting: string;
  /** Waiting statements, one by default. */
  readonly count?: number;
}

/** @throws Error when `work` ends without having waited */
export async function whileLocked<T>(
  api: ApiUnderTest,
  { sql, waiting, count = 1 }: Locking,
  work: () => Promise<T>,
  beforeRelease: () => Promise<unknown> = async () => undefined,
): Promise<T> {
  let working: Promise<T> | undefined;
  let isOver = false;
  await duringLock(api, sql, async () => {
    working = work().finally(() => (isOver = true));
    working.catch(() => undefined);
    await eventually(async () => {
      const blocked = await api.rows(`
        select pid from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and query like '%${waiting}%'`);
      if (isOver) throw new Error(`Nothing waited for: ${sql}`);
      return blocked.length >= count || undefined;
    });
    await beforeRelease();
  });
  return working as Promise<T>;
}

/** @param sql takes the locks; its changes are committed afterwards */
export async function duringLock(
  api: ApiUnderTest,
  sql: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const held = api.rows(`
    do $$ begin
      ${sql};
      begin perform pg_sleep(60); exception when query_canceled then null; end;
    end $$`);
  await eventually(async () => (await api.rows(`select pid ${SLEEPING}`))[0]);
  try {
    await work();
  } finally {
    await api.rows(`select pg_cancel_backend(pid) ${SLEEPING}`);
    await held;
  }
}

/** Waits until a stop that has begun refuses new requests. */
export function noLongerServing({ address }: ApiUnderTest): Promise<true> {
  const isServing = () =>
    fetch(`${address}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  return eventually(async () => ((await isServing()) ? undefined : true));
}
