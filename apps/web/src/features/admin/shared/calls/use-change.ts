import type { CallError } from '@boligstyling/api-client/admin';
import type { ToastText } from '../../../../content/types';
import { adminToasts, refusedToast } from '../../../../content/admin/admin-toasts';
import { useAdminSession } from '../session/use-admin-session';
import { useToast } from '../ui/use-toast';
import { reasonOf } from './reason-of';
import { currentIn } from '../../../../shared/calls/versions';
import { isWithoutToken, useFailedLoad } from './use-failed-load';

/** @returns a function that resolves to true if the change was made */
export function useChange() {
  const toast = useToast();
  const failed = useFailedLoad();
  const session = useAdminSession();

  /** @param onStale takes the current record, in place of a toast */
  return async <Saved>(
    change: PromiseLike<{ error?: unknown }>,
    done?: ToastText,
    onStale?: (current: Saved) => void,
  ): Promise<boolean> => {
    const { error } = await change;
    if (!error) {
      if (done) toast(done);
      return true;
    }
    const callError = error as CallError;
    const current = currentIn<Saved>(error);
    if (current && onStale) onStale(current);
    else if (isWithoutToken(callError)) failed(callError);
    else if (callError.status !== 401) toast(refusedToast(reasonOf(callError)), 'destructive');
    else if (session.isLoggedIn()) toast(adminToasts.notSaved, 'destructive');
    return false;
  };
}
