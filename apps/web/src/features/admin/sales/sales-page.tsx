import {
  type SaleDto,
  useListSalesQuery,
  useGetSaleQuery,
  type ListSalesApiArg,
  type SaleTotalsDto,
} from '@boligstyling/api-client/admin';
import { PAYMENT_STATUSES, toOre, isDay, type PaymentStatus } from '@boligstyling/domain';
import { useState } from 'react';
import { adminSales } from '../../../content/admin/admin-sales';
import { paymentStatusWords } from '../../../content/admin/admin-words';
import { useFreshWhenShown } from '../../../shared/calls/use-fresh-when-shown';
import { AdminPage } from '../shared/ui/admin-page';
import { Choose, optionsOf } from '../shared/ui/choose';
import { ChoosePartner } from '../shared/ui/choose-partner';
import { DayField } from '../shared/ui/day-field';
import { FilterBar } from '../shared/lists/filter-bar';
import { ListCard } from '../shared/lists/list-card';
import { foundOf } from '../shared/ui/load-state';
import { noneFound } from '../shared/lists/nothing-in';
import { usePagedFilter } from '../shared/lists/use-paged-filter';
import { DisputesNotice } from './disputes-notice';
import { SaleList } from './sale-list';
import styles from './sales.module.css';
import { formatMoment } from '../../../shared/format/moment';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { useWhileThere } from '../shared/calls/use-while-there';
import { Allowed } from '../shared/session/allowed';
import { RulingForm } from './ruling-form';
import { isId, PAGE_SIZE } from '../shared/address-values';
import { counted } from '../shared/format';
import { SumCard } from '../shared/lists/sum-card';

type SalesFilterValues = Record<'status' | 'partner' | 'uenighet' | 'fra' | 'til' | 'side', string>;

const toSalesArgs = ({
  status,
  partner,
  uenighet,
  fra,
  til,
  side,
}: SalesFilterValues): ListSalesApiArg => ({
  ...(PAYMENT_STATUSES.includes(status as PaymentStatus) && {
    paymentStatus: status as PaymentStatus,
  }),
  ...(isId(partner) && { partnerId: partner }),
  ...((uenighet === 'open' || uenighet === 'decided') && { dispute: uenighet }),
  ...(isDay(fra) && { from: fra }),
  ...(isDay(til) && { to: til }),
  ...(side && { cursor: side }),
  limit: PAGE_SIZE,
});

const { dispute: words } = adminSales;

type DisputeDialogProps = {
  opened: SaleDto;
  onClose: () => void;
};

/** A ruling being written survives a colleague's decision. */
export function DisputeDialog({ opened, onClose: close }: DisputeDialogProps) {
  const onClose = useWhileThere(close);
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
        <blockquote className={styles.words}>{dispute.objection ?? words.erased}</blockquote>
      </div>
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

const FILTER = ['status', 'partner', 'uenighet', 'fra', 'til', 'side'] as const;

export function SalesPage() {
  const { values, isNarrowed, narrow, pager } = usePagedFilter(FILTER);
  const list = useListSalesQuery(toSalesArgs(values));
  useFreshWhenShown(list.refetch);
  const found = foundOf(list);
  // Not in its row, which disappears once a colleague has decided it.
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
              label={adminSales.partner}
              value={values.partner}
              onChoose={(partner) => narrow({ partner })}
            />
            <Choose
              label={adminSales.status}
              options={optionsOf(PAYMENT_STATUSES, paymentStatusWords)}
              value={values.status}
              onChoose={(status) => narrow({ status })}
            />
            <Choose
              label={adminSales.dispute.filter}
              options={optionsOf(['open', 'decided'] as const, adminSales.dispute.filters)}
              value={values.uenighet}
              onChoose={(uenighet) => narrow({ uenighet })}
            />
            <DayField
              label={adminSales.from}
              value={values.fra}
              max={values.til || undefined}
              onChange={(fra) => narrow({ fra })}
            />
            <DayField
              label={adminSales.to}
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
