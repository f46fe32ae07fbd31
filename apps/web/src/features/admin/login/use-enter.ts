import type { SessionDto } from '@boligstyling/api-client/admin';
import { adminToasts } from '../../../content/admin/admin-toasts';
import { useFromLogin } from '../shared/session/login-way';
import { useAdminSession } from '../shared/session/use-admin-session';
import { useToast } from '../shared/ui/use-toast';

export function useEnter() {
  const session = useAdminSession();
  const leadOn = useFromLogin();
  const toast = useToast();

  return (begun: SessionDto): void => {
    session.begin(begun);
    toast(adminToasts.loggedIn);
    leadOn();
  };
}
