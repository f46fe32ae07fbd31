import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../shared/store/root-reducer';
import { EMPTY_DRAFT, type LeadDraft } from './lead-draft';

/** What the visitor has typed and chosen so far, on whichever form. */
const draftSlice = createSlice({
  name: 'leadDraft',
  initialState: EMPTY_DRAFT,
  reducers: {
    /** A yes to an agent answers the question it was given to: another answer to the sale asks anew. */
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
