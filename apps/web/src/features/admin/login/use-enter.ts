import type { SessionDto } from '@boligstyling/api-client/admin';
import { useNavigate } from 'react-router-dom';
import { adminToasts } from '../../../content/admin-toasts';
import { paths } from '../../../shared/config/paths';
import { useAdminSession } from '../shared/session/use-admin-session';
import { useToast } from '../shared/ui/use-toast';

/** Begins a session and leads to the dashboard. */
export function useEnter() {
  const session = useAdminSession();
  const navigate = useNavigate();
  const toast = useToast();

  return (begun: SessionDto): void => {
    session.begin(begun);
    toast(adminToasts.loggedIn);
    void navigate(paths.admin);
  };
}
