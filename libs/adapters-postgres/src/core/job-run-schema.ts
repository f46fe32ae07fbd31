import { defineEntity, p } from '@mikro-orm/core';

/** How the last success of each job lies in the table `job_run`, for all replicas. */
export const JobRunSchema = defineEntity({
  name: 'JobRun',
  tableName: 'job_run',
  properties: {
    name: p.string().length(40).primary(),
    succeededAt: p.datetime(3),
  },
});
