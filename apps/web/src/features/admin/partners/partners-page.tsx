import {
  type ApplicationDto,
  useListApplicationsQuery,
  useSearchPartnersQuery,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminPartners } from '../../../content/admin/admin-partners';
import { useFreshWhenShown } from '../../../shared/calls/use-fresh-when-shown';
import { Button } from '../../../shared/ui/button';
import { counted } from '../shared/format';
import { Allowed } from '../shared/session/allowed';
import { AdminPage } from '../shared/ui/admin-page';
import { ListCard } from '../shared/lists/list-card';
import { noneFound } from '../shared/lists/nothing-in';
import { useAddressFilter } from '../shared/lists/use-address-filter';
import { ApplicationDialog } from './application-dialog';
import { ApplicationsCard, WAITING } from './applications-card';
import { PartnerDialog } from './partner-dialog';
import { PartnerTable } from './partner-table';
import {
  PARTNER_KIND_NAMES,
  PARTNER_KINDS,
  SERVICES,
  type PartnerKind,
  type Service,
} from '@boligstyling/domain';
import { Choose, optionsOf } from '../shared/ui/choose';
import { FilterBar } from '../shared/lists/filter-bar';
import { PartnerSearch } from './partner-search';

const PARTNER_FILTER = ['sok', 'type', 'tjeneste', 'tilstand', 'partner'] as const;
const PARTNER_UNSEEN = ['sok'] as const;
type PartnerFilterValues = Record<(typeof PARTNER_FILTER)[number], string>;

const toPartnerArgs = ({ sok, type, tjeneste, tilstand }: PartnerFilterValues) => ({
  ...(sok.trim() && { q: sok.trim() }),
  ...(PARTNER_KINDS.includes(type as PartnerKind) && { kind: type as PartnerKind }),
  ...(SERVICES.includes(tjeneste as Service) && { service: tjeneste as Service }),
  ...(tilstand && { active: tilstand === 'aktiv' }),
});

const activities = [
  { value: 'aktiv', label: adminPartners.active },
  { value: 'pause', label: adminPartners.paused },
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
        label={adminPartners.kind}
        options={optionsOf(PARTNER_KINDS, PARTNER_KIND_NAMES)}
        value={values.type}
        onChoose={(type) => onChange({ type })}
      />
      <Choose
        label={adminPartners.service}
        options={optionsOf(SERVICES)}
        value={values.tjeneste}
        onChoose={(tjeneste) => onChange({ tjeneste })}
      />
      <Choose
        label={adminPartners.activity}
        options={activities}
        value={values.tilstand}
        onChoose={(tilstand) => onChange({ tilstand })}
      />
    </FilterBar>
  );
}

const NEW = 'ny';

export function PartnersPage() {
  const { values, change } = useAddressFilter(PARTNER_FILTER, PARTNER_UNSEEN);
  const args = toPartnerArgs(values);
  const list = useSearchPartnersQuery({ partnersQueryDto: args });
  useFreshWhenShown(list.refetch);
  const { data: waiting } = useListApplicationsQuery(WAITING);
  const isWaiting = waiting !== undefined && waiting.applications.length > 0;
  // Not in the card, which moves once nobody waits.
  const [opened, setOpened] = useState<ApplicationDto>();
  const isAny = Object.keys(args).length > 0;
  const openId = values.partner;
  const close = () => change({ partner: '' });

  return (
    <AdminPage
      page="adminPartners"
      title={adminPartners.title}
      aside={
        <Allowed to="work">
          <Button size="small" icon="plus" onClick={() => change({ partner: NEW }, false)}>
            {adminPartners.add}
          </Button>
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
      {openId && (
        <PartnerDialog key={openId} id={openId === NEW ? undefined : openId} onClose={close} />
      )}
    </AdminPage>
  );
}
