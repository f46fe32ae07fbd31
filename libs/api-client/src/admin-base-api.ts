import { createApi, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { callApi, type CallError } from './call-api';

export interface Authorization {
  token(): Promise<string | undefined>;
  renewed(refused: string): Promise<string | undefined>;
  refused(): void;
  confirmed(): Promise<boolean>;
}

export const NOBODY_LOGGED_IN = 'nobody-logged-in';

/** Calls that need no login or renew it. */
const OPEN_TO_ALL = /^\/api\/admin\/(?:session|invitations|browsers)(?:\/|$)/;

/** In ms: a billing run bills one partner after the other. */
const TAKES_LONGER: Readonly<Record<string, number>> = { '/api/admin/invoices/run': 300_000 };

const CONFIRM_AGAIN = '/problems/confirm-again';

let authorization: Authorization = {
  token: async () => undefined,
  renewed: async () => undefined,
  refused: () => undefined,
  confirmed: async () => false,
};

export function authorizeWith(tokens: Authorization): void {
  authorization = tokens;
}

const withToken = (args: FetchArgs, token: string): FetchArgs => ({
  ...args,
  headers: { ...args.headers, authorization: `Bearer ${token}` },
});

export function asksToConfirm(status: unknown, problem: unknown): boolean {
  return status === 403 && (problem as { type?: string } | undefined)?.type === CONFIRM_AGAIN;
}

/**
 * Retries with a new token after a refusal, and again after a confirmation that either answer asks
 * for.
 */
const baseQuery: BaseQueryFn<string | FetchArgs, unknown, CallError> = async (call, api, extra) => {
  const asked: FetchArgs = typeof call === 'string' ? { url: call } : call;
  const args = { timeout: TAKES_LONGER[asked.url], ...asked };
  if (args.method === 'POST' && OPEN_TO_ALL.test(args.url)) return callApi(args, api, extra);

  const token = await authorization.token();
  if (!token) return { error: { status: 'CUSTOM_ERROR', error: NOBODY_LOGGED_IN } };
  const callWith = (token: string) => callApi(withToken(args, token), api, extra);
  const first = await callWith(token);
  const next = first.error?.status === 401 && (await authorization.renewed(token));
  const answer = next ? await callWith(next) : first;
  if (answer.error?.status === 'CUSTOM_ERROR' && api.type === 'query') authorization.refused();
  if (!asksToConfirm(answer.error?.status, answer.error?.data)) return answer;
  if (!(await authorization.confirmed())) return answer;
  return callWith((await authorization.token()) ?? token);
};

export const adminBaseApi = createApi({
  reducerPath: 'adminApi',
  baseQuery,
  endpoints: () => ({}),
});
