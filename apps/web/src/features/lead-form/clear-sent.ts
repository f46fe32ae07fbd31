import type { LeadOrigin, LeadPayload } from '../../shared/lead/lead-payload';
import type { AppThunk } from '../../shared/store/hooks';
import { wishAtHome, wishOfSellers } from './agent-wish';
import { draftChanged, selectDraft } from './draft-slice';
import { replaceKept } from './keep-draft';
import { EMPTY_DRAFT, type LeadDraft } from './lead-draft';
import { toHomePayload } from './to-payload';
import { STORAGES } from './use-kept-draft';

const listeners = new Set<() => void>();

/**
 * Calls the listener before a form's answers are cleared.
 *
 * @returns the unsubscribe function
 */
export function onDraftCleared(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const announceCleared = (): void => listeners.forEach((listener) => listener());

/** Clears a delivered lead from the home or city form and every storage. Later input stays. */
export const clearSent =
  (sent: LeadPayload): AppThunk =>
  (dispatch, getState) => {
    const rest = restOf(selectDraft(getState()), sent);
    if (rest) {
      announceCleared();
      dispatch(draftChanged(rest));
    }
    replaceKept(STORAGES, (draft) => restOf(draft, sent));
  };

/**
 * The single name from the articles form, which the delivered lead does not cover. Undefined if the
 * answers differ from that lead.
 */
function restOf(draft: LeadDraft, sent: LeadPayload): LeadDraft | undefined {
  return makes(draft, sent) ? { ...EMPTY_DRAFT, fullName: draft.fullName } : undefined;
}

/** True if the draft yields this lead. Drafts kept between visits lack the consent to an agent. */
export function makes(draft: LeadDraft, sent: LeadPayload): boolean {
  const wishOf = sent.source === 'city_page' ? wishOfSellers : wishAtHome;
  const agentContact = draft.agentContact || sent.agent_contact === 'yes';
  const made = toHomePayload(draft, wishOf({ ...draft, agentContact }), sent as LeadOrigin);
  return JSON.stringify(made) === JSON.stringify(sent);
}
