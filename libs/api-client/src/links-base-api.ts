import { createApi, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { callApi, type CallError } from './call-api';

const OF_PARTNER = '/api/partner/';

let partnerIn: (state: unknown) => string | undefined = () => undefined;

/** Registers how to find the partner whose page makes a call. */
export function namePartnerBy(find: (state: unknown) => string | undefined): void {
  partnerIn = find;
}

/**
 * Names the page's partner in each call: the session is the browser's, and another partner may have
 * logged in in another tab.
 */
const baseQuery: BaseQueryFn<string | FetchArgs, unknown, CallError> = (call, api, extra) => {
  const args: FetchArgs = typeof call === 'string' ? { url: call } : call;
  if (!args.url.startsWith(OF_PARTNER)) return callApi(args, api, extra);
  const partnerId = partnerIn(api.getState());
  const headers = { ...args.headers, ...(partnerId && { 'partner-id': partnerId }) };
  // `keepalive`: settings are also saved when the user leaves the page at the same moment.
  return callApi({ ...args, headers, keepalive: args.method === 'PATCH' }, api, extra);
};

/** Base of the generated client for signed links, loaded by those pages only. */
export const linksBaseApi = createApi({
  reducerPath: 'linksApi',
  baseQuery,
  endpoints: () => ({}),
});
