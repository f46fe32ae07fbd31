import { createApi } from '@reduxjs/toolkit/query';
import { callApi } from './call-api';

/** The API is on the page's own origin. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: callApi,
  endpoints: () => ({}),
});
