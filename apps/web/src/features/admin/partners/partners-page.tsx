import {
  type ApplicationDto,
  useListApplicationsQuery,
  useSearchPartnersQuery,
  useSearchApplicationsQuery,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { partnerFile } from '../../../content/admin/admin-partner-file';
import { adminPartners } from '../../../content/admin/admin-partners';
import { useFreshWhenShown } from '../../../shared/calls/use-fresh-when-shown';
import { Button } from '../../../shared/ui/button';
import { counted } from '../shared/format';
import { Allowed } from '../shared/session/allowed';
import { AdminPage } from '../shared/ui/admin-page';
import { ListCard, noneFound } from '../shared/lists/list-card';
import { useAddressFilter } from '../shared/lists/use-address-filter';
import { ApplicationDialog } from './application-dialog';
import { PartnerDialog } from './partner-dialog';
import { PartnerFile } from './partner-file';
import { PartnerTable } from './partner-table';
import {
  addressesOf,
  APPLICATION_FILTER,
  filterQueryOf,
  PARTNER_FILTER,
  PARTNER_KIND_NAMES,
  PARTNER_KINDS,
  SERVICES,
  isUndecidedApplication,
} from '@boligstyling/domain';
import { Choose, optionsOf } from '../shared/ui/choose';
import { FilterBar } from '../shared/lists/filter-bar';
import { adminApplications as words } from '../../../content/admin/admin-applications';
import { formatMoment } from '../../../shared/format/moment';
import { Chip } from '../../../shared/ui/fields/chip';
import { useMay } from '../shared/session/use-may';
import { actionsColumn, DataTable, RowActions, type Column } from '../shared/lists/data-table';
import { RowButton } from '../shared/lists/row-action';
import { usePagedFilter } from '../shared/lists/use-paged-filter';
import { TextField } from '../../../shared/ui/fields/field';
import { useSettledText } from '../shared/lists/use-settled-text';

const PARTNER_ADDRESS = [...addressesOf(PARTNER_FILTER), 'partner'] as const;
const PARTNER_UNSEEN = [PARTNER_FILTER.text.address] as const;
type PartnerFilterValues = Record<(typeof PARTNER_ADDRESS)[number], string>;

const { words: ACTIVITIES } = PARTNER_FILTER.active;
const activities = [
  { value: ACTIVITIES.true, label: adminPartners.active },
  { value: ACTIVITIES.false, label: adminPartners.paused },
];

type PartnerFiltersProps = {
  values: PartnerFilterValues;
  onChange: (changes: Partial<PartnerFilterValues>) => void;
};

function PartnerFilters({ values, onChange }: PartnerFiltersProps) {
  return (
    <FilterBar label={adminPartners.filterLabel}>
      <PartnerSearch value={values.sok} onSearch={(sok) => onChange({ sok })} />
      <Choose
        label={PARTNER_FILTER.kind.label}
        options={optionsOf(PARTNER_KINDS, PARTNER_KIND_NAMES)}
        value={values.type}
        onChoose={(type) => onChange({ type })}
      />
      <Choose
        label={PARTNER_FILTER.service.label}
        options={optionsOf(SERVICES)}
        value={values.tjeneste}
        onChoose={(tjeneste) => onChange({ tjeneste })}
      />
      <Choose
        label={PARTNER_FILTER.active.label}
        options={activities}
        value={values.tilstand}
        onChoose={(tilstand) => onChange({ tilstand })}
      />
    </FilterBar>
  );
}

const NEW = 'ny';

export function PartnersPage() {
  const { values, change } = useAddressFilter(PARTNER_ADDRESS, PARTNER_UNSEEN);
  const args = filterQueryOf(PARTNER_FILTER, values);
  const list = useSearchPartnersQuery({ partnersQueryDto: args });
  useFreshWhenShown(list.refetch);
  const { data: waiting } = useListApplicationsQuery(WAITING);
  const isWaiting = waiting !== undefined && waiting.applications.length > 0;
  // The card moves once nobody waits.
  const [opened, setOpened] = useState<ApplicationDto>();
  const [isFromFile, setIsFromFile] = useState(false);
  const isAny = Object.keys(args).length > 0;
  const openId = values.partner;
  const close = () => change({ partner: '' });

  return (
    <AdminPage
      page="adminPartners"
      title={adminPartners.title}
      aside={
        <Allowed to="work">
          <RowActions>
            <Button size="small" variant="outline" onClick={() => setIsFromFile(true)}>
              {partnerFile.open}
            </Button>
            <Button size="small" icon="plus" onClick={() => change({ partner: NEW }, false)}>
              {adminPartners.add}
            </Button>
          </RowActions>
        </Allowed>
      }
    >
      {isWaiting && <ApplicationsCard onOpen={setOpened} />}
      <ListCard
        of={list}
        title={adminPartners.network}
        count={({ partners }) => counted(partners.length, adminPartners.count)}
        filters={<PartnerFilters values={values} onChange={change} />}
        empty={({ partners }) => partners.length === 0 && noneFound(adminPartners, isAny)}
      >
        {({ partners }) => (
          <PartnerTable partners={partners} onOpen={(partner) => change({ partner }, false)} />
        )}
      </ListCard>
      {!isWaiting && <ApplicationsCard onOpen={setOpened} />}
      {opened && (
        <ApplicationDialog key={opened.id} opened={opened} onClose={() => setOpened(undefined)} />
      )}
      {isFromFile && <PartnerFile onClose={() => setIsFromFile(false)} />}
      {openId && (
        <PartnerDialog key={openId} id={openId === NEW ? undefined : openId} onClose={close} />
      )}
    </AdminPage>
  );
}

const WAITING = { show: 'waiting', limit: 200 } as const;
const ADDRESS = [...addressesOf(APPLICATION_FILTER), 'side'] as const;
const UNSEEN = [APPLICATION_FILTER.text.address] as const;
const ALL = 'alle';
const SHOWN = APPLICATION_FILTER.show.options;
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

function ApplicationsCard({ onOpen }: ApplicationsCardProps) {
  const { values, narrow, pager } = usePagedFilter(ADDRESS, UNSEEN);
  const show = SHOWN.find((each) => each === (values.soknader || SHOWN[0]));
  const cursor = values.side || undefined;
  const asked = { ...WAITING, show, cursor };
  const q = values.soker.trim();
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
            label={APPLICATION_FILTER.show.label}
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

type PartnerSearchProps = {
  value: string;
  onSearch: (text: string) => void;
};

function PartnerSearch({ value, onSearch }: PartnerSearchProps) {
  const search = useSettledText(value, onSearch);
  return (
    <TextField
      label={PARTNER_FILTER.text.label}
      type="search"
      placeholder={adminPartners.searchPlaceholder}
      maxLength={PARTNER_FILTER.text.limit}
      autoComplete="off"
      {...search}
    />
  );
}
