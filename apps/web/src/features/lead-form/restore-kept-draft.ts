import { DRAFT_KEY } from '../../shared/lead/draft-key';
import type { AppThunk } from '../../shared/store/hooks';
import { draftChanged, selectDraft } from './draft-slice';
import { announceCleared } from './clear-sent';
import { EMPTY_DRAFT, usableFields, type LeadDraft } from './lead-draft';

function keptInTab(): LeadDraft | undefined {
  try {
    const stored = sessionStorage.getItem(DRAFT_KEY) ?? '{}';
    return { ...EMPTY_DRAFT, ...usableFields(JSON.parse(stored)) };
  } catch {
    return undefined;
  }
}

/** A later page may have changed or submitted it. */
export const restoreKeptDraft = (): AppThunk => (dispatch, getState) => {
  const kept = keptInTab();
  const isSame = (draft: LeadDraft) => JSON.stringify(draft) === JSON.stringify(kept);
  if (!kept || isSame(selectDraft(getState()))) return;
  if (isSame(EMPTY_DRAFT)) announceCleared();
  dispatch(draftChanged(kept));
};
