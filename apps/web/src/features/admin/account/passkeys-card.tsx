import {
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useRemovePasskeyMutation,
  type AccountDto,
  type PasskeyDto,
} from '@boligstyling/api-client/admin';
import { passkeyToasts } from '../../../content/admin/admin-login';
import { adminAccount, adminUsers } from '../../../content/admin/admin-users';
import { formatMoment } from '../../../shared/format/moment';
import { Button } from '../../../shared/ui/button';
import { useChange } from '../shared/calls/use-change';
import { browserHere } from '../shared/factors/browser-here';
import { makePasskey } from '../shared/factors/passkeys';
import { Card } from '../shared/ui/card';
import { actionsColumn, DataTable, RowActions, type Column } from '../shared/lists/data-table';
import { EmptyState } from '../shared/ui/empty-state';
import { RowButton } from '../shared/lists/row-action';
import { useToast } from '../shared/ui/use-toast';

const { passkeyColumns: titles } = adminAccount;
const columns: readonly Column<PasskeyDto>[] = [
  { title: titles.name, cell: ({ name }) => name },
  { title: titles.created, kind: 'number', cell: ({ created_at }) => formatMoment(created_at) },
  {
    title: titles.used,
    kind: 'number',
    cell: ({ last_used_at }) => (last_used_at ? formatMoment(last_used_at) : adminUsers.never),
  },
];

export function PasskeysCard({ account }: { account: AccountDto }) {
  const [begin, beginning] = useBeginPasskeyMutation();
  const [add, adding] = useAddPasskeyMutation();
  const [remove, removing] = useRemovePasskeyMutation();
  const change = useChange();
  const toast = useToast();

  const addNow = async () => {
    const begun = begin();
    if (!(await change(begun))) return;
    const { data } = await begun;
    const made = data && (await makePasskey(data));
    if (!made) return toast(passkeyToasts.stopped, 'destructive');
    const newPasskeyDto = { ...made, name: browserHere() };
    await change(add({ newPasskeyDto }), adminAccount.passkeyAdded);
  };

  const removal = ({ id, name }: PasskeyDto) => (
    <RowActions>
      <RowButton
        label={adminAccount.removePasskey}
        of={name}
        busy={removing.isLoading}
        onClick={() => void change(remove({ passkeyId: id }), adminAccount.passkeyRemoved)}
      />
    </RowActions>
  );

  return (
    <Card
      title={adminAccount.passkeys}
      intro={adminAccount.passkeysIntro}
      aside={
        <Button
          size="small"
          icon="plus"
          busy={beginning.isLoading || adding.isLoading}
          onClick={() => void addNow()}
        >
          {adminAccount.addPasskey}
        </Button>
      }
    >
      {account.passkeys.length === 0 ? (
        <EmptyState title={adminAccount.noPasskeys} text={adminAccount.noPasskeysText} />
      ) : (
        <DataTable rows={account.passkeys} columns={[...columns, actionsColumn(titles, removal)]} />
      )}
    </Card>
  );
}
