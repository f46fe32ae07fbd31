import { createApi, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { callApi, type CallError } from './call-api';

/** What the administrator's calls need of the session. */
export interface Authorization {
  /** A token to call with; undefined when nobody is logged in. */
  token(): Promise<string | undefined>;
  /** Another token in place of one that was refused; undefined when the session has ended. */
  renewed(refused: string): Promise<string | undefined>;
}

/** A call that was not made, because nobody is logged in. */
export const NOBODY_LOGGED_IN = 'nobody-logged-in';

const OPEN_TO_ALL = ['/api/admin/session', '/api/admin/session/refresh'];

let authorization: Authorization = {
  token: async () => undefined,
  renewed: async () => undefined,
};

/** From now on the administrator's calls are made with these tokens. */
export function authorizeWith(tokens: Authorization): void {
  authorization = tokens;
}

const withToken = (args: FetchArgs, token: string): FetchArgs => ({
  ...args,
  headers: { ...args.headers, authorization: `Bearer ${token}` },
});

/** Makes a call with the session's token, and once more with a new one if that was refused. */
const baseQuery: BaseQueryFn<string | FetchArgs, unknown, CallError> = async (call, api, extra) => {
  const args: FetchArgs = typeof call === 'string' ? { url: call } : call;
  if (args.method === 'POST' && OPEN_TO_ALL.includes(args.url)) return callApi(args, api, extra);

  const token = await authorization.token();
  if (!token) return { error: { status: 'CUSTOM_ERROR', error: NOBODY_LOGGED_IN } };
  const answer = await callApi(withToken(args, token), api, extra);
  if (answer.error?.status !== 401) return answer;
  const next = await authorization.renewed(token);
  return next ? callApi(withToken(args, next), api, extra) : answer;
};

/** What the administrator's generated client hangs on. */
export const adminBaseApi = createApi({
  reducerPath: 'adminApi',
  baseQuery,
  endpoints: () => ({}),
});
