import type { LeadOrigin, LeadPayload } from '../../shared/lead/submission';
import type { AppThunk } from '../../shared/store/hooks';
import { wishAtHome, wishOfSellers, EMPTY_DRAFT, type LeadDraft } from './lead-draft';
import { draftChanged, selectDraft } from './draft-slice';
import { replaceKeptDraft, STORAGES } from './keep-draft';
import { toHomePayload } from './to-payload';

const listeners = new Set<() => void>();

export function onDraftCleared(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const announceCleared = (): void => listeners.forEach((listener) => listener());

/** Later input stays. */
export const clearSent =
  (sent: LeadPayload): AppThunk =>
  (dispatch, getState) => {
    const rest = restOf(selectDraft(getState()), sent);
    if (rest) {
      announceCleared();
      dispatch(draftChanged(rest));
    }
    replaceKeptDraft(STORAGES, (draft) => restOf(draft, sent));
  };

/** The articles form asks for a single name, which the delivered lead does not cover. */
function restOf(draft: LeadDraft, sent: LeadPayload): LeadDraft | undefined {
  return isDraftOf(draft, sent) ? { ...EMPTY_DRAFT, fullName: draft.fullName } : undefined;
}

/** Drafts kept between visits lack the consent to an agent. */
export function isDraftOf(draft: LeadDraft, sent: LeadPayload): boolean {
  const wishOf = sent.source === 'city_page' ? wishOfSellers : wishAtHome;
  const agentContact = draft.agentContact || sent.agent_contact === 'yes';
  const made = toHomePayload(draft, wishOf({ ...draft, agentContact }), sent as LeadOrigin);
  return JSON.stringify(made) === JSON.stringify(sent);
}
