import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../shared/store/root-reducer';
import { EMPTY_DRAFT, type LeadDraft } from './lead-draft';

const draftSlice = createSlice({
  name: 'leadDraft',
  initialState: EMPTY_DRAFT,
  reducers: {
    /**
     * Consent to an agent applies to the question asked, so another answer about selling clears it.
     */
    draftChanged: (draft, { payload }: PayloadAction<Partial<LeadDraft>>) => ({
      ...draft,
      ...(payload.sellProperty && payload.sellProperty !== draft.sellProperty
        ? { agentContact: false }
        : {}),
      ...payload,
    }),
    draftSent: () => EMPTY_DRAFT,
  },
});

export const { draftChanged, draftSent } = draftSlice.actions;

export const selectDraft = rootReducer
  .withLazyLoadedSlices<WithSlice<typeof draftSlice>>()
  .inject(draftSlice)
  .selector((state) => state.leadDraft);
