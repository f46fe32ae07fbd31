import type { MikroORM } from '@mikro-orm/postgresql';
import { poolOf } from './statements.js';

/** Cheap at any size: the table's own statistics, and the small indexes of what has not left. */
const FIGURES = `
  select
    (select n_tup_ins from pg_stat_user_tables where relname = 'lead')::float8 as "leadsStored",
    (select count(*) from notification where state = 'due')::float8 as "notificationsDue",
    (select count(*) from notification where state = 'parked')::float8 as "notificationsParked",
    coalesce((select extract(epoch from now() - min(created_at))
      from notification where state = 'due'), 0)::float8 as "oldestDueSeconds",
    (select count(*) from lead where matching_fault is not null)::float8 as "leadsSetAside",
    coalesce((select extract(epoch from now() - min(matching_due_at)) from lead
      where matching_due_at <= now() and suspicion is null and matching_fault is null),
      0)::float8 as "oldestStepSeconds"`;

interface Figures {
  leadsStored: number;
  notificationsDue: number;
  notificationsParked: number;
  oldestDueSeconds: number;
  leadsSetAside: number;
  oldestStepSeconds: number;
}

/** What a monitor wants to know of the database and of this process's connections to it. */
export async function readFigures(orm: MikroORM) {
  const pool = await poolOf(orm);
  const { totalCount, idleCount, waitingCount } = pool;
  const { rows } = await pool.query<Figures>(FIGURES);
  const [row] = rows;
  if (!row) throw new Error('The database gave no figures.');
  return {
    ...row,
    connections: totalCount,
    connectionsIdle: idleCount,
    callersWaiting: waitingCount,
  };
}
