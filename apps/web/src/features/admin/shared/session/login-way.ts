import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { paths } from '../../../../shared/config/paths';

interface LoginState {
  left?: Pick<Location, 'pathname' | 'search' | 'state'>;
}

export function useLoginState(): LoginState {
  const { pathname, search, state } = useLocation();
  return { left: { pathname, search, state } };
}

export function useToLogin(): () => void {
  const navigate = useNavigate();
  const state = useLoginState();
  return () => void navigate(paths.adminLogin, { state });
}

export function useFromLogin(): () => void {
  const navigate = useNavigate();
  const { left } = (useLocation().state ?? {}) as LoginState;
  return () => void navigate(left ?? paths.admin, { state: left?.state });
}
