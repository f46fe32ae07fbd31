import { combineSlices, createDynamicMiddleware } from '@reduxjs/toolkit';
import { consentSlice } from '../consent/consent-slice';
import { toastSlice } from '../toast/toast-slice';

/**
 * Lazy features call `rootReducer.withLazyLoadedSlices<WithSlice<typeof slice>>().inject(slice)`.
 */
export const rootReducer = combineSlices(consentSlice, toastSlice);

/** RTK Query adds its middleware when it loads. */
export const lateMiddleware = createDynamicMiddleware();
