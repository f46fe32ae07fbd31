import { JobRuns } from '@boligstyling/application';
import { fromDatabase } from './from-database.js';
import { JobRunSchema } from './job-run-schema.js';

/**
 * What lies ahead was told by a clock that was wrong: kept, it would say until then that the job has
 * just succeeded, to the alerts too. The clocks of two machines that are right differ by less.
 */
const SUCCEEDED = `
  insert into job_run (name, succeeded_at) values ($1, $2)
  on conflict (name) do update set succeeded_at = case
    when job_run.succeeded_at > now() + interval '1 minute' then excluded.succeeded_at
    else greatest(job_run.succeeded_at, excluded.succeeded_at) end`;

/** When jobs last succeeded, in PostgreSQL: for all replicas, and over restarts. */
export class PostgresJobRuns extends fromDatabase(JobRuns) {
  override async succeeded(job: string, at: Date): Promise<void> {
    await this.rowsOf(SUCCEEDED, [job, at]);
  }

  override lastSuccess(job: string): Promise<Date | undefined> {
    return this.throughOrm(async (em) => (await em.findOne(JobRunSchema, job))?.succeededAt);
  }
}
