import {
  type ApplicationDto,
  useListApplicationsQuery,
  useSearchPartnersQuery,
  useSearchApplicationsQuery,
  type PartnerDto,
  useChangePartnerMutation,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { partnerFile } from '../../../content/admin/admin-partner-file';
import { adminPartners } from '../../../content/admin/admin-partners';
import { useFreshWhenShown } from '../../../shared/calls/use-fresh-when-shown';
import { Button, SideButton } from '../../../shared/ui/button';
import { counted } from '../shared/format';
import { Allowed, useMay } from '../shared/session/use-may';
import { AdminPage } from '../shared/ui/admin-page';
import { ListCard, noneFound, FilterBar } from '../shared/lists/list-card';
import { useAddressFilter, usePagedFilter } from '../shared/lists/use-paged-filter';
import { ApplicationDialog } from './application-dialog';
import { PartnerDialog } from './partner-dialog';
import { PartnerFile } from './partner-file';
import {
  addressesOf,
  APPLICATION_FILTER,
  filterQueryOf,
  PARTNER_FILTER,
  PARTNER_KIND_NAMES,
  PARTNER_KINDS,
  SERVICES,
  isUndecidedApplication,
  areaName,
  pricedServices,
  type Area,
} from '@boligstyling/domain';
import { Choose, conditionsOf, optionsOf, TypedField } from '../shared/ui/choose';
import { adminApplications as words } from '../../../content/admin/admin-applications';
import { formatMoment, formatDay } from '../../../shared/format/moment';
import { Chip } from '../../../shared/ui/fields/chip';
import { actionsColumn, DataTable, RowActions, type Column } from '../shared/lists/data-table';
import { RowButton, EditAndPause, stateColumn } from '../shared/lists/row-action';
import { basedOn } from '../../../shared/calls/versions';
import { priceSpan } from './price-draft';

/** A partner may cover a whole region. */
const AREAS_SHOWN = 6;

function areasText(areas: readonly Area[]): string {
  const names = areas.slice(0, AREAS_SHOWN).map(areaName).join(', ');
  const more = areas.length - AREAS_SHOWN;
  return (names || adminPartners.nowhere) + (more > 0 ? adminPartners.andMore(more) : '');
}

const titles = adminPartners.columns;
const partnerTableColumns: readonly Column<PartnerDto>[] = [
  { title: titles.partner, cell: ({ name }) => name, under: ({ company }) => company },
  { title: titles.kind, kind: 'words', cell: ({ kind }) => PARTNER_KIND_NAMES[kind] },
  {
    title: titles.covers,
    cell: ({ areas }) => areasText(areas),
  },
  { title: titles.services, kind: 'words', cell: ({ services }) => services.join(', ') },
  {
    title: titles.price,
    kind: 'number',
    cell: (partner) => priceSpan(partner.prices, pricedServices(partner)),
  },
  {
    title: titles.load,
    kind: 'number',
    cell: ({ assignments_last_week: given, weekly_capacity: capacity }) =>
      adminPartners.ofCapacity(given, capacity),
    under: ({ assignments }) => adminPartners.total(assignments),
  },
  {
    ...stateColumn(adminPartners, ({ active }: PartnerDto) => active),
    under: ({ active, paused_until: day, paused_by_operator: isOurs, terms_version }) => {
      if (isOurs) return adminPartners.pausedByOperator;
      if (day) return adminPartners.pausedUntil(formatDay(day));
      return active && terms_version === null && adminPartners.noTerms;
    },
  },
];

type PartnerTableProps = { partners: readonly PartnerDto[]; onOpen: (id: string) => void };

function PartnerTable({ partners, onOpen }: PartnerTableProps) {
  const mayWork = useMay()('work');
  const actions = actionsColumn(titles, (partner: PartnerDto) => {
    const open = () => onOpen(partner.id);
    if (mayWork) return <PartnerActions partner={partner} onEdit={open} />;
    return (
      <RowActions>
        <RowButton label={adminPartners.see} of={partner.name} onClick={open} />
      </RowActions>
    );
  });
  return <DataTable rows={partners} columns={[...partnerTableColumns, actions]} />;
}

function PartnerActions({ partner, onEdit }: { partner: PartnerDto; onEdit: () => void }) {
  const [change, { isLoading: busy }] = useChangePartnerMutation();
  const { id, name, active } = partner;
  return (
    <EditAndPause
      {...{ name, active, busy, onEdit }}
      words={adminPartners}
      onSet={(active) => change({ id, ...basedOn(partner), changePartnerDto: { active } })}
    />
  );
}

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
  const condition = conditionsOf(PARTNER_FILTER, values, onChange);
  return (
    <FilterBar label={adminPartners.filterLabel}>
      <PartnerSearch {...condition('text')} />
      <Choose {...condition('kind')} options={optionsOf(PARTNER_KINDS, PARTNER_KIND_NAMES)} />
      <Choose {...condition('service')} options={optionsOf(SERVICES)} />
      <Choose {...condition('active')} options={activities} />
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
  // The card moves once no application waits.
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
            <SideButton onClick={() => setIsFromFile(true)}>{partnerFile.open}</SideButton>
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

function ApplicationsCard({ onOpen }: { onOpen: (application: ApplicationDto) => void }) {
  const { values, narrow, pager } = usePagedFilter(ADDRESS, UNSEEN);
  const condition = conditionsOf(APPLICATION_FILTER, values, narrow);
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
          {may('contact') && <PartnerSearch {...condition('text')} />}
          <Choose
            {...condition('show')}
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

function PartnerSearch(condition: ReturnType<ReturnType<typeof conditionsOf>>) {
  return (
    <TypedField
      {...condition}
      type="search"
      placeholder={adminPartners.searchPlaceholder}
      maxLength={PARTNER_FILTER.text.limit}
      autoComplete="off"
    />
  );
}
