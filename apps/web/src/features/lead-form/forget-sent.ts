import type { LeadOrigin, LeadPayload } from '../../shared/lead/lead-payload';
import type { AppThunk } from '../../shared/store/hooks';
import { wishAtHome, wishOfSellers } from './agent-wish';
import { draftSent, selectDraft } from './draft-slice';
import { dropKept } from './keep-draft';
import type { LeadDraft } from './lead-draft';
import { toHomePayload } from './to-payload';
import { STORAGES } from './use-kept-draft';

/**
 * Empties the home or city form that a request was written in, in the page and wherever it is kept,
 * once that is delivered after it had to wait. What was written since stays.
 */
export const forgetSent =
  (sent: LeadPayload): AppThunk =>
  (dispatch, getState) => {
    if (makes(selectDraft(getState()), sent)) dispatch(draftSent());
    dropKept(STORAGES, (draft) => makes(draft, sent));
  };

/** Whether the answers are those of the request. What is kept between visits is without the yes to an agent. */
function makes(draft: LeadDraft, sent: LeadPayload): boolean {
  const wishOf = sent.source === 'city_page' ? wishOfSellers : wishAtHome;
  const agentContact = draft.agentContact || sent.agent_contact === 'yes';
  const made = toHomePayload(draft, wishOf({ ...draft, agentContact }), sent as LeadOrigin);
  return JSON.stringify(made) === JSON.stringify(sent);
}
