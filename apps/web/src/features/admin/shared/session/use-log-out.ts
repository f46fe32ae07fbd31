import { useLogOutAdminMutation } from '@boligstyling/api-client/admin';
import { adminToasts } from '../../../../content/admin/admin-toasts';
import { useToast } from '../ui/use-toast';
import { useAdminSession } from './use-admin-session';

/** Milliseconds; an unreachable server delays the logout no longer. */
const TIMEOUT_MS = 3_000;

export function useLogOut() {
  const [revoke, { isLoading: isLeaving }] = useLogOutAdminMutation();
  const session = useAdminSession();
  const toast = useToast();

  const logOut = async () => {
    const tooLong = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
    await Promise.race([revoke(), tooLong]);
    session.end();
    toast(adminToasts.loggedOut);
  };

  return { logOut: () => void logOut(), isLeaving };
}
