import { JobRuns } from '@boligstyling/application';
import type { MikroORM } from '@mikro-orm/postgresql';
import { rowsOf } from './statements.js';

const SUCCEEDED = `
  insert into job_run (name, succeeded_at) values ($1, $2)
  on conflict (name) do update set succeeded_at = greatest(job_run.succeeded_at, excluded.succeeded_at)`;

const LAST_SUCCESS = 'select succeeded_at as at from job_run where name = $1';

/** When jobs last succeeded, in PostgreSQL: for all replicas, and over restarts. */
export class PostgresJobRuns extends JobRuns {
  constructor(private readonly orm: MikroORM) {
    super();
  }

  override async succeeded(job: string, at: Date): Promise<void> {
    await rowsOf(this.orm, SUCCEEDED, [job, at]);
  }

  override async lastSuccess(job: string): Promise<Date | undefined> {
    const [row] = await rowsOf<{ at: string }>(this.orm, LAST_SUCCESS, [job]);
    return row && new Date(row.at);
  }
}
