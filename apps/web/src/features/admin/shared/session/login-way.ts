import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { paths } from '../../../../shared/config/paths';

/** With the login's entry of the history: where the person was who has to log in. */
interface LoginState {
  left?: Pick<Location, 'pathname' | 'search' | 'state'>;
}

/** What goes along to the login, so that it leads back to the page that is open now. */
export function useLoginState(): LoginState {
  const { pathname, search, state } = useLocation();
  return { left: { pathname, search, state } };
}

/** Leads to the login, and from there back to the page that is open now. */
export function useToLogin(): () => void {
  const navigate = useNavigate();
  const state = useLoginState();
  return () => void navigate(paths.adminLogin, { state });
}

/** Leads on from the login: back to where the person was, or to the dashboard. */
export function useFromLogin(): () => void {
  const navigate = useNavigate();
  const { left } = (useLocation().state ?? {}) as LoginState;
  return () => void navigate(left ?? paths.admin, { state: left?.state });
}
