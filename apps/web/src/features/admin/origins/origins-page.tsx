import { areaName, dayAt, filterTexts, norwegianDay, PERIOD_FILTER } from '@boligstyling/domain';
import { adminOrigins } from '../../../content/admin/admin-origins';
import { now } from '../../../shared/format/now';
import { AdminPage } from '../shared/ui/admin-page';
import { DayField } from '../shared/ui/choose';
import { FilterBar, ListCard } from '../shared/lists/list-card';
import { useAddressFilter } from '../shared/lists/use-paged-filter';
import { OutcomeCard } from './outcome-card';
import { VisitsCard } from './visits-card';
import { type QuotePriceDto, useGetQuotePricesQuery } from '@boligstyling/api-client/admin';
import { formatKroner, formatNumber } from '../shared/format';
import { type Column, DataTable } from '../shared/lists/data-table';

const NAMES = ['fra', 'til'] as const;

/** Two years would add up every sale on each request. */
const USUAL_DAYS = 90;

export function OriginsPage() {
  const { values, change } = useAddressFilter(NAMES);
  const asked = filterTexts(PERIOD_FILTER, (name) => values[name as 'fra']);
  const from = asked.from || dayAt(asked.to || norwegianDay(now()), -USUAL_DAYS);
  const period = { from, ...(asked.to && { to: asked.to }) };
  return (
    <AdminPage page="adminOrigins" title={adminOrigins.title}>
      <FilterBar label={adminOrigins.periodLabel}>
        <DayField
          label={adminOrigins.from}
          value={from}
          max={asked.to || undefined}
          onChoose={(fra) => change({ fra })}
        />
        <DayField
          label={adminOrigins.to}
          value={asked.to}
          min={from}
          onChoose={(til) => change({ til })}
        />
      </FilterBar>
      <OutcomeCard period={period} />
      <QuotePricesCard />
      <VisitsCard period={period} />
    </AdminPage>
  );
}

const texts = adminOrigins.prices;
const titles = texts.columns;

const COLUMNS: readonly Column<QuotePriceDto>[] = [
  { title: titles.service, cell: ({ service }) => service },
  { title: titles.county, cell: ({ county }) => areaName(county) },
  { title: titles.quotes, kind: 'amount', cell: ({ quotes }) => formatNumber(quotes) },
  { title: titles.lowest, kind: 'amount', cell: ({ lowest }) => formatKroner(lowest) },
  { title: titles.median, kind: 'amount', cell: ({ median }) => <b>{formatKroner(median)}</b> },
  { title: titles.highest, kind: 'amount', cell: ({ highest }) => formatKroner(highest) },
];

export function QuotePricesCard() {
  const prices = useGetQuotePricesQuery();
  return (
    <ListCard
      of={prices}
      title={texts.title}
      intro={texts.intro}
      empty={({ prices: rows }) =>
        rows.length === 0 && { title: texts.empty, text: texts.emptyText }
      }
    >
      {({ prices: rows }) => (
        <DataTable
          rows={rows}
          idOf={({ county, service }) => `${service} ${county}`}
          columns={COLUMNS}
        />
      )}
    </ListCard>
  );
}
