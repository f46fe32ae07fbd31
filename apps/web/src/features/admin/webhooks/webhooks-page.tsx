import { useListWebhooksQuery } from '@boligstyling/api-client/admin';
import { adminWebhooks } from '../../../content/admin-webhooks';
import { Button } from '../../../shared/ui/button';
import { useFailureNotice } from '../shared/calls/use-failure-notice';
import { counted } from '../shared/format';
import { AdminPage } from '../shared/ui/admin-page';
import { Card } from '../shared/ui/card';
import { EmptyState } from '../shared/ui/empty-state';
import { LoadState } from '../shared/ui/load-state';
import { useAddressFilter } from '../shared/ui/use-address-filter';
import { DeliveryLog } from './delivery-log';
import { WebhookDialog } from './webhook-dialog';
import { WebhookTable } from './webhook-table';

const NEW = 'ny';
/** Whose log is shown, and who is being written. */
const ADDRESS = ['logg', 'mottaker'] as const;

/** Systems of others that are told what happens to leads. */
export function WebhooksPage() {
  const { values, change } = useAddressFilter(ADDRESS);
  const list = useListWebhooksQuery();
  useFailureNotice(list.error);
  const webhooks = list.data?.webhooks ?? [];
  const logged = webhooks.find(({ id }) => id === values.logg) ?? webhooks[0];
  const written = webhooks.find(({ id }) => id === values.mottaker);

  return (
    <AdminPage
      page="adminWebhooks"
      title={adminWebhooks.title}
      aside={
        <Button size="small" icon="plus" onClick={() => change({ mottaker: NEW }, false)}>
          {adminWebhooks.add}
        </Button>
      }
    >
      <Card
        title={adminWebhooks.receivers}
        intro={adminWebhooks.intro}
        aside={
          list.data && <span role="status">{counted(webhooks.length, adminWebhooks.count)}</span>
        }
      >
        <LoadState
          data={list.data}
          isError={list.isError}
          isFetching={list.isFetching}
          onRetry={() => void list.refetch()}
        >
          {() =>
            logged ? (
              <WebhookTable
                webhooks={webhooks}
                onEdit={(mottaker) => change({ mottaker }, false)}
              />
            ) : (
              <EmptyState title={adminWebhooks.empty} text={adminWebhooks.emptyText} />
            )
          }
        </LoadState>
      </Card>
      {logged && (
        <DeliveryLog webhooks={webhooks} shown={logged.id} onChoose={(logg) => change({ logg })} />
      )}
      {(written || values.mottaker === NEW) && (
        <WebhookDialog
          key={values.mottaker}
          webhook={written}
          onClose={() => change({ mottaker: '' })}
        />
      )}
    </AdminPage>
  );
}
