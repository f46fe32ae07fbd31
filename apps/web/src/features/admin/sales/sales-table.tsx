import {
  useMarkSaleMutation,
  type SaleDto,
  useUndoWaiverMutation,
  type MarkSaleApiArg,
} from '@boligstyling/api-client/admin';
import { MASK } from '@boligstyling/domain';
import { useState } from 'react';
import { adminSales } from '../../../content/admin/admin-sales';
import { paymentStatusWords } from '../../../content/admin/admin-words';
import { formatMoment } from '../../../shared/format/moment';
import { Chip } from '../../../shared/ui/fields/chip';
import { basedOn } from '../../../shared/calls/versions';
import { useChange } from '../shared/calls/use-change';
import { formatMoney } from '../shared/format';
import { openLeadAddress } from '../shared/open-lead-address';
import { useMay } from '../shared/session/use-may';
import { Confirm, useStep } from '../shared/ui/confirm';
import {
  actionsColumn,
  Nothing,
  RowActions,
  type Column,
  DataTable,
} from '../shared/lists/data-table';
import { RowButton, RowLink } from '../shared/lists/row-action';
import { useOfferUndo, useTellUndone } from '../shared/undo/undo';
import { ReasonDialog } from '../shared/ui/admin-form';
import { undoneToast } from '../../../content/admin/admin-undo';
import { Button, SideButton } from '../../../shared/ui/button';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { changedIn, useWithEach } from '../shared/calls/use-with-each';
import { MarkBar, useChosen } from '../shared/lists/list-card';
import styles from './sales.module.css';

const titles = adminSales.columns;
const words = adminSales.dispute;
const TONES = { pending: 'new', paid: 'settled', credited: 'neutral' } as const;

const saleColumns: readonly Column<SaleDto>[] = [
  {
    title: titles.lead,
    cell: ({ lead_id }) =>
      lead_id ? (
        <RowLink href={openLeadAddress(lead_id)}>{adminSales.openLead}</RowLink>
      ) : (
        <Nothing>{adminSales.erased}</Nothing>
      ),
    under: ({ customer_name, reference }) =>
      [customer_name === MASK ? null : customer_name, reference && adminSales.reference(reference)]
        .filter(Boolean)
        .join(' · '),
  },
  {
    title: titles.amount,
    kind: 'amount',
    cell: ({ sale_amount }) => formatMoney(sale_amount),
    under: ({ vat_rate }) => vat_rate !== null && adminSales.plusVat,
  },
  {
    title: titles.status,
    kind: 'beside',
    cell: ({ payment_status: status }) => (
      <Chip tone={TONES[status]}>{paymentStatusWords[status]}</Chip>
    ),
    under: ({ dispute, to_pay_back_since }) =>
      to_pay_back_since
        ? adminSales.toPayBack
        : dispute &&
          `${words.states[dispute.decision ?? 'open']}: ${words.reasons[dispute.reason]}`,
  },
  { title: titles.date, kind: 'number', cell: ({ created_at }) => formatMoment(created_at) },
  {
    title: titles.settled,
    kind: 'number',
    cell: ({ settled_at }) => (settled_at ? formatMoment(settled_at) : adminSales.notSettled),
    under: ({ invoice_number, waivers }) => (
      <>
        {invoice_number && adminSales.onInvoice(invoice_number)}
        {waivers.map(
          ({ waived_at, undone_at, reason }) =>
            undone_at && (
              <span key={waived_at}>
                {adminSales.waiverUndone(formatMoment(undone_at), reason)}
              </span>
            ),
        )}
      </>
    ),
  },
];

const saleActions = (onDispute: (sale: SaleDto) => void): Column<SaleDto> =>
  actionsColumn(titles, (sale) => <SaleActions sale={sale} onDispute={() => onDispute(sale)} />);

function SaleActions({ sale, onDispute }: { sale: SaleDto; onDispute: () => void }) {
  const { dispute } = sale;
  const maySettle = useMay()('settle');
  const undo = maySettle && sale.can_undo_waiver && <UndoWaiver sale={sale} />;
  if (!dispute) {
    return (
      <>
        <Settle sale={sale} />
        {undo}
      </>
    );
  }
  const label = dispute.decision || !maySettle ? words.see : words.judge;
  return (
    <>
      <RowActions>
        <RowButton label={label} of={sale.partner_name} onClick={onDispute} />
      </RowActions>
      {(dispute.decision === 'refused' || sale.to_pay_back_since) && <Settle sale={sale} />}
      {undo}
    </>
  );
}

function Settle({ sale }: { sale: SaleDto }) {
  const { partner_name, payment_status, invoice_id, to_pay_back_since } = sale;
  const [mark, { isLoading }] = useMarkSaleMutation();
  const [asked, setAsked] = useStep<'credit'>(payment_status);
  const change = useChange();
  const maySettle = useMay()('settle');
  const offerUndo = useOfferUndo();
  const tellUndone = useTellUndone();
  const markAs = async (payment_status: SaleDto['payment_status']) => {
    const call = mark(markingOf(sale, payment_status));
    return (await change(call, adminSales[payment_status])) ? (await call).data : undefined;
  };

  const pay = async () => {
    const paid = await markAs('paid');
    if (!paid?.changed_at) return;
    const undo = () => tellUndone(mark(markingOf(paid, 'pending')), adminSales.pending);
    offerUndo({ what: adminSales.paidTo(partner_name), undo });
  };

  if (payment_status === 'credited' || !maySettle) return <RowActions>{null}</RowActions>;
  if (asked) {
    return (
      <Confirm
        question={adminSales.creditQuestion(invoice_id !== null)}
        yes={adminSales.credit}
        busy={isLoading}
        onYes={() => void markAs('credited')}
        onNo={() => setAsked(undefined)}
      />
    );
  }
  return (
    <RowActions>
      {payment_status === 'pending' && !invoice_id && (
        <RowButton
          label={adminSales.pay}
          of={partner_name}
          busy={isLoading}
          onClick={() => void pay()}
        />
      )}
      {payment_status === 'paid' && !invoice_id && !to_pay_back_since && (
        <RowButton
          label={adminSales.undo}
          of={partner_name}
          busy={isLoading}
          onClick={() => void markAs('pending')}
        />
      )}
      <RowButton label={adminSales.credit} of={partner_name} onClick={() => setAsked('credit')} />
    </RowActions>
  );
}

function UndoWaiver({ sale }: { sale: SaleDto }) {
  const { id, partner_name } = sale;
  const [undo, { isLoading }] = useUndoWaiverMutation();
  const [isOpen, setIsOpen] = useState(false);
  const change = useChange();
  const send = (reason: string) => {
    const call = undo({ id, ...basedOn(sale), undoWaiverDto: { reason } });
    return change(call, adminSales.undoWaiverToast);
  };

  return (
    <RowActions>
      <RowButton label={adminSales.undoWaiver} of={partner_name} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <ReasonDialog
          title={adminSales.undoWaiverTitle(partner_name)}
          text={adminSales.undoWaiverText}
          send={adminSales.undoWaiver}
          of={id}
          busy={isLoading}
          onSend={send}
          onClose={() => setIsOpen(false)}
        />
      )}
    </RowActions>
  );
}

/** Keeps somebody else's concurrent mark. */
function markingOf(
  { id, version }: SaleDto,
  payment_status: SaleDto['payment_status'],
): MarkSaleApiArg {
  return { id, ...basedOn({ version }), markSaleDto: { payment_status } };
}

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
            <SideButton busy={isBusy} onClick={() => void markAs('pending', 'paid')}>
              {adminSales.undo}
            </SideButton>
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
