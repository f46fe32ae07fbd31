import { createApi } from '@reduxjs/toolkit/query';
import { callApi } from './call-api';

/** Base of the generated clients; the API is on the page's own origin. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: callApi,
  endpoints: () => ({}),
});
