import { combineSlices } from '@reduxjs/toolkit';
import { consentSlice } from '../consent/consent-slice';
import { toastSlice } from '../toast/toast-slice';

/**
 * The state every page needs. A feature that loads later adds its own slice:
 * `rootReducer.withLazyLoadedSlices<WithSlice<typeof slice>>().inject(slice).selector(…)`.
 */
export const rootReducer = combineSlices(consentSlice, toastSlice);
