import type { InvoiceTotalsDto } from '@boligstyling/api-client/admin';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import { SumCard } from '../shared/lists/sum-card';
import styles from './invoices.module.css';

const SUMS = ['owed', 'paid', 'invoiced', 'credited'] as const;

/** What the invoices that are shown come to, on this page and the others. */
export function InvoiceTotals({ totals }: { totals: InvoiceTotalsDto }) {
  return (
    <dl className={styles.totals}>
      {SUMS.map((sum) => (
        <SumCard key={sum} title={adminInvoices.totals[sum]} sum={totals[sum]} />
      ))}
    </dl>
  );
}
