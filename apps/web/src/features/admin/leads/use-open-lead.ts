import { useLocation, useMatch, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/config/paths';
import { BESIDE_PAGE } from '../../../shared/layout/page-entry';
import { openLeadAddress } from '../shared/open-lead-address';

/** The open lead of an address of before leads had their own. */
export const EARLIER_NAME = 'henvendelse';

/** Which lead is open beside the list, by an address of its own; the list's filter stays in it. */
export function useOpenLead() {
  const openId = useMatch(`${paths.adminLead}/:id`)?.params.id;
  const [address] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  const go = (id?: string, { toStatus = false, fromList = !openId } = {}) => {
    const search = new URLSearchParams(address);
    search.delete(EARLIER_NAME);
    const pathname = id ? openLeadAddress(id) : paths.admin;
    void navigate(
      { pathname, search: String(search) },
      {
        state: { ...state, ...BESIDE_PAGE, toStatus, fromQueue: !fromList && state?.fromQueue },
        replace: openId !== undefined,
      },
    );
  };

  return { openId, open: go, close: () => go(undefined, { fromList: true }) };
}
