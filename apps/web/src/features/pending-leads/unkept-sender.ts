import type { SubmitLead } from '../../shared/lead/submission';
import type { AppDispatch } from '../../shared/store/hooks';
import { loadClient, postLeadThrough } from './post-lead';
import { sendOnce } from './send-lead';
import { SubmissionKeys } from './submission-key';

/** Sends leads and keeps none of them: it is left to the visitor to try again while the page is open. */
export const unkeptSender = (dispatch: AppDispatch): SubmitLead =>
  sendOnce(new SubmissionKeys(), postLeadThrough(dispatch));

export { loadClient };
