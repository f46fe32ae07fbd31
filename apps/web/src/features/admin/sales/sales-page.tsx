import {
  type SaleDto,
  useListSalesQuery,
  useGetSaleQuery,
  type ListSalesApiArg,
  type SaleTotalsDto,
} from '@boligstyling/api-client/admin';
import { addressesOf, filterOf, PAYMENT_STATUSES, SALE_FILTER, toOre } from '@boligstyling/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminSales } from '../../../content/admin/admin-sales';
import { paymentStatusWords } from '../../../content/admin/admin-words';
import { useFreshWhenShown } from '../../../shared/calls/use-fresh-when-shown';
import { AdminPage } from '../shared/ui/admin-page';
import { Choose, optionsOf } from '../shared/ui/choose';
import { ChoosePartner } from '../shared/ui/choose-partner';
import { DayField } from '../shared/ui/day-field';
import { FilterBar } from '../shared/lists/filter-bar';
import { ListCard, noneFound } from '../shared/lists/list-card';
import { foundOf } from '../shared/ui/load-state';
import { usePagedFilter } from '../shared/lists/use-paged-filter';
import { SaleList } from './sale-list';
import styles from './sales.module.css';
import { formatMoment } from '../../../shared/format/moment';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { useWhileMounted } from '../shared/calls/use-while-mounted';
import { Allowed } from '../shared/session/allowed';
import { RulingForm } from './ruling-form';
import { UnreachedOwner } from './unreached-owner';
import { PAGE_SIZE } from '../shared/address-values';
import { counted } from '../shared/format';
import { SumCard } from '../shared/lists/sum-card';
import { useMay } from '../shared/session/use-may';

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
            <ChoosePartner
              label={SALE_FILTER.partnerId.label}
              value={values.partner}
              onChoose={(partner) => narrow({ partner })}
            />
            <Choose
              label={SALE_FILTER.paymentStatus.label}
              options={optionsOf(PAYMENT_STATUSES, paymentStatusWords)}
              value={values.status}
              onChoose={(status) => narrow({ status })}
            />
            <Choose
              label={SALE_FILTER.dispute.label}
              options={optionsOf(['open', 'decided'] as const, adminSales.dispute.filters)}
              value={values.uenighet}
              onChoose={(uenighet) => narrow({ uenighet })}
            />
            <DayField
              label={SALE_FILTER.from.label}
              value={values.fra}
              max={values.til || undefined}
              onChange={(fra) => narrow({ fra })}
            />
            <DayField
              label={SALE_FILTER.to.label}
              value={values.til}
              min={values.fra || undefined}
              onChange={(til) => narrow({ til })}
            />
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
