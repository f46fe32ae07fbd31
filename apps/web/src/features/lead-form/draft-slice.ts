import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../shared/store/root-reducer';
import { EMPTY_DRAFT, type LeadDraft } from './lead-draft';

const draftSlice = createSlice({
  name: 'leadDraft',
  initialState: EMPTY_DRAFT,
  reducers: {
    /**
     * Another answer about selling asks another question about agents, so a given consent no longer
     * holds.
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
