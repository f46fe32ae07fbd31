import {
  useMarkInvoicesPaidBackMutation,
  useMarkInvoicesPaidMutation,
  useMarkInvoicesUnpaidMutation,
  type InvoiceDto,
} from '@boligstyling/api-client/admin';
import { adminInvoices } from '../../../content/admin-invoices';
import { Button } from '../../../shared/ui/button';
import { Checkbox } from '../../../shared/ui/checkbox';
import { useChange } from '../shared/calls/use-change';
import { counted } from '../shared/format';
import { useMay } from '../shared/session/use-may';
import { DataTable } from '../shared/ui/data-table';
import { MarkBar } from '../shared/ui/mark-bar';
import { useChosen } from '../shared/ui/use-chosen';
import { invoiceColumns } from './invoice-columns';
import { PartPayment } from './part-payment';
import { useOfferUnpaid } from './use-offer-unpaid';

const { bulk } = adminInvoices;

/** One page of invoices, of which several can be marked at once. */
export function InvoiceList({ invoices }: { invoices: readonly InvoiceDto[] }) {
  const { ids, has, choose } = useChosen(invoices.map(({ id }) => id));
  const [pay, paying] = useMarkInvoicesPaidMutation();
  const [payBack, payingBack] = useMarkInvoicesPaidBackMutation();
  const [undo, undoing] = useMarkInvoicesUnpaidMutation();
  const change = useChange();
  const offerUnpaid = useOfferUnpaid();
  const maySettle = useMay()('settle');

  const markPaid = async () => {
    const call = pay({ paidInvoicesDto: { ids } });
    if (!(await change(call, bulk.paidToast))) return;
    choose(ids, false);
    offerUnpaid(ids, (await call).data?.payments, adminInvoices.states.paid.toLowerCase());
  };
  const overpaid = invoices.flatMap(({ id, balance }) => (has(id) && balance < 0 ? id : []));
  const markPaidBack = async () => {
    const call = payBack({ invoiceIdsDto: { ids: overpaid } });
    if (!(await change(call, bulk.paidBackToast))) return;
    choose(ids, false);
    offerUnpaid(overpaid, (await call).data?.payments, bulk.paidBack);
  };
  const markUnpaid = async () => {
    const call = undo({ undoInvoicesDto: { ids } });
    if (await change(call, bulk.unpaidToast)) choose(ids, false);
  };
  const choice = {
    title: adminInvoices.columns.choose,
    cell: ({ id, number, kind }: InvoiceDto) =>
      kind === 'invoice' && maySettle ? (
        <Checkbox
          label={number}
          checked={has(id)}
          onChange={({ target }) => choose([id], target.checked)}
        />
      ) : (
        number
      ),
  };

  return (
    <>
      {ids.length > 0 && (
        <MarkBar label={bulk.label} chosen={counted(ids.length, bulk.chosen)}>
          <Button size="small" busy={paying.isLoading} onClick={() => void markPaid()}>
            {bulk.pay}
          </Button>
          {ids.length === 1 && (
            <PartPayment key={ids[0]} id={ids[0]!} onDone={() => choose(ids, false)} />
          )}
          {overpaid.length > 0 && (
            <Button
              size="small"
              variant="outline"
              busy={payingBack.isLoading}
              onClick={() => void markPaidBack()}
            >
              {bulk.payBack}
            </Button>
          )}
          <Button
            size="small"
            variant="outline"
            busy={undoing.isLoading}
            onClick={() => void markUnpaid()}
          >
            {bulk.undo}
          </Button>
        </MarkBar>
      )}
      <DataTable rows={invoices} columns={[choice, ...invoiceColumns]} />
    </>
  );
}
