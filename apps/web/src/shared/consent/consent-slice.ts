import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ConsentRecord, OptionalCategory } from './consent-record';

/**
 * `unread` until the browser's storage has been asked, so that a server-rendered page shows no
 * banner; then `hidden`, or `choices` (the first view) when no record exists. `settings` is opened
 * from the first view, or from the footer at any time.
 */
export type BannerView = 'unread' | 'hidden' | 'choices' | 'settings';

type ConsentState = { record: ConsentRecord | null; view: BannerView };

export const consentSlice = createSlice({
  name: 'consent',
  initialState: { record: null, view: 'unread' } as ConsentState,
  reducers: {
    /** What storage holds: at the start, after a choice here, or after one in another tab. */
    consentKnown: (_, { payload: record }: PayloadAction<ConsentRecord | null>): ConsentState => ({
      record,
      view: record ? 'hidden' : 'choices',
    }),
    settingsOpened: (state) => {
      state.view = 'settings';
    },
    /** Back to the first view, unless there is an earlier choice that still holds. */
    settingsClosed: (state) => {
      state.view = state.record ? 'hidden' : 'choices';
    },
  },
  selectors: {
    selectBannerView: (state) => state.view,
    selectConsentRecord: (state) => state.record,
    /** Whether the visitor has accepted the category. */
    hasConsent: (state, category: OptionalCategory) => state.record?.[category] ?? false,
  },
});

export const { consentKnown, settingsOpened, settingsClosed } = consentSlice.actions;
export const { selectBannerView, selectConsentRecord, hasConsent } = consentSlice.selectors;
