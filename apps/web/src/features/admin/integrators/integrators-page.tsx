import { useListIntegratorKeysQuery } from '@boligstyling/api-client/admin';
import { adminIntegrators } from '../../../content/admin/admin-integrators';
import { Button } from '../../../shared/ui/button';
import { counted } from '../shared/format';
import { Allowed } from '../shared/session/allowed';
import { AdminPage } from '../shared/ui/admin-page';
import { ListCard } from '../shared/lists/list-card';
import { nothingIn } from '../shared/lists/nothing-in';
import { useAddressFilter } from '../shared/lists/use-address-filter';
import { KeyDialog } from './key-dialog';
import { KeyTable } from './key-table';

const NEW = 'ny';
/** Which key is being written. */
const ADDRESS = ['nokkel'] as const;

/** Who may send leads from pages and systems of their own. */
export function IntegratorsPage() {
  const { values, change } = useAddressFilter(ADDRESS);
  const list = useListIntegratorKeysQuery();
  const keys = list.data?.keys ?? [];
  const written = keys.find(({ id }) => id === values.nokkel);

  return (
    <AdminPage
      page="adminIntegrators"
      title={adminIntegrators.title}
      aside={
        <Allowed to="configure">
          <Button size="small" icon="plus" onClick={() => change({ nokkel: NEW }, false)}>
            {adminIntegrators.add}
          </Button>
        </Allowed>
      }
    >
      <ListCard
        of={list}
        title={adminIntegrators.keys}
        intro={adminIntegrators.intro}
        count={({ keys }) => counted(keys.length, adminIntegrators.count)}
        empty={({ keys }) => keys.length === 0 && nothingIn(adminIntegrators)}
      >
        {() => <KeyTable keys={keys} onEdit={(nokkel) => change({ nokkel }, false)} />}
      </ListCard>
      {(written || values.nokkel === NEW) && (
        <Allowed to="configure">
          <KeyDialog key={values.nokkel} written={written} onClose={() => change({ nokkel: '' })} />
        </Allowed>
      )}
    </AdminPage>
  );
}
