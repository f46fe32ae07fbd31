import { type SaleDto, useListSalesQuery } from '@boligstyling/api-client/admin';
import { PAYMENT_STATUSES } from '@boligstyling/domain';
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
import { DisputeDialog } from './dispute-dialog';
import { DisputesNotice } from './disputes-notice';
import { SaleList } from './sale-list';
import { toSalesArgs } from './sales-args';
import styles from './sales.module.css';
import { SalesTotals } from './sales-totals';

const FILTER = ['status', 'partner', 'uenighet', 'fra', 'til', 'side'] as const;

/** What partners owe and have paid, one line for each lead passed on. */
export function SalesPage() {
  const { values, isNarrowed, narrow, pager } = usePagedFilter(FILTER);
  const list = useListSalesQuery(toSalesArgs(values));
  useFreshWhenShown(list.refetch);
  const found = foundOf(list);
  // Not in its row, which goes once a colleague has decided it.
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
