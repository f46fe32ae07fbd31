import type { SaleTotalsDto } from '@boligstyling/api-client/admin';
import { PAYMENT_STATUSES } from '@boligstyling/domain';
import { adminSales } from '../../../content/admin/admin-sales';
import { counted } from '../shared/format';
import { SumCard } from '../shared/lists/sum-card';
import styles from './sales.module.css';

/** What the sales that are shown add up to, on this page and the others. */
export function SalesTotals({ totals }: { totals: SaleTotalsDto }) {
  return (
    <dl className={styles.totals}>
      {PAYMENT_STATUSES.map((status) => (
        <SumCard key={status} title={adminSales.totals[status]} sum={totals[status].sum}>
          {counted(totals[status].count, adminSales.count)}
        </SumCard>
      ))}
    </dl>
  );
}
