import type { MikroORM } from '@mikro-orm/postgresql';
import { poolOf } from './statements.js';
import { OPEN, SOUGHT } from './work-queue-sql.js';

/** Leads whose next step could be taken. */
const DUE_STEP = `matching_due_at <= now() and suspicion is null and matching_fault is null`;

/**
 * Cheap at any size: a sequence, and the small indexes of what has not left or waits for something.
 * $1 is this process's clock as it runs since the start, whatever the machine's is set to: a
 * database's clock that was set back lies behind it.
 */
const FIGURES = `
  select
    (select case when is_called then last_value else 0 end from lead_stored)::float8 as "leadsStored",
    (select count(*) from notification where state = 'due')::float8 as "notificationsDue",
    (select count(*) from notification where state = 'parked')::float8 as "notificationsParked",
    coalesce((select extract(epoch from now() - min(created_at))
      from notification where state = 'due'), 0)::float8 as "oldestDueSeconds",
    (select count(*) from webhook_delivery where state = 'due')::float8 as "webhooksDue",
    (select count(*) from webhook_delivery
      where state = 'parked' and last_fault is not null)::float8 as "webhooksParked",
    coalesce((select extract(epoch from now() - min(at))
      from webhook_delivery where state = 'due'), 0)::float8 as "oldestWebhookSeconds",
    (select count(*) from lead where matching_fault is not null)::float8 as "leadsSetAside",
    (select count(*) from lead where ${DUE_STEP})::float8 as "leadsDue",
    coalesce((select extract(epoch from now() - min(matching_due_at)) from lead
      where ${DUE_STEP}), 0)::float8 as "oldestStepSeconds",
    (select count(*) from lead where suspicion is not null and ${OPEN})::float8 as "leadsHeld",
    (select count(*) ${SOUGHT})::float8 as "leadsWithoutPartner",
    (select count(*) from assignment
      where state = 'offered' and deadline < $1)::float8 as "answersOverdue",
    greatest(0, extract(epoch from $1::timestamptz - now()))::float8 as "clockBehindSeconds",
    (select coalesce(json_object_agg(name, extract(epoch from succeeded_at)), '{}')
      from job_run) as jobs,
    (select name from mikro_orm_migrations order by id desc limit 1) as schema`;

interface Figures {
  leadsStored: number;
  notificationsDue: number;
  notificationsParked: number;
  oldestDueSeconds: number;
  webhooksDue: number;
  webhooksParked: number;
  oldestWebhookSeconds: number;
  leadsSetAside: number;
  leadsDue: number;
  oldestStepSeconds: number;
  leadsHeld: number;
  leadsWithoutPartner: number;
  answersOverdue: number;
  clockBehindSeconds: number;
  /** When each job last succeeded, in seconds since 1970. */
  jobs: Record<string, number>;
  /** The newest migration. */
  schema: string;
}

/**
 * What a monitor wants to know of the database and of this process's connections to it.
 *
 * @param now by a clock that nobody sets
 */
export async function readFigures(orm: MikroORM, now = steadyNow()) {
  const pool = await poolOf(orm);
  const { totalCount, idleCount, waitingCount } = pool;
  const { rows } = await pool.query<Figures>(FIGURES, [now]);
  const [row] = rows;
  if (!row) throw new Error('The database gave no figures.');
  return {
    ...row,
    connections: totalCount,
    connectionsIdle: idleCount,
    callersWaiting: waitingCount,
  };
}

/** The present moment as it has come since the start of this process, however the machine's clock was set. */
function steadyNow(): Date {
  return new Date(performance.timeOrigin + performance.now());
}
