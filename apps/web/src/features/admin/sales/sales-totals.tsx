import type { SaleTotalsDto } from '@boligstyling/api-client/admin';
import { PAYMENT_STATUSES } from '@boligstyling/domain';
import { adminSales } from '../../../content/admin-sales';
import { counted, formatKroner } from '../shared/format';
import styles from './sales.module.css';

/** What the sales that are shown add up to, on this page and the others. */
export function SalesTotals({ totals }: { totals: SaleTotalsDto }) {
  return (
    <dl className={styles.totals}>
      {PAYMENT_STATUSES.map((status) => (
        <div key={status} className={styles.total}>
          <dt>{adminSales.totals[status]}</dt>
          <dd className={styles.sum}>{formatKroner(totals[status].sum)}</dd>
          <dd className={styles.count}>{counted(totals[status].count, adminSales.count)}</dd>
        </div>
      ))}
    </dl>
  );
}
