import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { OPEN_LEAD } from '../shared/open-lead-address';

/** Which lead is open, kept in the address so that it can be linked to and gone back from. */
export function useOpenLead() {
  const [address] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  const go = (id: string | undefined) => {
    const next = new URLSearchParams(address);
    if (id) next.set(OPEN_LEAD, id);
    else next.delete(OPEN_LEAD);
    void navigate({ search: String(next) }, { state, preventScrollReset: true, replace: !id });
  };

  return { openId: address.get(OPEN_LEAD), open: go, close: () => go(undefined) };
}
