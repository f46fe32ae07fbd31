import { useListWebhooksQuery } from '@boligstyling/api-client/admin';
import { adminWebhooks } from '../../../content/admin/admin-webhooks';
import { Button } from '../../../shared/ui/button';
import { counted } from '../shared/format';
import { Allowed } from '../shared/session/allowed';
import { AdminPage } from '../shared/ui/admin-page';
import { ListCard } from '../shared/lists/list-card';
import { nothingIn } from '../shared/lists/nothing-in';
import { useAddressFilter } from '../shared/lists/use-address-filter';
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
  const webhooks = list.data?.webhooks ?? [];
  const logged = webhooks.find(({ id }) => id === values.logg) ?? webhooks[0];
  const written = webhooks.find(({ id }) => id === values.mottaker);

  return (
    <AdminPage
      page="adminWebhooks"
      title={adminWebhooks.title}
      aside={
        <Allowed to="configure">
          <Button size="small" icon="plus" onClick={() => change({ mottaker: NEW }, false)}>
            {adminWebhooks.add}
          </Button>
        </Allowed>
      }
    >
      <ListCard
        of={list}
        title={adminWebhooks.receivers}
        intro={adminWebhooks.intro}
        count={() => counted(webhooks.length, adminWebhooks.count)}
        empty={() => !logged && nothingIn(adminWebhooks)}
      >
        {() => (
          <WebhookTable webhooks={webhooks} onEdit={(mottaker) => change({ mottaker }, false)} />
        )}
      </ListCard>
      {logged && (
        <DeliveryLog webhooks={webhooks} shown={logged.id} onChoose={(logg) => change({ logg })} />
      )}
      {(written || values.mottaker === NEW) && (
        <Allowed to="configure">
          <WebhookDialog
            key={values.mottaker}
            webhook={written}
            onClose={() => change({ mottaker: '' })}
          />
        </Allowed>
      )}
    </AdminPage>
  );
}
