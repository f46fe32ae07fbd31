import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { IS_ACTIVE, isOfRealLead, isUnansweredRow, REAL_LEADS } from '../core/reveals.js';
import { poolOf } from '../core/statements.js';
import { IS_KEPT, isOfRealKey } from '../core/webhook-rows.js';
import { searchedAt } from './work-queue-sql.js';
import {
  isParkedRow,
  isToSendRow,
  HAS_NO_EMAIL_ADDRESS,
  IS_UNCERTAIN_FOR_EVER,
} from '../core/deliveries.js';

const DUE_STEP = `from ${REAL_LEADS} where matching_due_at <= now() and suspicion is null and matching_fault is null`;

const WEBHOOKS_DUE = `from webhook_delivery message
  where ${isToSendRow()} and not (${IS_KEPT}) and ${isOfRealKey('message')}`;

const EMAILS = `from notification message where ${isOfRealLead('message')} and`;

/** `greatest` ignores nulls. */
const SHOWN = 'greatest($1, now())';

/**
 * A sequence and small partial indexes. $1: the latest time that the database's clock has shown.
 */
const FIGURES = `
  select
    (select case when is_called then last_value else 0 end from lead_stored)::float8 as "leadsStored",
    (select count(*) ${EMAILS} ${isToSendRow()})::float8 as "notificationsDue",
    (select count(*) ${EMAILS} ${isParkedRow()} and ${HAS_NO_EMAIL_ADDRESS} is not true)::float8
      + (select count(*) ${EMAILS} ${IS_UNCERTAIN_FOR_EVER})::float8 as "notificationsParked",
    coalesce((select extract(epoch from now() - min(created_at))
      ${EMAILS} ${isToSendRow()}), 0)::float8 as "oldestDueSeconds",
    (select count(*) ${WEBHOOKS_DUE})::float8 as "webhooksDue",
    (select count(*) from webhook_delivery
      message where ${isParkedRow()} and last_fault is not null
        and ${isOfRealKey('message')})::float8 as "webhooksParked",
    coalesce((select extract(epoch from now() - min(at)) ${WEBHOOKS_DUE}), 0)::float8
      as "oldestWebhookSeconds",
    (select count(*) from ${REAL_LEADS} where matching_fault is not null)::float8 as "leadsSetAside",
    (select count(*) ${DUE_STEP})::float8 as "leadsDue",
    coalesce((select extract(epoch from now() - min(matching_due_at)) ${DUE_STEP}), 0)::float8 as "oldestStepSeconds",
    (select count(*) from ${REAL_LEADS} where suspicion is not null and ${IS_ACTIVE})::float8 as "leadsHeld",
    (select count(*) ${searchedAt(SHOWN)})::float8 as "leadsWithoutPartner",
    (select count(*) from assignment a
      where ${isUnansweredRow('a')} and deadline < ${SHOWN} and ${isOfRealLead('a')})::float8 as "answersOverdue",
    greatest(0, extract(epoch from $1::timestamptz - now()))::float8 as "clockBehindSeconds",
    now(),
    (select coalesce(json_object_agg(name, extract(epoch from succeeded_at)), '{}')
      from job_run) as jobs,
    (select name from mikro_orm_migrations order by id desc limit 1) as schema`;

interface Shown {
  readonly time: Date | null;
  readonly at: number;
}

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
  now: Date;
  /** In seconds since 1970. */
  jobs: Record<string, number>;
  schema: string;
}

/** A future time not reached within a day was wrong. */
const BELIEVED_MS = 24 * 60 * 60 * 1000;

const IS_BELIEVED = `< now() + interval '24 hours'`;

/**
 * In the future if the clock was set back while the product was off. Each part reads an index or
 * few rows.
 */
const STORED = `
  select greatest(
    (select max(received_at) from lead where received_at ${IS_BELIEVED}),
    (select max(created_at) from notification where ${isToSendRow()} and created_at ${IS_BELIEVED}),
    (select max(succeeded_at) from job_run where succeeded_at ${IS_BELIEVED})) as time`;

export class MonitorFigures {
  /** From storage at first, then from each read. */
  private latest: Shown | undefined;

  /** @param elapsedMs monotonic, since this process started */
  constructor(
    private readonly orm: MikroORM,
    private readonly elapsedMs = () => performance.now(),
  ) {}

  /**
   * The setback counts down until the clock shows its earlier time again, for a day at most.
   *
   * @throws Error when the database is away
   */
  async read() {
    const pool = await poolOf(this.orm);
    const { totalCount, idleCount, waitingCount } = pool;
    this.latest ??= await this.stored(pool);
    const latest = this.believed(this.latest);
    const { rows } = await pool.query<Figures>(FIGURES, [latest]);
    if (!rows[0]) throw new Error('The database gave no figures.');
    const { now, ...figures } = rows[0];
    if (!latest || now >= latest) this.latest = { time: now, at: this.elapsedMs() };
    return {
      ...figures,
      clockDifferenceSeconds: Math.abs(Date.now() - now.getTime()) / 1_000,
      connections: totalCount,
      connectionsIdle: idleCount,
      callersWaiting: waitingCount,
    };
  }

  private async stored(pool: Pool): Promise<Shown> {
    const { rows } = await pool.query<{ time: Date | null }>(STORED);
    return { time: rows[0]?.time ?? null, at: this.elapsedMs() };
  }

  private believed({ time, at }: Shown): Date | null {
    return this.elapsedMs() - at > BELIEVED_MS ? null : time;
  }
}
