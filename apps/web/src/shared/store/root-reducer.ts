import { combineSlices } from '@reduxjs/toolkit';
import { consentSlice } from '../consent/consent-slice';
import { toastSlice } from '../toast/toast-slice';

/**
 * Lazily loaded features add slices with `rootReducer.withLazyLoadedSlices<WithSlice<typeof
 * slice>>().inject(slice).selector(…)`.
 */
export const rootReducer = combineSlices(consentSlice, toastSlice);
