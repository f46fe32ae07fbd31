import type { CallError } from '@boligstyling/api-client/admin';
import type { ToastText } from '../../../../content/types';
import { adminToasts, refusedToast } from '../../../../content/admin/admin-toasts';
import { useAdminSession } from '../session/use-admin-session';
import { useToast } from '../ui/use-toast';
import { reasonOf } from './reason-of';
import { isWithoutToken, useFailedLoad } from './use-failed-load';

/** Tells what came of a change: the given notice, or why it was refused. Whether it was made. */
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
    // Where the session has ended, that is told of; it may also be that it could not be renewed just now.
    else if (session.isLoggedIn()) toast(adminToasts.notSaved, 'destructive');
    return false;
  };
}
