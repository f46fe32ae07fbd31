import {
  type InvoiceDto,
  useCreditInvoiceMutation,
  type PaymentDto,
  useListPaymentsQuery,
  useUndoBankPaymentMutation,
} from '@boligstyling/api-client/admin';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import { Chip } from '../../../shared/ui/fields/chip';
import { formatDay, formatMoment } from '../../../shared/format/moment';
import { formatMoney } from '../shared/format';
import {
  actionsColumn,
  Nothing,
  type Column,
  RowActions,
  DataTable,
} from '../shared/lists/data-table';
import { useState } from 'react';
import { useChange, useToast } from '../shared/calls/use-change';
import { useDownload } from '../shared/ui/download-button';
import { useMay } from '../shared/session/use-may';
import { Confirm } from '../shared/ui/confirm';
import { RowButton } from '../shared/lists/row-action';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { LoadState } from '../shared/ui/load-state';
import { ReasonDialog } from '../shared/ui/admin-form';

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
  const creditOrBillAgain = async (bill_again: boolean) => {
    const done = bill_again ? adminInvoices.billedAgainToast : adminInvoices.creditedToast;
    const call = credit({ id, creditInvoiceDto: { bill_again } });
    if (await change(call)) {
      const { invoices } = await call.unwrap();
      // A colleague may have credited it.
      toast(invoices.length > 0 ? done : adminInvoices.creditedBeforeToast);
    }
    setIsAsking(false);
  };
  const again = { yes: adminInvoices.billAgain, onYes: () => void creditOrBillAgain(true) };
  if (isAsking) {
    return (
      <Confirm
        question={adminInvoices.creditQuestion(number, paid === 0)}
        yes={adminInvoices.credit}
        busy={isLoading}
        or={paid === 0 ? again : undefined}
        onYes={() => void creditOrBillAgain(false)}
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

const words = adminInvoices.payments;

const columns: readonly Column<PaymentDto>[] = [
  {
    title: words.columns.source,
    kind: 'words',
    cell: ({ source }) => words.sources[source],
    under: ({ reason, is_undone }) => (is_undone ? words.undone : reason),
  },
  { title: words.columns.amount, kind: 'amount', cell: ({ amount }) => formatMoney(amount) },
  {
    title: words.columns.day,
    kind: 'number',
    cell: ({ paid_on }) => formatDay(paid_on),
    under: ({ recorded_at }) => words.recorded(formatMoment(recorded_at)),
  },
];

export function PaymentsDialog({ invoice, onClose }: { invoice: InvoiceDto; onClose: () => void }) {
  const { id, number } = invoice;
  const payments = useListPaymentsQuery({ id }, { refetchOnMountOrArgChange: true });
  const [undoing, setUndoing] = useState<PaymentDto>();
  const [undo, { isLoading }] = useUndoBankPaymentMutation();
  const change = useChange();
  const maySettle = useMay()('settle');

  if (undoing) {
    const send = (reason: string) =>
      change(undo({ id, paymentId: undoing.id, undoReasonDto: { reason } }), words.undoneToast);
    return (
      <ReasonDialog
        title={words.undoTitle(formatMoney(undoing.amount))}
        text={words.undoText(number)}
        send={words.undo}
        of={undoing.id}
        busy={isLoading}
        onSend={send}
        onClose={() => setUndoing(undefined)}
      />
    );
  }
  const actions = actionsColumn<PaymentDto>(words.columns, (payment) =>
    maySettle &&
    (payment.source === 'bank' || payment.source === 'placed') &&
    !payment.is_undone ? (
      <RowButton
        label={words.undo}
        of={formatMoney(payment.amount)}
        onClick={() => setUndoing(payment)}
      />
    ) : null,
  );
  return (
    <Dialog title={words.title(number)} onClose={onClose}>
      <LoadState of={payments}>
        {({ payments: rows }) =>
          rows.length > 0 ? (
            <DataTable rows={rows} columns={[...columns, actions]} />
          ) : (
            <p>{words.none}</p>
          )
        }
      </LoadState>
    </Dialog>
  );
}
