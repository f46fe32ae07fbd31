import { NOBODY_LOGGED_IN, type CallError } from '@boligstyling/api-client/admin';
import { useEffect, useEffectEvent } from 'react';
import { adminToasts } from '../../../../content/admin/admin-toasts';
import type { ToastText } from '../../../../content/types';
import { useAppDispatch, type AppThunk } from '../../../../shared/store/hooks';
import { selectToasts, showToast } from '../../../../shared/toast/toast-slice';
import { useToLogin } from '../session/login-way';
import { useAdminSession } from '../session/use-admin-session';
import { problemOf } from '../../../../shared/calls/problem-of';

export const isWithoutToken = (error: CallError): boolean =>
  error.status === 'CUSTOM_ERROR' && error.error === NOBODY_LOGGED_IN;

/** A forbidden call raises no toast. */
export function useFailedLoad() {
  const session = useAdminSession();
  const toLogin = useToLogin();
  const dispatch = useAppDispatch();

  return (error: CallError): void => {
    if (session.isEndShown()) return;
    if (isWithoutToken(error)) {
      dispatch(showOnce(adminToasts.noToken));
      toLogin();
    } else if (session.isLoggedIn() && !isAnswered(error, 403)) {
      const isUnexpected = !('status' in error) || error.status === 'PARSING_ERROR';
      dispatch(showOnce(isUnexpected ? adminToasts.unexpected : adminToasts.callFailed));
    }
  };
}

/** A page's calls fail together. */
const showOnce =
  (content: ToastText): AppThunk =>
  (dispatch, getState) => {
    const isThere = selectToasts(getState()).some(
      ({ title, text }) => title === content.title && text === content.text,
    );
    if (!isThere) dispatch(showToast({ ...content, kind: 'destructive' }));
  };

export function useFailureNotice(error: unknown): void {
  const failed = useEffectEvent(useFailedLoad());
  useEffect(() => {
    if (error) failed(error as CallError);
  }, [error]);
}

/** No answer, or no renewed session. */
export const isTransient = (error: unknown): boolean =>
  !problemOf(error).isAnswer || isAnswered(error, 401);

export function isAnswered(error: unknown, status: number): boolean {
  return (error as CallError | undefined)?.status === status;
}
