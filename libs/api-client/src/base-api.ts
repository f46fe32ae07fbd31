import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';

/** What the generated clients hang on: the API lives beside the page that calls it. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: () => ({}),
});
