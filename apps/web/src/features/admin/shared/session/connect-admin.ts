import { adminApi, authorizeWith, type CallError } from '@boligstyling/api-client/admin';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import type { AppDispatch } from '../../../../shared/store/hooks';
import { lateMiddleware } from '../../../../shared/store/late-middleware';
import { rootReducer } from '../../../../shared/store/root-reducer';
import { slug } from '../../../../content/slug';
import { AdminSession, type Renewal } from './admin-session';
import { leaveWith } from './leave-session';
import { withLease, withWebLock } from './one-at-a-time';
import { SessionStorage } from './session-storage';

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

  const local = () => localStorage;
  const now = () => Date.now();
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const renew = renewThrough(dispatch);
  const session = new AdminSession({
    storage: new SessionStorage(local, `${slug(productName)}-session`),
    oneAtATime:
      'locks' in navigator
        ? withWebLock(navigator.locks, wait)
        : withLease({ storage: local, now, newId: () => String(Math.random()), wait }),
    now,
    renew,
    leave: leaveWith({ fetch: (...call) => fetch(...call), wait, renew }),
  });
  authorizeWith(session);
  // A page that the back button brings back, or that slept in the background, was told of nothing meanwhile.
  for (const event of ['storage', 'pageshow', 'visibilitychange']) {
    addEventListener(event, () => session.noticeOtherTab());
  }
  return session;
}

let connected: AdminSession | undefined;

/** The page's one connection between the session in storage and the administrator's calls. */
export const connectAdmin = (dispatch: AppDispatch, productName: string): AdminSession =>
  (connected ??= connect(dispatch, productName));
