import { type QuotePriceDto, useGetQuotePricesQuery } from '@boligstyling/api-client/admin';
import { areaName } from '@boligstyling/domain';
import { adminOrigins } from '../../../content/admin/admin-origins';
import { formatKroner, formatNumber } from '../shared/format';
import { type Column, DataTable } from '../shared/lists/data-table';
import { ListCard } from '../shared/lists/list-card';

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
