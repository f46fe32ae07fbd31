import {
  type InvoiceDto,
  type PaymentDto,
  useListPaymentsQuery,
  useUndoBankPaymentMutation,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import { formatDay, formatMoment } from '../../../shared/format/moment';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { useChange } from '../shared/calls/use-change';
import { formatMoney } from '../shared/format';
import { useMay } from '../shared/session/use-may';
import { actionsColumn, DataTable, type Column } from '../shared/lists/data-table';
import { LoadState } from '../shared/ui/load-state';
import { ReasonDialog } from '../shared/ui/reason-dialog';
import { RowButton } from '../shared/lists/row-action';

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
