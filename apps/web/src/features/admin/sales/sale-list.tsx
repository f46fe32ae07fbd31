import { useMarkSaleMutation, type SaleDto } from '@boligstyling/api-client/admin';
import { adminSales } from '../../../content/admin/admin-sales';
import { undoneToast } from '../../../content/admin/admin-undo';
import { formatMoment } from '../../../shared/format/moment';
import { Button } from '../../../shared/ui/button';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { changedIn, useWithEach } from '../shared/calls/use-with-each';
import { useMay } from '../shared/session/use-may';
import { DataTable } from '../shared/lists/data-table';
import { MarkBar, useChosen } from '../shared/lists/mark-bar';
import { useOfferUndo } from '../shared/undo/undo';
import { markingOf, saleActions, saleColumns } from './sales-table';
import styles from './sales.module.css';

const { bulk } = adminSales;

type SaleListProps = {
  sales: readonly SaleDto[];
  onDispute: (sale: SaleDto) => void;
};

export function SaleList({ sales, onDispute }: SaleListProps) {
  const maySettle = useMay()('settle');
  const markable = sales.filter((sale) => maySettle && isMarkable(sale));
  const all = markable.map(({ id }) => id);
  const { ids, has, choose } = useChosen(all);
  const [mark] = useMarkSaleMutation();
  const { isBusy, withEach } = useWithEach<string>(bulk.toast);
  const offerUndo = useOfferUndo();

  const withStatus = (status: SaleDto['payment_status']) =>
    markable.filter((sale) => has(sale.id) && sale.payment_status === status);
  const markAs = async (status: SaleDto['payment_status'], seen: SaleDto['payment_status']) => {
    const of = new Map(withStatus(seen).map((sale) => [sale.id, markingOf(sale, status)]));
    const { done } = await withEach([...of.keys()], (id) => mark(of.get(id)!));
    choose(
      done.map(({ item }) => item),
      false,
    );
    return changedIn(done);
  };
  const pay = async () => {
    const paid = await markAs('paid', 'pending');
    if (paid.size === 0) return;
    const undoIt = (id: string) => mark(markingOf(paid.get(id)!, 'pending'));
    offerUndo({
      what: bulk.paid(paid.size),
      undo: async () => {
        const undone = await withEach([...paid.keys()], undoIt, { toastOf: undoneToast });
        return undone.isSettled;
      },
    });
  };
  const partner = {
    title: adminSales.columns.partner,
    cell: (sale: SaleDto) =>
      all.includes(sale.id) ? (
        <Checkbox
          label={
            <>
              {sale.partner_name}
              <VisuallyHidden>, {formatMoment(sale.created_at)}</VisuallyHidden>
            </>
          }
          checked={has(sale.id)}
          onChange={({ target }) => choose([sale.id], target.checked)}
        />
      ) : (
        <span className={all.length > 0 ? styles.unmarked : undefined}>{sale.partner_name}</span>
      ),
  };

  return (
    <>
      {all.length > 1 && (
        <div className={styles.all}>
          <Checkbox
            label={bulk.all}
            checked={ids.length === all.length}
            onChange={({ target }) => choose(all, target.checked)}
          />
        </div>
      )}
      {ids.length > 0 && (
        <MarkBar label={bulk.label} chosen={bulk.chosen(ids.length)}>
          {withStatus('pending').length > 0 && (
            <Button size="small" busy={isBusy} onClick={() => void pay()}>
              {adminSales.pay}
            </Button>
          )}
          {withStatus('paid').length > 0 && (
            <Button
              size="small"
              variant="outline"
              busy={isBusy}
              onClick={() => void markAs('pending', 'paid')}
            >
              {adminSales.undo}
            </Button>
          )}
        </MarkBar>
      )}
      <DataTable rows={sales} columns={[partner, ...saleColumns, saleActions(onDispute)]} />
    </>
  );
}

/** Otherwise the invoice, dispute or repayment decides. */
function isMarkable({ payment_status, invoice_id, to_pay_back_since, dispute }: SaleDto): boolean {
  const isOpen = payment_status !== 'credited' && !to_pay_back_since;
  return isOpen && !invoice_id && dispute?.decision !== null;
}
