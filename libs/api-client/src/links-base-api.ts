import { createApi, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { callApi, type CallError } from './call-api';

const OF_PARTNER = '/api/partner/';

/** Asked every few seconds while the owner's page is open. */
const ASKED_OFTEN = '/api/own-lead/quotes';

let partnerIn: (state: unknown) => string | undefined = () => undefined;

export function namePartnerBy(find: (state: unknown) => string | undefined): void {
  partnerIn = find;
}

/** The session is the browser's, and another partner may have logged in in another tab. */
const baseQuery: BaseQueryFn<string | FetchArgs, unknown, CallError> = (call, api, extra) => {
  const args: FetchArgs = typeof call === 'string' ? { url: call } : call;
  if (args.url === ASKED_OFTEN) return callIfChanged(args, api, extra);
  if (!args.url.startsWith(OF_PARTNER)) return callApi(args, api, extra);
  const partnerId = partnerIn(api.getState());
  const headers = { ...args.headers, ...(partnerId && { 'partner-id': partnerId }) };
  // `keepalive`: settings are also saved when the user leaves the page.
  return callApi({ ...args, headers, keepalive: args.method === 'PATCH' }, api, extra);
};

let known: { call: string; tag: string; data: unknown } | undefined;

/** An unchanged answer is not sent again (RFC 9110, 13.1.2). */
const callIfChanged: typeof baseQuery = async (args, api, extra) => {
  const call = JSON.stringify(args);
  const kept = known?.call === call ? known : undefined;
  const { headers, ...rest } = args as FetchArgs;
  const asking = { ...rest, headers: { ...headers, ...(kept && { 'If-None-Match': kept.tag }) } };
  const answer = await callApi(asking as FetchArgs, api, extra);
  if (kept && answer.error?.status === 304) return { data: kept.data };
  const tag = (answer.meta as FetchBaseQueryMeta | undefined)?.response?.headers.get('ETag');
  if (!answer.error && tag) known = { call, tag, data: answer.data };
  return answer;
};

/** Loaded by pages of signed links only. */
export const linksBaseApi = createApi({
  reducerPath: 'linksApi',
  baseQuery,
  endpoints: () => ({}),
});
