import { defineEntity, p } from '@mikro-orm/core';
import { JobRuns } from '@boligstyling/application';
import { fromDatabase } from './statements.js';

export const JobRunSchema = defineEntity({
  name: 'JobRun',
  tableName: 'job_run',
  properties: {
    name: p.string().length(40).primary(),
    succeededAt: p.datetime(3),
  },
});

/** A time far in the future came from a wrong clock and would hide a missed run from alerts. */
const SUCCEEDED = `
  insert into job_run (name, succeeded_at) values ($1, $2)
  on conflict (name) do update set succeeded_at = case
    when job_run.succeeded_at > now() + interval '1 minute' then excluded.succeeded_at
    else greatest(job_run.succeeded_at, excluded.succeeded_at) end`;

export class PostgresJobRuns extends fromDatabase(JobRuns) {
  override async succeeded(job: string, at: Date): Promise<void> {
    await this.rowsOf(SUCCEEDED, [job, at]);
  }

  override lastSuccess(job: string): Promise<Date | undefined> {
    return this.throughOrm(async (em) => (await em.findOne(JobRunSchema, job))?.succeededAt);
  }
}
