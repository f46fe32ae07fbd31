import { type ApplicationDto, useListApplicationsQuery } from '@boligstyling/api-client/admin';
import { isUndecidedApplication, PARTNER_KIND_NAMES } from '@boligstyling/domain';
import { adminApplications as words } from '../../../content/admin-applications';
import { formatMoment } from '../../../shared/format/moment';
import { Chip } from '../../../shared/ui/chip';
import { counted } from '../shared/format';
import { useMay } from '../shared/session/use-may';
import { Choose, optionsOf } from '../shared/ui/choose';
import { actionsColumn, DataTable, RowActions, type Column } from '../shared/ui/data-table';
import { FilterBar } from '../shared/ui/filter-bar';
import { ListCard } from '../shared/ui/list-card';
import { nothingIn } from '../shared/ui/nothing-in';
import { RowButton } from '../shared/ui/row-action';
import { usePagedFilter } from '../shared/ui/use-paged-filter';

/** What the list begins with. */
export const WAITING = { show: 'waiting', limit: 200 } as const;
const ADDRESS = ['soknader', 'side'] as const;
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

/** Those who want to become partners, first those who wait for an answer. */
export function ApplicationsCard({ onOpen }: ApplicationsCardProps) {
  const { values, narrow, pager } = usePagedFilter(ADDRESS);
  const show = SHOWN.find((each) => each === (values.soknader || SHOWN[0]));
  const cursor = values.side || undefined;
  const list = useListApplicationsQuery({ ...WAITING, show, cursor });
  const mayWork = useMay()('work');
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
      of={list}
      title={words.title}
      count={({ applications, next_cursor }) =>
        cursor || next_cursor ? undefined : counted(applications.length, words.count)
      }
      filters={
        <FilterBar label={words.filterLabel}>
          <Choose
            label={words.show}
            options={optionsOf(SHOWN, words.shown)}
            value={show ?? ''}
            onChoose={(show) => narrow({ soknader: show || ALL })}
          />
        </FilterBar>
      }
      empty={({ applications }) => applications.length === 0 && nothingIn(words)}
      pager={pager}
    >
      {({ applications }) => <DataTable rows={applications} columns={[...columns, actions]} />}
    </ListCard>
  );
}
