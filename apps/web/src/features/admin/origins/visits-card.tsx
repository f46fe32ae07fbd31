import {
  useGetVisitsQuery,
  type VisitRowDto,
  type VisitStepsDto,
  type GetVisitsApiArg,
} from '@boligstyling/api-client/admin';
import {
  LEAD_LIMITS,
  VISIT_PAGES,
  VISIT_SOURCES,
  placeName,
  type VisitPage,
} from '@boligstyling/domain';
import { adminOrigins, visitPageWords } from '../../../content/admin/admin-origins';
import { SelectField } from '../../../shared/ui/fields/field';
import { admin } from '../../../content/admin/admin';
import { formatNumber } from '../shared/format';
import { Choose, optionsOf, TypedField } from '../shared/ui/choose';
import { DataTable, type Column } from '../shared/lists/data-table';
import { FilterBar, ListCard, nothingIn } from '../shared/lists/list-card';
import { useAddressFilter } from '../shared/lists/use-paged-filter';
import { ShareBar } from '../shared/lists/share-bar';
import type { ShownPeriod } from './outcome-card';
import styles from './visits-card.module.css';

const texts = adminOrigins.visits;
const NAMES = ['besok-etter', 'side', 'by', 'besok-kilde'] as const;

export function VisitsCard({ period }: { period: ShownPeriod }) {
  const { values, change } = useAddressFilter(NAMES);
  const args = visitArgs(values, period);
  const visits = useGetVisitsQuery(args);
  const steps = stepsShown(args.page);
  const columns: readonly Column<VisitRowDto>[] = [
    {
      title: texts.views.find(({ value }) => value === args.by)!.label,
      cell: ({ name }) => visitName(name, args.by),
    },
    ...steps.map((step) => ({
      title: texts.steps[step],
      kind: 'amount' as const,
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
          <TypedField
            label={texts.city}
            placeholder={admin.all}
            value={values.by}
            maxLength={LEAD_LIMITS.location}
            autoComplete="off"
            onChoose={(by) => change({ by })}
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

const PERCENT = new Intl.NumberFormat('nb-NO', { style: 'percent' });

function Funnel({ total, steps }: { total: VisitStepsDto; steps: readonly ShownStep[] }) {
  return (
    <dl className={styles.funnel}>
      {steps.map((step, index) => {
        const before = steps[index - 1];
        return (
          <div key={step} className={styles.step}>
            <dt>{texts.steps[step]}</dt>
            <dd className={styles.count}>{formatNumber(total[step])}</dd>
            <dd className={styles.bar}>
              <ShareBar share={total[step] / Math.max(total.page, 1)} />
            </dd>
            {before && total[before] > 0 && (
              <dd className={styles.note}>
                {texts.ofLast(PERCENT.format(total[step] / total[before]))}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

const STEPS = ['page', 'form', 'step_1', 'step_2', 'step_3', 'sent'] as const;
type ShownStep = keyof VisitStepsDto;

/** A sum over other forms would mean nothing. */
export const stepsShown = (page: string | undefined): readonly ShownStep[] =>
  STEPS.filter((step) => step !== 'step_3' || page === 'articles' || page === 'embedded');

type Asked = Readonly<Record<'besok-etter' | 'side' | 'by' | 'besok-kilde', string>>;

export function visitArgs(asked: Asked, period: ShownPeriod): GetVisitsApiArg {
  const by = texts.views.find(({ value }) => value === asked['besok-etter'])?.value ?? 'page';
  const page = VISIT_PAGES.find((each) => each === asked.side);
  const source = VISIT_SOURCES.find((each) => each === asked['besok-kilde']);
  const city = asked.by.trim();
  return {
    by,
    ...period,
    ...(page && { page }),
    ...(city && { city: city === 'annet' ? city : placeName(city) }),
    ...(source && { source }),
  };
}

export function visitName(name: string, by: GetVisitsApiArg['by']): string {
  if (by === 'page') return visitPageWords[name as VisitPage];
  if (by === 'city' && !name) return texts.noCity;
  return by === 'day' ? name.split('-').toReversed().join('.') : name;
}
