import { useListPartnersQuery } from '@boligstyling/api-client/admin';
import { adminPartners } from '../../../content/admin-partners';
import { Button } from '../../../shared/ui/button';
import { useFailureNotice } from '../shared/calls/use-failure-notice';
import { counted } from '../shared/format';
import { AdminPage } from '../shared/ui/admin-page';
import { Card } from '../shared/ui/card';
import { EmptyState } from '../shared/ui/empty-state';
import { LoadState } from '../shared/ui/load-state';
import { useAddressFilter } from '../shared/ui/use-address-filter';
import { PARTNER_FILTER, toPartnerArgs } from './partner-args';
import { PartnerDialog } from './partner-dialog';
import { PartnerFilters } from './partner-filters';
import { PartnerTable } from './partner-table';

const NEW = 'ny';

/** Everyone leads are passed on to. */
export function PartnersPage() {
  const { values, change } = useAddressFilter(PARTNER_FILTER);
  const args = toPartnerArgs(values);
  const list = useListPartnersQuery(args);
  useFailureNotice(list.error);
  const openId = values.partner;
  const close = () => change({ partner: '' });

  return (
    <AdminPage
      page="adminPartners"
      title={adminPartners.title}
      aside={
        <Button size="small" icon="plus" onClick={() => change({ partner: NEW }, false)}>
          {adminPartners.add}
        </Button>
      }
    >
      <Card
        title={adminPartners.network}
        aside={
          list.data && (
            <span role="status">{counted(list.data.partners.length, adminPartners.count)}</span>
          )
        }
      >
        <PartnerFilters values={values} onChange={change} />
        <LoadState
          data={list.currentData ?? list.data}
          isError={list.isError}
          isFetching={list.isFetching}
          onRetry={() => void list.refetch()}
        >
          {({ partners }) => {
            const isAny = Object.keys(args).length > 0;
            return partners.length > 0 ? (
              <PartnerTable partners={partners} onEdit={(partner) => change({ partner }, false)} />
            ) : (
              <EmptyState
                title={isAny ? adminPartners.noHits : adminPartners.empty}
                text={isAny ? adminPartners.noHitsText : adminPartners.emptyText}
              />
            );
          }}
        </LoadState>
      </Card>
      {openId && (
        <PartnerDialog key={openId} id={openId === NEW ? undefined : openId} onClose={close} />
      )}
    </AdminPage>
  );
}
