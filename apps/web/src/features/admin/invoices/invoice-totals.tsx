import type { InvoiceTotalsDto } from '@boligstyling/api-client/admin';
import { adminInvoices } from '../../../content/admin-invoices';
import { formatKroner } from '../shared/format';
import styles from './invoices.module.css';

const SUMS = ['owed', 'paid', 'invoiced', 'credited'] as const;

/** What the invoices that are shown come to, on this page and the others. */
export function InvoiceTotals({ totals }: { totals: InvoiceTotalsDto }) {
  return (
    <dl className={styles.totals}>
      {SUMS.map((sum) => (
        <div key={sum} className={styles.total}>
          <dt>{adminInvoices.totals[sum]}</dt>
          <dd className={styles.sum}>{formatKroner(totals[sum])}</dd>
        </div>
      ))}
    </dl>
  );
}
