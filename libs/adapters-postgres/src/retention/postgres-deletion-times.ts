import { DeletionTimes } from '@boligstyling/application';
import { fromDatabase } from '../core/from-database.js';

/** Row of `job_run` with the time at which deletion last believed the clock. */
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
