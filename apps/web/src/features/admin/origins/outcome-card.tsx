import {
  useGetOriginsQuery,
  type OutcomeDto,
  useGetOriginNamesQuery,
  type GetOriginsApiArg,
  type OriginsDto,
} from '@boligstyling/api-client/admin';
import { adminOrigins, formWords } from '../../../content/admin/admin-origins';
import { SelectField } from '../../../shared/ui/fields/field';
import { counted, formatKroner, formatNumber } from '../shared/format';
import { actionsColumn, DataTable, RowActions, type Column } from '../shared/lists/data-table';
import { DownloadButton } from '../shared/ui/download-button';
import { FilterBar, ListCard, nothingIn } from '../shared/lists/list-card';
import { RowLink } from '../shared/lists/row-action';
import { useAddressFilter } from '../shared/lists/use-paged-filter';
import { Choose } from '../shared/ui/choose';
import { paths } from '../../../shared/config/paths';

const texts = adminOrigins.outcome;
const titles = texts.columns;
const NAMES = ['etter', 'kilde', 'kampanje'] as const;

const columnsOf = (title: string): readonly Column<OutcomeRow>[] => [
  { title, cell: ({ name }) => name },
  { title: titles.leads, kind: 'amount', cell: ({ leads }) => formatNumber(leads) },
  { title: titles.matched, kind: 'amount', cell: ({ matched }) => formatNumber(matched) },
  { title: titles.won, kind: 'amount', cell: ({ won }) => formatNumber(won) },
  { title: titles.quotes, kind: 'amount', cell: ({ quotes }) => formatNumber(quotes) },
  { title: titles.hours, kind: 'amount', cell: hoursToQuote },
  { title: titles.chosen, kind: 'amount', cell: shareChosen },
  { title: titles.revenue, kind: 'amount', cell: ({ revenue }) => formatKroner(revenue) },
  actionsColumn(titles, ({ href }) => (
    <RowActions>{href && <RowLink href={href}>{texts.see}</RowLink>}</RowActions>
  )),
];

const inAll = ({ leads, matched, won, revenue }: OutcomeDto): string =>
  texts.total(
    counted(leads, texts.leads),
    formatNumber(matched),
    formatNumber(won),
    formatKroner(revenue),
  );

const tableAt = (asked: AskedOutcome): string =>
  `/api/admin/origins.csv?${new URLSearchParams(asked)}`;

export function OutcomeCard({ period }: { period: ShownPeriod }) {
  const { values, change } = useAddressFilter(NAMES);
  const by = originView(values.etter);
  const asked: AskedOutcome = {
    by,
    ...period,
    ...(values.kilde && { source: values.kilde }),
    ...(values.kampanje && { utm_campaign: values.kampanje }),
  };
  const outcome = useGetOriginsQuery(outcomeArgs(asked));
  const view = texts.views.find(({ value }) => value === by)!;

  return (
    <ListCard
      of={outcome}
      title={texts.title}
      intro={texts.intro}
      count={({ total }) => inAll(total)}
      aside={
        <DownloadButton
          label={texts.download}
          name={texts.fileName}
          path={tableAt(asked)}
          failed={texts.downloadFailed}
        />
      }
      filters={
        <FilterBar label={texts.filterLabel}>
          <SelectField
            label={texts.by}
            options={texts.views}
            value={by}
            onChange={({ target }) => change({ etter: target.value })}
          />
          <OriginChoice
            label={texts.source}
            by="source"
            period={period}
            value={values.kilde}
            onChoose={(kilde) => change({ kilde })}
          />
          <OriginChoice
            label={texts.campaign}
            by="utm_campaign"
            period={period}
            value={values.kampanje}
            onChoose={(kampanje) => change({ kampanje })}
          />
        </FilterBar>
      }
      empty={({ total }) => total.leads === 0 && nothingIn(texts)}
    >
      {(data) => (
        <DataTable
          rows={outcomeRows(data, asked)}
          idOf={({ name, href }) => href ?? name}
          columns={columnsOf(view.label)}
        />
      )}
    </ListCard>
  );
}

type OriginChoiceProps = {
  label: string;
  by: OriginView;
  period: ShownPeriod;
  value: string;
  onChoose: (value: string) => void;
};

function OriginChoice({ by, period, ...field }: OriginChoiceProps) {
  const { data } = useGetOriginNamesQuery({ by, ...period });
  const names = new Set(data?.names);
  // Must be visible and removable.
  names.add(field.value).delete('');
  const options = [...names].map((value) => ({ value, label: originName(by, value) }));
  return <Choose options={options} {...field} />;
}

const NARROWED_BY = {
  source: 'kilde',
  utm_source: 'kampanjekilde',
  utm_campaign: 'kampanje',
  referrer_host: 'henvist-fra',
} as const;
type OriginView = keyof typeof NARROWED_BY;

export const originView = (asked: string): OriginView =>
  Object.hasOwn(NARROWED_BY, asked) ? (asked as OriginView) : 'source';

const originName = (view: OriginView, name: string): string =>
  (view === 'source' && formWords.get(name)) || name || adminOrigins.outcome.none;

export type ShownPeriod = { from?: string; to?: string };

type AskedOutcome = ShownPeriod & { by: OriginView; source?: string; utm_campaign?: string };

export const outcomeArgs = ({ utm_campaign, ...asked }: AskedOutcome): GetOriginsApiArg => ({
  ...asked,
  ...(utm_campaign && { utmCampaign: utm_campaign }),
});

type OutcomeRow = OutcomeDto & {
  name: string;
  href?: string;
};

/** The figures count each home once. */
function leadsAt({ from, to, by, ...filter }: AskedOutcome, name: string): string {
  const origins = Object.entries({ ...filter, [by]: name });
  const query = origins.map(([key, value]) => [NARROWED_BY[key as OriginView], value]);
  const days = Object.entries({ ...(from && { fra: from }), ...(to && { til: to }) });
  const once = ['slatt-sammen', 'without'];
  return `${paths.admin}?${new URLSearchParams([...query, once, ...days])}`;
}

export function outcomeRows({ origins, total }: OriginsDto, asked: AskedOutcome): OutcomeRow[] {
  const rows = origins.map(({ name, ...outcome }): OutcomeRow => ({
    ...outcome,
    name: originName(asked.by, name),
    ...(name && { href: leadsAt(asked, name) }),
  }));
  const rest = (of: keyof OutcomeDto) => origins.reduce((left, each) => left - each[of], total[of]);
  if (rest('leads') <= 0) return rows;
  const keys = Object.keys(total) as (keyof OutcomeDto)[];
  const others = Object.fromEntries(keys.map((key) => [key, rest(key)])) as OutcomeDto;
  return [...rows, { name: adminOrigins.outcome.others, ...others }];
}

/** «18 t»; a dash without quotes. */
export function hoursToQuote({ quoted, quote_minutes }: OutcomeDto): string {
  return quoted > 0 ? adminOrigins.outcome.hours(Math.round(quote_minutes / quoted / 60)) : '–';
}

/** In percent; a dash without quotes. */
export function shareChosen({ chosen, quoted }: OutcomeDto): string {
  return quoted > 0 ? `${Math.round((chosen / quoted) * 100)} %` : '–';
}
