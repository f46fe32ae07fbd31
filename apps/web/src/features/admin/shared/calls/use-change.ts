import type { CallError } from '@boligstyling/api-client/admin';
import type { ToastText } from '../../../../content/types';
import { adminToasts, refusedToast } from '../../../../content/admin/admin-toasts';
import { useAdminSession } from '../session/use-admin-session';
import { useToast } from '../ui/use-toast';
import { reasonOf } from './reason-of';
import { isWithoutToken, useFailedLoad } from './use-failed-load';

/**
 * Toasts the result of a change.
 *
 * @returns a function that resolves to true if the change was made
 */
export function useChange() {
  const toast = useToast();
  const failed = useFailedLoad();
  const session = useAdminSession();

  return async (change: PromiseLike<{ error?: unknown }>, done?: ToastText): Promise<boolean> => {
    const { error } = await change;
    if (!error) {
      if (done) toast(done);
      return true;
    }
    const callError = error as CallError;
    if (isWithoutToken(callError)) failed(callError);
    else if (callError.status !== 401) toast(refusedToast(reasonOf(callError)), 'destructive');
    // The session may have ended, which is shown elsewhere, or a renewal may have failed
    // temporarily.
    else if (session.isLoggedIn()) toast(adminToasts.notSaved, 'destructive');
    return false;
  };
}
