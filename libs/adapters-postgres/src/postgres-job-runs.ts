import { JobRuns } from '@boligstyling/application';
import { fromDatabase } from './from-database.js';
import { JobRunSchema } from './job-run-schema.js';

const SUCCEEDED = `
  insert into job_run (name, succeeded_at) values ($1, $2)
  on conflict (name) do update set succeeded_at = greatest(job_run.succeeded_at, excluded.succeeded_at)`;

/** When jobs last succeeded, in PostgreSQL: for all replicas, and over restarts. */
export class PostgresJobRuns extends fromDatabase(JobRuns) {
  override async succeeded(job: string, at: Date): Promise<void> {
    await this.rowsOf(SUCCEEDED, [job, at]);
  }

  override lastSuccess(job: string): Promise<Date | undefined> {
    return this.throughOrm(async (em) => (await em.findOne(JobRunSchema, job))?.succeededAt);
  }
}
