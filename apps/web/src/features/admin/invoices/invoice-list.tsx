import {
  useMarkInvoicesPaidBackMutation,
  useMarkInvoicesPaidMutation,
  useMarkInvoicesUnpaidMutation,
  type InvoiceDto,
  type MarkedInvoicesDto,
} from '@boligstyling/api-client/admin';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import { undoneToast } from '../../../content/admin/admin-undo';
import { Button } from '../../../shared/ui/button';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import { isRefusedAs } from '../../../shared/calls/is-refused-as';
import { useChange } from '../shared/calls/use-change';
import { useWithEach } from '../shared/calls/use-with-each';
import { counted } from '../shared/format';
import { useMay } from '../shared/session/use-may';
import { DataTable } from '../shared/lists/data-table';
import { MarkBar } from '../shared/lists/mark-bar';
import { useToast } from '../shared/ui/use-toast';
import { invoiceColumns } from './invoice-columns';
import { PartPayment } from './part-payment';
import { useChosenInvoices } from './use-chosen-invoices';
import { useOfferUnpaid } from './use-offer-unpaid';

const { bulk } = adminInvoices;

const unpaidToast = (done: number, all: number, reason: string | undefined) =>
  done === all ? bulk.unpaidToast : undoneToast(done, all, reason);

/** What nobody has marked stays as it is, such as what the bank has told. */
const whyNot = ({ payments }: MarkedInvoicesDto) =>
  payments.length === 0 ? bulk.nothingByHand : undefined;

/** One page of invoices, of which several can be marked at once. */
export function InvoiceList({ invoices }: { invoices: readonly InvoiceDto[] }) {
  const { ids, has, chooseOne, drop, seenOf } = useChosenInvoices(invoices);
  const [pay, paying] = useMarkInvoicesPaidMutation();
  const [payBack, payingBack] = useMarkInvoicesPaidBackMutation();
  const [undo] = useMarkInvoicesUnpaidMutation();
  const { isBusy: isUndoing, withEach } = useWithEach<string>(unpaidToast);
  const change = useChange();
  const toast = useToast();
  const offerUnpaid = useOfferUnpaid();
  const maySettle = useMay()('settle');

  const markPaid = async () => {
    const call = pay({ paidInvoicesDto: { ids } });
    if (!(await change(call))) return;
    const { payments } = await call.unwrap();
    toast(payments.length > 0 ? bulk.paidToast : bulk.nothingOwedToast);
    drop(ids);
    offerUnpaid(ids, payments, adminInvoices.states.paid.toLowerCase());
  };
  const overpaid = invoices.flatMap(({ id, balance }) => (has(id) && balance < 0 ? id : []));
  const markPaidBack = async () => {
    const call = payBack({ invoiceIdsDto: { ids: overpaid } });
    if (!(await change(call, bulk.paidBackToast))) return;
    drop(ids);
    offerUnpaid(overpaid, (await call).data?.payments, bulk.paidBack);
  };
  const markUnpaid = async () => {
    const undoOne = async (id: string) => {
      const answer = await undo({ undoInvoicesDto: { ids: [id], from: seenOf(id) } });
      if (!answer.error || isRefusedAs(answer.error, 'invoice-changed')) drop([id]);
      return answer;
    };
    await withEach(ids, undoOne, { whyNot });
  };
  const choice = {
    title: adminInvoices.columns.choose,
    cell: (invoice: InvoiceDto) =>
      invoice.kind === 'invoice' && maySettle ? (
        <Checkbox
          label={invoice.number}
          checked={has(invoice.id)}
          onChange={({ target }) => chooseOne(invoice, target.checked)}
        />
      ) : (
        invoice.number
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
            <PartPayment
              key={ids[0]}
              id={ids[0]!}
              from={seenOf(ids[0]!)}
              onDone={() => drop(ids)}
            />
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
          <Button size="small" variant="outline" busy={isUndoing} onClick={() => void markUnpaid()}>
            {bulk.undo}
          </Button>
        </MarkBar>
      )}
      <DataTable rows={invoices} columns={[choice, ...invoiceColumns]} />
    </>
  );
}
