import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { EMPTY_DRAFT, type LeadDraft } from './lead-draft';

/** What the visitor has typed and chosen so far, on whichever form. */
export const draftSlice = createSlice({
  name: 'lead-draft',
  initialState: EMPTY_DRAFT,
  reducers: {
    draftChanged: (draft, { payload }: PayloadAction<Partial<LeadDraft>>) => ({
      ...draft,
      ...payload,
    }),
    draftSent: () => EMPTY_DRAFT,
  },
  selectors: { selectDraft: (draft) => draft },
});

export const { draftChanged, draftSent } = draftSlice.actions;
export const { selectDraft } = draftSlice.selectors;
