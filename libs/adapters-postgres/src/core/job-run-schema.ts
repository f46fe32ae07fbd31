import { defineEntity, p } from '@mikro-orm/core';

export const JobRunSchema = defineEntity({
  name: 'JobRun',
  tableName: 'job_run',
  properties: {
    name: p.string().length(40).primary(),
    succeededAt: p.datetime(3),
  },
});
