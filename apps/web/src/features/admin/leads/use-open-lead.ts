import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const OPEN = 'henvendelse';

/** Which lead is open, kept in the address so that it can be linked to and gone back from. */
export function useOpenLead() {
  const [address] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  const go = (id: string | undefined) => {
    const next = new URLSearchParams(address);
    if (id) next.set(OPEN, id);
    else next.delete(OPEN);
    void navigate({ search: String(next) }, { state, preventScrollReset: true, replace: !id });
  };

  return { openId: address.get(OPEN), open: go, close: () => go(undefined) };
}

/** Where a lead is shown, from elsewhere. */
export const openLeadAddress = (path: string, id: string): string => `${path}?${OPEN}=${id}`;
