import { DRAFT_KEY } from '../../shared/lead/draft-key';
import type { AppThunk } from '../../shared/store/hooks';
import { draftChanged, selectDraft } from './draft-slice';
import { tellForgotten } from './forget-sent';
import { EMPTY_DRAFT, usableFields, type LeadDraft } from './lead-draft';

/** Undefined: the browser refuses, and keeps nothing for the tab. */
function keptInTab(): LeadDraft | undefined {
  try {
    const stored = sessionStorage.getItem(DRAFT_KEY) ?? '{}';
    return { ...EMPTY_DRAFT, ...usableFields(JSON.parse(stored)) };
  } catch {
    return undefined;
  }
}

/**
 * For a page that the browser's back button brings back as it was left: takes over what the tab keeps
 * by now, as the answers may have been changed, or sent, on a later page.
 */
export const takeKept = (): AppThunk => (dispatch, getState) => {
  const kept = keptInTab();
  const isSame = (draft: LeadDraft) => JSON.stringify(draft) === JSON.stringify(kept);
  if (!kept || isSame(selectDraft(getState()))) return;
  if (isSame(EMPTY_DRAFT)) tellForgotten();
  dispatch(draftChanged(kept));
};
