import { adminApi, useLogOutAdminMutation } from '@boligstyling/api-client/admin';
import { adminToasts } from '../../../../content/admin-toasts';
import { useAppDispatch } from '../../../../shared/store/hooks';
import { useToast } from '../ui/use-toast';
import { useAdminSession } from './use-admin-session';

/** A server out of reach does not keep anyone logged in longer than this. */
const TIMEOUT_MS = 3_000;

/** Ends the session on the server and in every tab, and forgets what was loaded. */
export function useLogOut() {
  const [revoke, { isLoading: isLeaving }] = useLogOutAdminMutation();
  const session = useAdminSession();
  const dispatch = useAppDispatch();
  const toast = useToast();

  const logOut = async () => {
    const tooLong = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
    await Promise.race([revoke(), tooLong]);
    session.end();
    dispatch(adminApi.util.resetApiState());
    toast(adminToasts.loggedOut);
  };

  return { logOut: () => void logOut(), isLeaving };
}
