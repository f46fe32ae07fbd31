import { useGetVisitsQuery, type VisitRowDto } from '@boligstyling/api-client/admin';
import { LEAD_LIMITS, VISIT_PAGES, VISIT_SOURCES } from '@boligstyling/domain';
import { adminOrigins, visitPageWords } from '../../../content/admin/admin-origins';
import { SelectField, TextField } from '../../../shared/ui/fields/field';
import { admin } from '../../../content/admin/admin';
import { formatNumber } from '../shared/format';
import { Choose, optionsOf } from '../shared/ui/choose';
import { DataTable, type Column } from '../shared/lists/data-table';
import { FilterBar } from '../shared/lists/filter-bar';
import { ListCard } from '../shared/lists/list-card';
import { nothingIn } from '../shared/lists/nothing-in';
import { useAddressFilter } from '../shared/lists/use-address-filter';
import { useSettledText } from '../shared/lists/use-settled-text';
import { Funnel } from './funnel';
import type { ShownPeriod } from './outcome-rows';
import { stepsShown, visitArgs, visitName } from './visit-view';

const texts = adminOrigins.visits;
const NAMES = ['besok-etter', 'side', 'by', 'besok-kilde'] as const;

export function VisitsCard({ period }: { period: ShownPeriod }) {
  const { values, change } = useAddressFilter(NAMES);
  const args = visitArgs(values, period);
  const visits = useGetVisitsQuery(args);
  const city = useSettledText(values.by, (by) => change({ by }));
  const steps = stepsShown(args.page);
  const columns: readonly Column<VisitRowDto>[] = [
    {
      title: texts.views.find(({ value }) => value === args.by)!.label,
      cell: ({ name }) => visitName(name, args.by),
    },
    ...steps.map((step) => ({
      title: texts.steps[step],
      kind: 'number' as const,
      cell: (row: VisitRowDto) => formatNumber(row[step]),
    })),
  ];

  return (
    <ListCard
      of={visits}
      title={texts.title}
      intro={texts.intro}
      filters={
        <FilterBar label={texts.filterLabel}>
          <SelectField
            label={texts.by}
            options={texts.views}
            value={args.by}
            onChange={({ target }) => change({ 'besok-etter': target.value })}
          />
          <Choose
            label={texts.page}
            options={optionsOf(VISIT_PAGES, visitPageWords)}
            value={values.side}
            onChoose={(side) => change({ side })}
          />
          <TextField
            label={texts.city}
            placeholder={admin.all}
            maxLength={LEAD_LIMITS.location}
            autoComplete="off"
            {...city}
          />
          <Choose
            label={texts.source}
            options={optionsOf(VISIT_SOURCES)}
            value={values['besok-kilde']}
            onChoose={(source) => change({ 'besok-kilde': source })}
          />
        </FilterBar>
      }
      empty={({ rows }) => rows.length === 0 && nothingIn(texts)}
    >
      {({ rows, total }) => (
        <>
          <Funnel total={total} steps={steps} />
          <DataTable rows={rows} idOf={({ name }) => name} columns={columns} />
        </>
      )}
    </ListCard>
  );
}
