import { inVisits } from '../../../../shared/kept-text';
import { useSyncExternalStore } from 'react';
import { useRuntimeConfig } from '../../../../shared/config/runtime-config';
import { useAppDispatch, type AppDispatch } from '../../../../shared/store/hooks';
import { AdminSession, type Renewal } from './admin-session';
import {
  adminApi,
  authorizeWith,
  type CallError,
  type SessionDto,
} from '@boligstyling/api-client/admin';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { lateMiddleware, rootReducer } from '../../../../shared/store/root-reducer';
import { slug } from '../../../../content/slug';
import { withLease, withWebLock, SEEN_BY_ALL_MS, type Wait } from './one-at-a-time';
import { SessionStorage } from './session-storage';

interface LeaveParts {
  fetch: (path: string, init: RequestInit) => Promise<{ status: number }>;
  wait: Wait;
  renew: (refreshToken: string) => Promise<Renewal>;
}

/** A tab that does not see the new session yet would log out both. */
export const leaveWith = ({ fetch, wait, renew }: LeaveParts) => {
  /** An unreachable server has not refused. */
  const isRefused = (token: string): Promise<boolean> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = fetch('/api/admin/session', { method: 'DELETE', headers });
    return answer.then(
      ({ status }) => status === 401,
      () => false,
    );
  };
  return async (left: SessionDto): Promise<void> => {
    await wait(SEEN_BY_ALL_MS);
    if (!(await isRefused(left.access_token))) return;
    const renewal = await renew(left.refresh_token);
    if (typeof renewal === 'object') await isRefused(renewal.access_token);
  };
};

const renewThrough =
  (dispatch: AppDispatch) =>
  async (refreshToken: string): Promise<Renewal> => {
    const { data, error } = await dispatch(
      adminApi.endpoints.refreshSession.initiate(
        { refreshSessionDto: { refresh_token: refreshToken } },
        { track: false },
      ),
    );
    if (data) return data.session;
    const { status } = error as CallError;
    return status === 400 || status === 401 ? 'refused' : 'unreachable';
  };

function connect(dispatch: AppDispatch, productName: string): AdminSession {
  rootReducer.inject(adminApi);
  lateMiddleware.addMiddleware(adminApi.middleware);
  setupListeners(dispatch);

  const now = () => Date.now();
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const renew = renewThrough(dispatch);
  const session = new AdminSession({
    storage: new SessionStorage(inVisits, `${slug(productName)}-session`),
    oneAtATime:
      'locks' in navigator
        ? withWebLock(navigator.locks, wait)
        : withLease({ storage: inVisits, now, newId: () => String(Math.random()), wait }),
    now,
    renew,
    leave: leaveWith({ fetch: (...call) => fetch(...call), wait, renew }),
  });
  authorizeWith(session);
  // A restored or sleeping page gets no storage event.
  for (const event of ['storage', 'pageshow', 'visibilitychange']) {
    addEventListener(event, () => session.noticeOtherTab());
  }
  return session;
}

let connected: AdminSession | undefined;

export const connectAdmin = (dispatch: AppDispatch, productName: string): AdminSession =>
  (connected ??= connect(dispatch, productName));

export function useAdminSession(): AdminSession {
  const { productName } = useRuntimeConfig();
  return connectAdmin(useAppDispatch(), productName);
}

export function useIsLoggedIn(): boolean {
  const { subscribe, isLoggedIn } = useAdminSession();
  return useSyncExternalStore(subscribe, isLoggedIn, () => false);
}
