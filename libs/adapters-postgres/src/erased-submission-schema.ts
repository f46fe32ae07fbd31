import { defineEntity, p } from '@mikro-orm/core';

/**
 * How the keys of erased submissions lie in the table `erased_submission`: a digest of each, and when
 * the lead was erased. What was sent, and by whom, is in neither.
 */
export const ErasedSubmissionSchema = defineEntity({
  name: 'ErasedSubmission',
  tableName: 'erased_submission',
  properties: {
    digest: p.blob().primary(),
    erasedAt: p.datetime(3),
  },
});
