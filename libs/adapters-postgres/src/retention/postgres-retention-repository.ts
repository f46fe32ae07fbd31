import { RetentionRepository } from '@boligstyling/application';
import { utcDay } from '@boligstyling/domain';
import { erasedAt } from '../leads/erased-submissions.js';
import { isInactiveSince } from '../leads/lead-part-tables.js';
import { fromDatabase } from '../core/from-database.js';
import { HELD_SALES } from '../lead-case/lead-case-rows.js';
import { keepQuoteFigures } from '../quotes/quote-figures.js';
import { inTurn } from '../lead-case/matching-lock.js';

const IS_INACTIVE = isInactiveSince('$1');

/** Skips leads locked by other work. */
const LOCK = `
  select id from lead where ${IS_INACTIVE}
  order by received_at limit $2 for update skip locked`;

/** Rechecked after the lock. The lead's tables cascade. */
const STILL = `from lead where id = any($2) and ${IS_INACTIVE}`;
const KEEP_FIGURES = keepQuoteFigures(`select id ${STILL}`);
const ERASE = `delete ${STILL}`;

const BROUGHT_BACK = `
  select id from lead
  where received_at > $1 and idempotency_key is not null and ${erasedAt('idempotency_key')} is not null`;

const WITHOUT_NOTIFICATION = `
  select id from unnest($1::uuid[]) as kept (id)
  where not exists (select from notification n where n.id = kept.id)`;

export class PostgresRetentionRepository extends fromDatabase(RetentionRepository) {
  /** Under the matching lock, so that the caller sees the effect of all earlier erasures. */
  override eraseInactive(since: Date, limit: number): Promise<number> {
    return inTurn(this.orm, async (client) => {
      const locked = await client.query<{ id: string }>(LOCK, [since, limit]);
      const ids = locked.rows.map(({ id }) => id);
      await client.query(HELD_SALES, [ids]);
      await client.query(KEEP_FIGURES, [since, ids]);
      return (await client.query(ERASE, [since, ids])).rowCount ?? 0;
    });
  }

  override async deleteFirstEmails(now: Date): Promise<void> {
    await this.rowsOf('delete from first_email where day < $1', [utcDay(now)]);
  }

  override async deleteErasures(until: Date): Promise<void> {
    await this.rowsOf('delete from erasure_notification where erased_at <= $1', [until]);
  }

  override async deleteErasedKeys(until: Date): Promise<void> {
    await this.rowsOf('delete from erased_submission where erased_at <= $1', [until]);
  }

  override async broughtBack(since: Date): Promise<string[]> {
    return (await this.rowsOf<{ id: string }>(BROUGHT_BACK, [since])).map(({ id }) => id);
  }

  override async withoutNotification(ids: readonly string[]): Promise<string[]> {
    const rows = await this.rowsOf<{ id: string }>(WITHOUT_NOTIFICATION, [ids]);
    return rows.map(({ id }) => id);
  }
}
