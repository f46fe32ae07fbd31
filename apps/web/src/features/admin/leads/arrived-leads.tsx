import { useGetSummaryQuery } from '@boligstyling/api-client/admin';
import { useEffect, useState } from 'react';
import { adminLeads } from '../../../content/admin/admin-leads';
import { counted } from '../shared/format';
import styles from './leads.module.css';

const SHOWN_MS = 20_000;

/** Says quietly that leads have come since the page was opened, for a while. */
export function ArrivedLeads() {
  const total = useGetSummaryQuery().data?.leads.total;
  const [known, setKnown] = useState(total);
  const [arrived, setArrived] = useState(0);

  if (total !== undefined && total !== known) {
    setKnown(total);
    if (known !== undefined && total > known) setArrived(arrived + total - known);
  }
  useEffect(() => {
    if (arrived === 0) return;
    const timer = setTimeout(() => setArrived(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [arrived]);

  return (
    <span className={styles.arrived} role="status">
      {arrived > 0 && counted(arrived, adminLeads.arrived)}
    </span>
  );
}
