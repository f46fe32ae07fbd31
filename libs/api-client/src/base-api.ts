import { createApi } from '@reduxjs/toolkit/query';
import { callApi } from './call-api';

/** What the generated clients hang on: the API lives beside the page that calls it. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: callApi,
  endpoints: () => ({}),
});
