import {
  type SaleDto,
  useListSalesQuery,
  useGetSaleQuery,
  type ListSalesApiArg,
  type SaleTotalsDto,
  useRuleOnDisputeMutation,
} from '@boligstyling/api-client/admin';
import {
  addressesOf,
  filterOf,
  PAYMENT_STATUSES,
  SALE_FILTER,
  toOre,
  DISPUTE_DECISIONS,
  DISPUTE_LIMITS,
  type DisputeDecision,
} from '@boligstyling/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminSales } from '../../../content/admin/admin-sales';
import { paymentStatusWords } from '../../../content/admin/admin-words';
import { useFreshWhenShown } from '../../../shared/calls/use-fresh-when-shown';
import { AdminPage } from '../shared/ui/admin-page';
import { Choose, ChoosePartner, conditionsOf, optionsOf, Period } from '../shared/ui/choose';
import { FilterBar, ListCard, noneFound, SumCard } from '../shared/lists/list-card';
import { foundOf } from '../shared/ui/load-state';
import { usePagedFilter, PAGE_SIZE } from '../shared/lists/use-paged-filter';
import { SaleList } from './sales-table';
import styles from './sales.module.css';
import { formatMoment, formatRecentMoment } from '../../../shared/format/moment';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { useWhileMounted, useChange, useToast } from '../shared/calls/use-change';
import { Allowed, useMay } from '../shared/session/use-may';
import { UnreachedOwner } from './unreached-owner';
import { counted } from '../shared/format';
import { admin } from '../../../content/admin/admin';
import { TextArea } from '../../../shared/ui/fields/field';
import { RadioRow } from '../../../shared/ui/fields/radio-row';
import { AdminForm, useBegunDraft } from '../shared/ui/admin-form';

const FILTER = [...addressesOf(SALE_FILTER), 'side'] as const;

const toSalesArgs = (values: Record<(typeof FILTER)[number], string>): ListSalesApiArg => ({
  ...filterOf(SALE_FILTER, values),
  ...(values.side && { cursor: values.side }),
  limit: PAGE_SIZE,
});

const { dispute: words } = adminSales;

type DisputeDialogProps = {
  opened: SaleDto;
  onClose: () => void;
};

export function DisputeDialog({ opened, onClose: close }: DisputeDialogProps) {
  const onClose = useWhileMounted(close);
  const { id, partner_name, sale_amount, vat_rate } = opened;
  const { data } = useGetSaleQuery({ id }, { refetchOnMountOrArgChange: true });
  const { dispute = opened.dispute, lead_id } = data ?? opened;
  if (!dispute) return null;
  const { decision, decided_at, reply } = dispute;

  return (
    <Dialog title={words.title(partner_name)} onClose={onClose}>
      <div className={styles.case}>
        <p>
          {words.about(words.reasons[dispute.reason], toOre(sale_amount), vat_rate !== null)}{' '}
          {words.said(formatMoment(dispute.at))}
        </p>
        <blockquote className={styles.words}>{dispute.dispute_text ?? words.erased}</blockquote>
      </div>
      {dispute.reason === 'unreachable' && lead_id && (
        <Allowed to="contact">
          <UnreachedOwner leadId={lead_id} sale={opened} triedOn={dispute.tried_on} />
        </Allowed>
      )}
      {decision && (
        <div className={styles.case}>
          <p>
            {words.decisions[decision]}
            {decided_at && `, ${formatMoment(decided_at)}`}
          </p>
          {reply && <blockquote className={styles.words}>{reply}</blockquote>}
        </div>
      )}
      {!opened.dispute?.decision && (
        <Allowed to="settle">
          <RulingForm id={id} dispute={dispute} isErased={!lead_id} onDone={onClose} />
        </Allowed>
      )}
    </Dialog>
  );
}

export function SalesPage() {
  const { values, isNarrowed, narrow, pager } = usePagedFilter(FILTER);
  const condition = conditionsOf(SALE_FILTER, values, narrow);
  const list = useListSalesQuery(toSalesArgs(values));
  useFreshWhenShown(list.refetch);
  const found = foundOf(list);
  // The row disappears once a colleague has decided it.
  const [opened, setOpened] = useState<SaleDto>();

  return (
    <AdminPage page="adminSales" title={adminSales.title}>
      <DisputesNotice />
      {found && <SalesTotals totals={found.totals} />}
      <ListCard
        of={list}
        title={adminSales.list}
        filters={
          <FilterBar label={adminSales.filterLabel} className={styles.filters}>
            <ChoosePartner {...condition('partnerId')} />
            <Choose
              {...condition('paymentStatus')}
              options={optionsOf(PAYMENT_STATUSES, paymentStatusWords)}
            />
            <Choose
              {...condition('dispute')}
              options={optionsOf(['open', 'decided'] as const, words.filters)}
            />
            <Period of={condition} />
          </FilterBar>
        }
        empty={({ sales }) => sales.length === 0 && noneFound(adminSales, isNarrowed)}
        pager={pager}
      >
        {({ sales }) => <SaleList sales={sales} onDispute={setOpened} />}
      </ListCard>
      {opened && <DisputeDialog opened={opened} onClose={() => setOpened(undefined)} />}
    </AdminPage>
  );
}

function SalesTotals({ totals }: { totals: SaleTotalsDto }) {
  return (
    <dl className={styles.totals}>
      {PAYMENT_STATUSES.map((status) => (
        <SumCard key={status} title={adminSales.totals[status]} sum={totals[status].sum}>
          {counted(totals[status].count, adminSales.count)}
        </SumCard>
      ))}
    </dl>
  );
}

function DisputesNotice() {
  const { data } = useListSalesQuery({ dispute: 'open', limit: 1 });
  const maySettle = useMay()('settle');
  const { pending, paid } = data?.totals ?? {};
  const count = (pending?.count ?? 0) + (paid?.count ?? 0);
  if (count === 0) return null;
  return (
    <p className={styles.notice}>
      {words.waiting(count)} <Link to="?uenighet=open">{maySettle ? words.show : words.look}</Link>
    </p>
  );
}

const DECISIONS = DISPUTE_DECISIONS.map((value) => ({ value, label: words.decisions[value] }));

type Ruling = { decision?: DisputeDecision; reply: string };
type RulingFormProps = {
  id: string;
  dispute: NonNullable<SaleDto['dispute']>;
  /** The ruling must not mention personal data. */
  isErased: boolean;
  onDone: () => void;
};

/** A colleague, or a call whose answer was lost, may have ruled. */
function RulingForm({ id, dispute, isErased, onDone }: RulingFormProps) {
  const of = `dispute ${id}`;
  const [rule, { isLoading }] = useRuleOnDisputeMutation({ fixedCacheKey: of });
  const drafting = useBegunDraft<Ruling>(of, { reply: '' });
  const { begun, draft, errors, show, write, written, beginAnew } = drafting;
  const change = useChange();
  const toast = useToast();

  const submit = async () => {
    const { decision, reply } = draft;
    const found = {
      ...(!decision && { decision: words.decisionMissing }),
      ...(!reply.trim() && { reply: words.replyMissing }),
    };
    show(found);
    if (!decision || found.reply) return;
    const call = rule({ id, ruleOnDisputeDto: { decision, reply: reply.trim() } });
    if (!(await change(call))) return;
    toast(words.decided[resultOf(decision, await call.unwrap())]);
    beginAnew(draft);
    onDone();
  };

  const over = dispute.decided_at && words.over(formatRecentMoment(dispute.decided_at));
  if (over && draft === begun) return <p role="status">{over}</p>;
  const isSent = dispute.decision === draft.decision && dispute.reply === draft.reply.trim();
  return (
    <AdminForm
      of={drafting}
      over={over && !isSent ? `${over} ${admin.notSent}` : (over ?? undefined)}
      send={words.decide}
      busy={isLoading}
      onSend={submit}
      onCancel={onDone}
    >
      <RadioRow
        legend={words.decision}
        name="decision"
        options={DECISIONS}
        value={draft.decision}
        error={errors.decision}
        onChange={(decision) => write({ decision })}
      />
      <TextArea
        label={words.reply}
        help={isErased ? words.replyHelpErased : words.replyHelp}
        maxLength={DISPUTE_LIMITS.text}
        {...written('reply')}
      />
    </AdminForm>
  );
}

/** A paid sale is credited only after the operator has paid the money back. */
function resultOf(
  decision: DisputeDecision,
  { payment_status, to_pay_back_since }: SaleDto,
): keyof typeof words.decided {
  if (decision === 'credited') return to_pay_back_since ? 'toPayBack' : decision;
  return payment_status === 'paid' ? 'refusedPaid' : decision;
}
