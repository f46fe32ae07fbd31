import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';

/** A call that takes longer has failed for the person who waits, whatever came of it. */
const TIMEOUT_MS = 15_000;

/** What calls are made with. The store hands it over as its thunks' extra argument. */
export interface ApiCredentials {
  readonly publicApiKey: string;
}

/** An error also tells when the server wants the next try: its `Retry-After` header. */
export type CallError = FetchBaseQueryError & { retryAfter?: string | null };

const query = fetchBaseQuery({
  baseUrl: '/',
  timeout: TIMEOUT_MS,
  prepareHeaders: (headers, { extra }) => {
    headers.set('apikey', (extra as ApiCredentials).publicApiKey);
  },
});

/** Calls the API that lives beside the page. */
export const callApi: BaseQueryFn<string | FetchArgs, unknown, CallError> = async (...call) => {
  const { error, data, meta } = await query(...call);
  if (!error && saysError(data)) return { error: { status: 'CUSTOM_ERROR', error: data.error } };
  if (!error) return { data };
  return { error: { ...error, retryAfter: meta?.response?.headers.get('Retry-After') } };
};

/** An answer that tells of an error has failed, whatever its status says. */
function saysError(data: unknown): data is { error: string } {
  const error = (data as { error?: unknown } | null | undefined)?.error;
  return typeof error === 'string' && error !== '';
}
