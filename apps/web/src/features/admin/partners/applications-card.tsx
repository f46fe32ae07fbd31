import {
  type ApplicationDto,
  useListApplicationsQuery,
  useSearchApplicationsQuery,
} from '@boligstyling/api-client/admin';
import { isUndecidedApplication, PARTNER_KIND_NAMES } from '@boligstyling/domain';
import { adminApplications as words } from '../../../content/admin/admin-applications';
import { formatMoment } from '../../../shared/format/moment';
import { Chip } from '../../../shared/ui/fields/chip';
import { counted } from '../shared/format';
import { useMay } from '../shared/session/use-may';
import { Choose, optionsOf } from '../shared/ui/choose';
import { actionsColumn, DataTable, RowActions, type Column } from '../shared/lists/data-table';
import { FilterBar } from '../shared/lists/filter-bar';
import { ListCard } from '../shared/lists/list-card';
import { noneFound } from '../shared/lists/nothing-in';
import { RowButton } from '../shared/lists/row-action';
import { usePagedFilter } from '../shared/lists/use-paged-filter';
import { PartnerSearch } from './partner-search';

export const WAITING = { show: 'waiting', limit: 200 } as const;
const ADDRESS = ['soknader', 'soker', 'side'] as const;
const UNSEEN = ['soker'] as const;
const ALL = 'alle';
const SHOWN = ['waiting', 'decided'] as const;
const TONES = { open: 'new', asked: 'new', approved: 'settled', refused: 'neutral' } as const;

const columns: readonly Column<ApplicationDto>[] = [
  {
    title: words.columns.company,
    cell: ({ company }) => company,
    under: ({ contact_name, suspect }) =>
      suspect ? `${contact_name}. ${words.suspect}` : contact_name,
  },
  { title: words.columns.kind, kind: 'words', cell: ({ kind }) => PARTNER_KIND_NAMES[kind] },
  { title: words.columns.places, cell: ({ places }) => places },
  {
    title: words.columns.state,
    kind: 'beside',
    cell: ({ state }) => <Chip tone={TONES[state]}>{words.states[state]}</Chip>,
  },
  {
    title: words.columns.received,
    kind: 'number',
    cell: ({ received_at }) => formatMoment(received_at),
  },
];

type ApplicationsCardProps = { onOpen: (application: ApplicationDto) => void };

export function ApplicationsCard({ onOpen }: ApplicationsCardProps) {
  const { values, narrow, pager } = usePagedFilter(ADDRESS, UNSEEN);
  const show = SHOWN.find((each) => each === (values.soknader || SHOWN[0]));
  const cursor = values.side || undefined;
  const asked = { ...WAITING, show, cursor };
  const q = values.soker.trim();
  // Without a search this is the page's own query, which the cache serves.
  const listed = useListApplicationsQuery(asked, { skip: Boolean(q) });
  const found = useSearchApplicationsQuery(
    { applicationsSearchDto: { ...asked, q } },
    { skip: !q },
  );
  const may = useMay();
  const mayWork = may('work');
  const actions = actionsColumn(words.columns, (application: ApplicationDto) => (
    <RowActions>
      <RowButton
        label={mayWork && isUndecidedApplication(application) ? words.answer : words.see}
        of={application.company}
        onClick={() => onOpen(application)}
      />
    </RowActions>
  ));

  return (
    <ListCard
      of={q ? found : listed}
      title={words.title}
      count={({ applications, next_cursor }) =>
        cursor || next_cursor ? undefined : counted(applications.length, words.count)
      }
      filters={
        <FilterBar label={words.filterLabel}>
          {may('contact') && (
            <PartnerSearch value={values.soker} onSearch={(soker) => narrow({ soker })} />
          )}
          <Choose
            label={words.show}
            options={optionsOf(SHOWN, words.shown)}
            value={show ?? ''}
            onChoose={(show) => narrow({ soknader: show || ALL })}
          />
        </FilterBar>
      }
      empty={({ applications }) => applications.length === 0 && noneFound(words, Boolean(q))}
      pager={pager}
    >
      {({ applications }) => <DataTable rows={applications} columns={[...columns, actions]} />}
    </ListCard>
  );
}
