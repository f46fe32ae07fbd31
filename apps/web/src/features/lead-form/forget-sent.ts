import type { LeadOrigin, LeadPayload } from '../../shared/lead/lead-payload';
import type { AppThunk } from '../../shared/store/hooks';
import { wishAtHome, wishOfSellers } from './agent-wish';
import { draftChanged, selectDraft } from './draft-slice';
import { replaceKept } from './keep-draft';
import { EMPTY_DRAFT, type LeadDraft } from './lead-draft';
import { toHomePayload } from './to-payload';
import { STORAGES } from './use-kept-draft';

const listeners = new Set<() => void>();

/** Has a form on the page told when its answers are about to be forgotten. Returns the end of it. */
export function whenForgotten(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const tellForgotten = (): void => listeners.forEach((listener) => listener());

/**
 * Empties the home or city form that a request was written in, in the page and wherever it is kept,
 * once that is delivered after it had to wait. What was written since stays.
 */
export const forgetSent =
  (sent: LeadPayload): AppThunk =>
  (dispatch, getState) => {
    const rest = restOf(selectDraft(getState()), sent);
    if (rest) {
      tellForgotten();
      dispatch(draftChanged(rest));
    }
    replaceKept(STORAGES, (draft) => restOf(draft, sent));
  };

/**
 * What is left of answers that are those of the request: the one name that the form beside the
 * articles asks for. Undefined: they are others.
 */
function restOf(draft: LeadDraft, sent: LeadPayload): LeadDraft | undefined {
  return makes(draft, sent) ? { ...EMPTY_DRAFT, fullName: draft.fullName } : undefined;
}

/** Whether the answers are those of the request. What is kept between visits is without the yes to an agent. */
export function makes(draft: LeadDraft, sent: LeadPayload): boolean {
  const wishOf = sent.source === 'city_page' ? wishOfSellers : wishAtHome;
  const agentContact = draft.agentContact || sent.agent_contact === 'yes';
  const made = toHomePayload(draft, wishOf({ ...draft, agentContact }), sent as LeadOrigin);
  return JSON.stringify(made) === JSON.stringify(sent);
}
