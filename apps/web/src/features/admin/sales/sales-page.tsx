import { useListPartnersQuery, useListSalesQuery } from '@boligstyling/api-client/admin';
import { PAYMENT_STATUSES, type PaymentStatus } from '@boligstyling/domain';
import { useState } from 'react';
import { adminSales } from '../../../content/admin-sales';
import { paymentStatusWords } from '../../../content/admin-words';
import { SelectField, TextField } from '../../../shared/ui/field';
import { useFailureNotice } from '../shared/calls/use-failure-notice';
import { AdminPage } from '../shared/ui/admin-page';
import { Card } from '../shared/ui/card';
import { EmptyState } from '../shared/ui/empty-state';
import { FilterBar } from '../shared/ui/filter-bar';
import { LoadState } from '../shared/ui/load-state';
import { Pager } from '../shared/ui/pager';
import { useAddressFilter } from '../shared/ui/use-address-filter';
import { toSalesArgs } from './sales-args';
import { SalesTable } from './sales-table';
import { SalesTotals } from './sales-totals';

const FILTER = ['status', 'partner', 'fra', 'til', 'side'] as const;
const statuses = PAYMENT_STATUSES.map((value) => ({ value, label: paymentStatusWords[value] }));

/** What partners owe and have paid, one line for each lead passed on. */
export function SalesPage() {
  const { values, change } = useAddressFilter(FILTER);
  const [trail, setTrail] = useState<readonly string[]>([]);
  const list = useListSalesQuery(toSalesArgs(values));
  const { data: partners } = useListPartnersQuery({});
  useFailureNotice(list.error);

  const { side, ...narrowed } = values;
  const isNarrowed = Object.values(narrowed).some(Boolean);
  const narrow = (changes: Partial<typeof narrowed>) => {
    setTrail([]);
    change({ ...changes, side: '' });
  };
  const next = (cursor: string) => {
    setTrail([...trail, side]);
    change({ side: cursor }, false);
  };
  const previous = () => {
    setTrail(trail.slice(0, -1));
    change({ side: trail.at(-1) ?? '' }, false);
  };

  return (
    <AdminPage page="adminSales" title={adminSales.title}>
      {list.data && <SalesTotals totals={list.data.totals} />}
      <Card title={adminSales.list}>
        <FilterBar label={adminSales.filterLabel}>
          <SelectField
            label={adminSales.partner}
            options={(partners?.partners ?? []).map(({ id, name, company }) => ({
              value: id,
              label: `${name}, ${company}`,
            }))}
            placeholder={adminSales.all}
            value={values.partner}
            onChange={({ target }) => narrow({ partner: target.value })}
          />
          <SelectField
            label={adminSales.status}
            options={statuses}
            placeholder={adminSales.all}
            value={values.status as PaymentStatus | ''}
            onChange={({ target }) => narrow({ status: target.value })}
          />
          <TextField
            label={adminSales.from}
            type="date"
            value={values.fra}
            max={values.til || undefined}
            onChange={({ target }) => narrow({ fra: target.value })}
          />
          <TextField
            label={adminSales.to}
            type="date"
            value={values.til}
            min={values.fra || undefined}
            onChange={({ target }) => narrow({ til: target.value })}
          />
        </FilterBar>
        <LoadState
          data={list.currentData ?? list.data}
          isError={list.isError}
          isFetching={list.isFetching}
          onRetry={() => void list.refetch()}
        >
          {({ sales, next_cursor }) => (
            <>
              {sales.length > 0 ? (
                <SalesTable sales={sales} />
              ) : (
                <EmptyState
                  title={isNarrowed ? adminSales.noHits : adminSales.empty}
                  text={isNarrowed ? adminSales.noHitsText : adminSales.emptyText}
                />
              )}
              <Pager
                onPrevious={side ? previous : undefined}
                onNext={next_cursor ? () => next(next_cursor) : undefined}
              />
            </>
          )}
        </LoadState>
      </Card>
    </AdminPage>
  );
}
