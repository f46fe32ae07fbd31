import { defineEntity, p } from '@mikro-orm/core';

/** The last success of each job, shared by all replicas. */
export const JobRunSchema = defineEntity({
  name: 'JobRun',
  tableName: 'job_run',
  properties: {
    name: p.string().length(40).primary(),
    succeededAt: p.datetime(3),
  },
});
