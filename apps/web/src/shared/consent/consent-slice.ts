import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ConsentRecord, OptionalCategory } from './consent-record';

/** `unread` on a pre-rendered page, which shows no banner. */
export type BannerView = 'unread' | 'hidden' | 'choices' | 'settings';

type ConsentState = { record: ConsentRecord | null; view: BannerView };

export const consentSlice = createSlice({
  name: 'consent',
  initialState: { record: null, view: 'unread' } as ConsentState,
  reducers: {
    consentKnown: (_, { payload: record }: PayloadAction<ConsentRecord | null>): ConsentState => ({
      record,
      view: record ? 'hidden' : 'choices',
    }),
    settingsOpened: (state) => {
      state.view = 'settings';
    },
    /** Unless an earlier choice applies. */
    settingsClosed: (state) => {
      state.view = state.record ? 'hidden' : 'choices';
    },
  },
  selectors: {
    selectBannerView: (state) => state.view,
    selectConsentRecord: (state) => state.record,
    hasConsent: (state, category: OptionalCategory) => state.record?.[category] ?? false,
  },
});

export const { consentKnown, settingsOpened, settingsClosed } = consentSlice.actions;
export const { selectBannerView, selectConsentRecord, hasConsent } = consentSlice.selectors;
