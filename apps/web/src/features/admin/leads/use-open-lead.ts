import { useMatch, useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../shared/config/admin-paths';
import { paths } from '../../../shared/config/paths';
import { BESIDE_PAGE } from '../../../shared/layout/page-entry';
import { openLeadAddress } from '../shared/open-lead-address';
import { useNewestLocation } from '../shared/lists/use-kept-address';
import { useMatches } from '../../../shared/ui/use-matches';

/** Legacy addresses. */
export const EARLIER_NAME = 'henvendelse';

export function useOpenLead() {
  const openId = useMatch(`${adminPaths.lead}/:id`)?.params.id;
  const newest = useNewestLocation();
  const navigate = useNavigate();

  const go = (id?: string, { toStatus = false, fromList = !openId } = {}) => {
    const { search: before, state } = newest();
    const search = new URLSearchParams(before);
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

export function focusLeadRow(id: string | undefined): void {
  const row = document.querySelector<HTMLElement>(`[data-lead="${id}"]`);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** Must match the CSS. */
const WIDE = '(width >= 1100px)';

export const useIsWide = (): boolean => useMatches(WIDE);
