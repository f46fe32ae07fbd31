import { adminBulk } from '../../../../content/admin/admin-bulk';
import type { LeftAlone } from '../../shared/calls/use-with-each';
import styles from '../bulk-bar.module.css';
import type { ChosenLead } from '../use-selection';

export function LeftAloneLeads({ leads }: { leads: readonly LeftAlone<ChosenLead>[] }) {
  const reasons = [...new Set(leads.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const names = leads.flatMap((left) => (left.reason === reason ? left.item.customer_name : []));
    return (
      <p key={reason} className={styles.left}>
        {adminBulk.leftAlone(names, reason)}
      </p>
    );
  });
}
