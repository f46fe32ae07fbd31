import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const LOOK_AGAIN_MS = 250;

/** PostgreSQL's background processes have no user. */
const OTHERS = `
  select distinct usename || coalesce(' (' || nullif(application_name, '') || ')', '') as name
  from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null
  order by 1`;

/**
 * Looks at least once more after a hit, because a closed connection stays visible for a moment.
 *
 * @param client the only connection of ours
 * @param lookForMs a running product keeps connections and queries every second
 * @throws Error that names other connections to the database
 */
export async function requireNobodyElse(client: pg.Client, lookForMs: number): Promise<void> {
  const until = Date.now() + lookForMs;
  for (let seen = false; ; await sleep(LOOK_AGAIN_MS)) {
    const { rows } = await client.query<{ name: string }>(OTHERS);
    if (rows.length > 0 && seen) {
      throw new Error(
        `The database is in use by ${rows.map(({ name }) => name).join(', ')}: stop the product, and whatever else uses it. Nothing was changed.`,
      );
    }
    seen = rows.length > 0;
    if (!seen && Date.now() >= until) return;
  }
}
