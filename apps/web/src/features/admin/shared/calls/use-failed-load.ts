import { NOBODY_LOGGED_IN, type CallError } from '@boligstyling/api-client/admin';
import { adminToasts } from '../../../../content/admin/admin-toasts';
import type { ToastText } from '../../../../content/types';
import { useAppDispatch, type AppThunk } from '../../../../shared/store/hooks';
import { selectToasts, showToast } from '../../../../shared/toast/toast-slice';
import { useToLogin } from '../session/login-way';
import { useAdminSession } from '../session/use-admin-session';
import { isAnswered } from './is-answered';

/** True if the call was never made because this browser has no token. */
export const isWithoutToken = (error: CallError): boolean =>
  error.status === 'CUSTOM_ERROR' && error.error === NOBODY_LOGGED_IN;

/** A forbidden call raises no toast: its place on the page says so. */
export function useFailedLoad() {
  const session = useAdminSession();
  const toLogin = useToLogin();
  const dispatch = useAppDispatch();

  return (error: CallError): void => {
    if (isWithoutToken(error)) {
      dispatch(showOnce(adminToasts.noToken));
      toLogin();
    } else if (session.isLoggedIn() && !isAnswered(error, 403)) {
      const isUnexpected = !('status' in error) || error.status === 'PARSING_ERROR';
      dispatch(showOnce(isUnexpected ? adminToasts.unexpected : adminToasts.callFailed));
    }
  };
}

/** A page's calls fail together, so an identical toast is shown once. */
const showOnce =
  (content: ToastText): AppThunk =>
  (dispatch, getState) => {
    const isThere = selectToasts(getState()).some(
      ({ title, text }) => title === content.title && text === content.text,
    );
    if (!isThere) dispatch(showToast({ ...content, kind: 'destructive' }));
  };
