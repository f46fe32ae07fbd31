import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';

/** A slower call has failed for its user, whatever the outcome. */
const TIMEOUT_MS = 15_000;

export interface ApiCredentials {
  readonly publicApiKey: string;
}

export type CallError = FetchBaseQueryError & { retryAfter?: string | null };

const query = fetchBaseQuery({
  baseUrl: '/',
  timeout: TIMEOUT_MS,
  prepareHeaders: (headers, { extra }) => {
    headers.set('apikey', (extra as ApiCredentials).publicApiKey);
  },
});

export const callApi: BaseQueryFn<string | FetchArgs, unknown, CallError> = async (...call) => {
  const { error, data, meta } = await query(...call);
  if (!error && saysError(data)) return { error: { status: 'CUSTOM_ERROR', error: data.error } };
  if (!error) return { data, meta };
  return { error: { ...error, retryAfter: meta?.response?.headers.get('Retry-After') } };
};

/** Failed, whatever the status. */
function saysError(data: unknown): data is { error: string } {
  const error = (data as { error?: unknown } | null | undefined)?.error;
  return typeof error === 'string' && error !== '';
}
