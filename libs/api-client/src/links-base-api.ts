import { createApi, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { callApi, type CallError } from './call-api';

/** What is a partner's, who is logged in. */
const OF_PARTNER = '/api/partner/';

let partnerIn: (state: unknown) => string | undefined = () => undefined;

/** From now on partners' calls say whose page they come from, by what the store has of it. */
export function namePartnerBy(find: (state: unknown) => string | undefined): void {
  partnerIn = find;
}

/**
 * Calls the API. The session of a partner is the browser's, and a page one tab's: in another tab
 * another partner may have logged in by now, for whom nothing is to be done here.
 */
const baseQuery: BaseQueryFn<string | FetchArgs, unknown, CallError> = (call, api, extra) => {
  const args: FetchArgs = typeof call === 'string' ? { url: call } : call;
  if (!args.url.startsWith(OF_PARTNER)) return callApi(args, api, extra);
  const partnerId = partnerIn(api.getState());
  const headers = { ...args.headers, ...(partnerId && { 'partner-id': partnerId }) };
  // Settings are saved also by who leaves the page in the same moment.
  return callApi({ ...args, headers, keepalive: args.method === 'PATCH' }, api, extra);
};

/** What the generated client of the pages behind signed links hangs on. Only they load it. */
export const linksBaseApi = createApi({
  reducerPath: 'linksApi',
  baseQuery,
  endpoints: () => ({}),
});
