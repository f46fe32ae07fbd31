import { RetentionRepository, DeletionTimes } from '@boligstyling/application';
import { utcDay } from '@boligstyling/domain';
import { erasedAt } from '../leads/erase-lead.js';
import { isInactiveSince } from '../leads/lead-part-tables.js';
import { fromDatabase, deleteUnlocked } from '../core/statements.js';
import { LOCKED_SALES } from '../lead-case/lead-case-rows.js';
import { keepQuoteFigures } from '../tables/quote-schema.js';
import { underMatchingLock } from '../core/matching-lock.js';

/** When deletion last believed the clock. */
const CLOCK = 'clock';

const LOOK = `
  select now(), (select succeeded_at from job_run where name = $1) as believed`;

const BELIEVE = `
  insert into job_run (name, succeeded_at) values ($1, now())
  on conflict (name) do update set succeeded_at = excluded.succeeded_at`;

export class PostgresDeletionTimes extends fromDatabase(DeletionTimes) {
  override async look(): Promise<{ now: Date; believed: Date | null }> {
    const [row] = await this.rowsOf<{ now: Date; believed: Date | null }>(LOOK, [CLOCK]);
    if (!row) throw new Error('The database gave no time.');
    return row;
  }

  override async believe(): Promise<void> {
    await this.rowsOf(BELIEVE, [CLOCK]);
  }
}

const IS_INACTIVE = isInactiveSince('$1');

const LOCK = `
  select id from lead where ${IS_INACTIVE} and id <> all($3::uuid[])
  order by received_at limit $2 for update skip locked`;

const IS_LEFT = `select from lead where ${IS_INACTIVE} limit 1`;

/** Rechecked after the lock. The lead's tables cascade. */
const STILL = `from lead where id = any($2) and ${IS_INACTIVE}`;
const KEEP_FIGURES = keepQuoteFigures(`select id ${STILL}`);
/** The foreign key clears only one of them. */
const SEPARATE = `
  update lead set merged_into = null, merge_kind = null where merged_into in (select id ${STILL})`;
const ERASE = `delete ${STILL}`;

const BROUGHT_BACK = `
  select id from lead
  where received_at > $1 and idempotency_key is not null and ${erasedAt('idempotency_key')} is not null`;

const WITHOUT_NOTIFICATION = `
  select id from unnest($1::uuid[]) as kept (id)
  where not exists (select from notification n where n.id = kept.id)`;

export class PostgresRetentionRepository extends fromDatabase(RetentionRepository) {
  /** Under the matching lock, so that the caller sees all earlier erasures. */
  override eraseInactive(
    since: Date,
    limit: number,
    except: readonly string[] = [],
  ): Promise<number> {
    return underMatchingLock(this.orm, async (client) => {
      const locked = await client.query<{ id: string }>(LOCK, [since, limit, except]);
      const ids = locked.rows.map(({ id }) => id);
      await client.query(LOCKED_SALES, [ids]);
      await client.query(KEEP_FIGURES, [since, ids]);
      await client.query(SEPARATE, [since, ids]);
      return (await client.query(ERASE, [since, ids])).rowCount ?? 0;
    });
  }

  override async firstInactive(
    since: Date,
    except: readonly string[],
  ): Promise<string | undefined> {
    return (await this.rowsOf<{ id: string }>(LOCK, [since, 1, except]))[0]?.id;
  }

  override async hasInactive(since: Date): Promise<boolean> {
    return (await this.rowsOf(IS_LEFT, [since])).length > 0;
  }

  override async deleteFirstEmails(now: Date): Promise<void> {
    await this.rowsOf(deleteUnlocked('first_email', 'day < $1'), [utcDay(now)]);
  }

  override async deleteErasures(until: Date): Promise<void> {
    await this.rowsOf(deleteUnlocked('erasure_notification', 'erased_at <= $1'), [until]);
  }

  override async deleteErasedKeys(until: Date): Promise<void> {
    await this.rowsOf(deleteUnlocked('erased_submission', 'erased_at <= $1'), [until]);
  }

  override async broughtBack(since: Date): Promise<string[]> {
    return (await this.rowsOf<{ id: string }>(BROUGHT_BACK, [since])).map(({ id }) => id);
  }

  override async withoutNotification(ids: readonly string[]): Promise<string[]> {
    const rows = await this.rowsOf<{ id: string }>(WITHOUT_NOTIFICATION, [ids]);
    return rows.map(({ id }) => id);
  }
}
