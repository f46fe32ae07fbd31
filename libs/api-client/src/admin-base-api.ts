import { createApi, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { callApi, type CallError } from './call-api';

/** What the administrator's calls need of the session. */
export interface Authorization {
  /** A token to call with; undefined when nobody is logged in. */
  token(): Promise<string | undefined>;
  /** Another token in place of one that was refused; undefined when the session has ended. */
  renewed(refused: string): Promise<string | undefined>;
  /** The server has told of an error in place of what was asked for: the session is over. */
  refused(): void;
  /** Has the person confirm who she is; whether she did. */
  confirmed(): Promise<boolean>;
}

/** A call that was not made, because nobody is logged in. */
export const NOBODY_LOGGED_IN = 'nobody-logged-in';

/** Whoever makes these is not logged in yet, or renews it. */
const OPEN_TO_ALL = /^\/api\/admin\/(?:session|invitations|browsers)(?:\/|$)/;

/** What takes longer than other calls may, in milliseconds: a month is billed one partner after the other. */
const TAKES_LONGER: Readonly<Record<string, number>> = { '/api/admin/invoices/run': 300_000 };

/** What asks for a confirmation first is refused as a problem of this kind. */
const CONFIRM_AGAIN = '/problems/confirm-again';

let authorization: Authorization = {
  token: async () => undefined,
  renewed: async () => undefined,
  refused: () => undefined,
  confirmed: async () => false,
};

/** From now on the administrator's calls are made with these tokens. */
export function authorizeWith(tokens: Authorization): void {
  authorization = tokens;
}

const withToken = (args: FetchArgs, token: string): FetchArgs => ({
  ...args,
  headers: { ...args.headers, authorization: `Bearer ${token}` },
});

/** Whether a refusal asks for a confirmation. */
export function asksToConfirm(status: unknown, problem: unknown): boolean {
  return status === 403 && (problem as { type?: string } | undefined)?.type === CONFIRM_AGAIN;
}

/**
 * Makes a call with the session's token: again with a new one if that was refused, and again when the
 * person has confirmed who she is, if the answer to either asks for that.
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

/** What the administrator's generated client hangs on. */
export const adminBaseApi = createApi({
  reducerPath: 'adminApi',
  baseQuery,
  endpoints: () => ({}),
});
