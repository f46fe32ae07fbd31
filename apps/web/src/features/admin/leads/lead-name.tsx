import type { LeadDto } from '@boligstyling/api-client/admin';
import { Link, useLocation } from 'react-router-dom';
import { adminBulk } from '../../../content/admin/admin-bulk';
import { BESIDE_PAGE } from '../../../shared/layout/page-entry';
import { openLeadAddress } from '../shared/open-lead-address';
import styles from './leads.module.css';

type LeadNameProps = {
  lead: LeadDto;
  isSelected: boolean;
  /** Left out: it cannot be chosen. */
  onToggle: (() => void) | undefined;
};

/** The owner's name, the way to the lead, and the choice of it. */
export function LeadName({ lead, isSelected, onToggle }: LeadNameProps) {
  const { search, state } = useLocation();
  return (
    <span className={styles.named}>
      {onToggle && (
        <label className={styles.select}>
          <input
            type="checkbox"
            aria-label={adminBulk.select(lead.customer_name)}
            checked={isSelected}
            onChange={onToggle}
          />
        </label>
      )}
      <Link
        className={styles.name}
        to={{ pathname: openLeadAddress(lead.id), search }}
        state={{ ...state, ...BESIDE_PAGE, fromQueue: false }}
        data-lead={lead.id}
      >
        {lead.customer_name}
      </Link>
    </span>
  );
}
