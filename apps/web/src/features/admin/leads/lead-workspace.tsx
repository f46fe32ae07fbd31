import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { openLeadAddress } from '../shared/open-lead-address';
import { focusLeadRow, EARLIER_NAME, useOpenLead, useIsWide } from './use-open-lead';
import styles from './leads.module.css';
import { LeadPanel } from './panel/lead-panel';

export function LeadWorkspace({ children }: { children: ReactNode }) {
  const { openId, close, open } = useOpenLead();
  const isWide = useIsWide();
  const [address] = useSearchParams();
  const earlier = address.get(EARLIER_NAME);
  const shownId = useRef(openId);

  useEffect(() => {
    if (!openId) focusLeadRow(shownId.current);
    shownId.current = openId;
  }, [openId]);

  if (earlier) {
    const search = new URLSearchParams(address);
    search.delete(EARLIER_NAME);
    return <Navigate to={{ pathname: openLeadAddress(earlier), search: String(search) }} replace />;
  }
  return (
    <div className={openId && isWide ? styles.desk : undefined}>
      <div hidden={Boolean(openId) && !isWide}>{children}</div>
      {openId && <LeadPanel id={openId} isPage={!isWide} onOpen={open} onClose={close} />}
    </div>
  );
}
