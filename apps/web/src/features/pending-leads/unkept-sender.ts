import type { SubmitLead } from '../../shared/lead/submission';
import type { AppDispatch } from '../../shared/store/hooks';
import { loadClient, postLeadThrough } from './post-lead';
import { sendOnce } from './send-lead';
import { SubmissionKeys } from './submission-key';

/** The owner can retry while the page is open. */
export const unkeptSender = (dispatch: AppDispatch): SubmitLead =>
  sendOnce(new SubmissionKeys(), postLeadThrough(dispatch));

export { loadClient };
