import { jobRunsContract } from '@boligstyling/application/testing';
import { PostgresJobRuns } from './postgres-job-runs.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

jobRunsContract(async () => {
  await database().orm.em.getConnection().execute('truncate job_run');
  return new PostgresJobRuns(database().orm);
});
