import type { InvoiceDto } from '@boligstyling/api-client/admin';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import { Chip } from '../../../shared/ui/fields/chip';
import { formatDay } from '../../../shared/format/moment';
import { formatKroner } from '../shared/format';
import { actionsColumn, Nothing, type Column } from '../shared/lists/data-table';
import { InvoiceActions } from './invoice-actions';

const titles = adminInvoices.columns;
const TONES = {
  open: 'new',
  overdue: 'new',
  'part-paid': 'new',
  paid: 'settled',
  overpaid: 'new',
  credited: 'neutral',
} as const;

/** What is told of an invoice or a credit note, after its number. */
export const invoiceColumns: readonly Column<InvoiceDto>[] = [
  {
    title: titles.buyer,
    cell: ({ buyer }) => buyer,
    under: ({ credits }) => credits && adminInvoices.credits(credits),
  },
  { title: titles.issued, kind: 'number', cell: ({ issued_on }) => formatDay(issued_on) },
  {
    title: titles.due,
    kind: 'number',
    cell: ({ due_on }) => (due_on ? formatDay(due_on) : <Nothing>–</Nothing>),
  },
  {
    title: titles.total,
    kind: 'number',
    cell: ({ kind, total }) => formatKroner(kind === 'invoice' ? total : -total),
  },
  { title: titles.balance, kind: 'number', cell: ({ balance }) => formatKroner(balance) },
  {
    title: titles.state,
    kind: 'beside',
    cell: ({ state }) =>
      state ? (
        <Chip tone={TONES[state]}>{adminInvoices.states[state]}</Chip>
      ) : (
        <Chip tone="neutral">{adminInvoices.creditNote}</Chip>
      ),
  },
  actionsColumn(titles, (invoice) => <InvoiceActions invoice={invoice} />),
];
