import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';

/** What calls are made with. The store hands it over as its thunks' extra argument. */
export interface ApiCredentials {
  readonly publicApiKey: string;
}

/** A call that takes longer has failed for the person who waits, whatever came of it. */
const TIMEOUT_MS = 15_000;

/** What the generated clients hang on: the API lives beside the page that calls it. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: fetchBaseQuery({
    baseUrl: '/',
    timeout: TIMEOUT_MS,
    prepareHeaders: (headers, { extra }) => {
      headers.set('apikey', (extra as ApiCredentials).publicApiKey);
    },
  }),
  endpoints: () => ({}),
});
