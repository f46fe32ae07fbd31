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
import { PARTNER_FILTER, PARTNER_UNSEEN, toPartnerArgs } from './partner-args';
import { PartnerDialog } from './partner-dialog';
import { PartnerFilters } from './partner-filters';
import { PartnerTable } from './partner-table';

const NEW = 'ny';

/** Everyone leads are passed on to. Those who wait to become one come first, and else last. */
export function PartnersPage() {
  const { values, change } = useAddressFilter(PARTNER_FILTER, PARTNER_UNSEEN);
  const args = toPartnerArgs(values);
  const list = useSearchPartnersQuery({ partnersQueryDto: args });
  useFreshWhenShown(list.refetch);
  const { data: waiting } = useListApplicationsQuery(WAITING);
  const isWaiting = waiting !== undefined && waiting.applications.length > 0;
  // Not in the card, whose place is another once nobody waits.
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
