import { type InvoiceDto, useCreditInvoiceMutation } from '@boligstyling/api-client/admin';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import { Chip } from '../../../shared/ui/fields/chip';
import { formatDay } from '../../../shared/format/moment';
import { formatMoney } from '../shared/format';
import { actionsColumn, Nothing, type Column, RowActions } from '../shared/lists/data-table';
import { useState } from 'react';
import { useChange } from '../shared/calls/use-change';
import { useDownload } from '../shared/calls/use-download';
import { useMay } from '../shared/session/use-may';
import { Confirm } from '../shared/ui/confirm';
import { RowButton } from '../shared/lists/row-action';
import { useToast } from '../shared/ui/use-toast';
import { PaymentsDialog } from './payments-dialog';

const titles = adminInvoices.columns;
const TONES = {
  open: 'new',
  overdue: 'new',
  'part-paid': 'new',
  paid: 'settled',
  overpaid: 'new',
  credited: 'neutral',
} as const;

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
    kind: 'amount',
    cell: ({ kind, total }) => formatMoney(kind === 'invoice' ? total : -total),
  },
  { title: titles.balance, kind: 'amount', cell: ({ balance }) => formatMoney(balance) },
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

export function InvoiceActions({ invoice }: { invoice: InvoiceDto }) {
  const { id, kind, number, total, credited, paid } = invoice;
  const [credit, { isLoading }] = useCreditInvoiceMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const { download, isDownloading } = useDownload(adminInvoices.downloadFailed);
  const change = useChange();
  const toast = useToast();
  const maySettle = useMay()('settle');

  const file = (form: 'pdf' | 'ehf') => {
    const name = `${kind === 'invoice' ? 'faktura' : 'kreditnota'}-${number}`;
    const ending = form === 'pdf' ? 'pdf' : 'xml';
    return download(`/api/admin/invoices/${id}/${form}`, `${name}.${ending}`);
  };
  const letGo = async (bill_again: boolean) => {
    const done = bill_again ? adminInvoices.billedAgainToast : adminInvoices.creditedToast;
    const call = credit({ id, creditInvoiceDto: { bill_again } });
    if (await change(call)) {
      const { invoices } = await call.unwrap();
      // A colleague may have credited it.
      toast(invoices.length > 0 ? done : adminInvoices.creditedBeforeToast);
    }
    setIsAsking(false);
  };
  const again = { yes: adminInvoices.billAgain, onYes: () => void letGo(true) };
  if (isAsking) {
    return (
      <Confirm
        question={adminInvoices.creditQuestion(number, paid === 0)}
        yes={adminInvoices.credit}
        busy={isLoading}
        or={paid === 0 ? again : undefined}
        onYes={() => void letGo(false)}
        onNo={() => setIsAsking(false)}
      />
    );
  }
  return (
    <RowActions>
      {(['pdf', 'ehf'] as const).map((form) => (
        <RowButton
          key={form}
          label={adminInvoices.forms[form]}
          of={number}
          busy={isDownloading}
          onClick={() => void file(form)}
        />
      ))}
      {kind === 'invoice' && (
        <RowButton
          label={adminInvoices.payments.open}
          of={number}
          onClick={() => setIsLooking(true)}
        />
      )}
      {isLooking && <PaymentsDialog invoice={invoice} onClose={() => setIsLooking(false)} />}
      {maySettle && kind === 'invoice' && credited < total && (
        <RowButton label={adminInvoices.credit} of={number} onClick={() => setIsAsking(true)} />
      )}
    </RowActions>
  );
}
