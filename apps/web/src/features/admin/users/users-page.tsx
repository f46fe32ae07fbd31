import {
  useGetOwnAccountQuery,
  useListUsersQuery,
  type UserDto,
  useInviteUserMutation,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminUsers, userStateWords, roleWords } from '../../../content/admin/admin-users';
import { useFreshWhenShown } from '../../../shared/calls/use-fresh-when-shown';
import { Button } from '../../../shared/ui/button';
import { counted } from '../shared/format';
import { Allowed } from '../shared/session/allowed';
import { RecordInputs } from '../shared/ui/record-inputs';
import { AdminPage } from '../shared/ui/admin-page';
import { Card } from '../shared/ui/card';
import { ListCard } from '../shared/lists/list-card';
import { UsersNav } from '../shared/ui/users-nav';
import { UserDialog, RoleField } from './user-dialog';
import { faultOf, USER_FIELDS, type Role } from '@boligstyling/domain';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../shared/config/admin-paths';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { useChange } from '../shared/calls/use-change';
import { useWhileMounted } from '../shared/calls/use-while-mounted';
import { AdminForm } from '../shared/ui/admin-form';
import { useBegunDraft } from '../shared/ui/use-begun-draft';
import { formatMoment } from '../../../shared/format/moment';
import { Chip } from '../../../shared/ui/fields/chip';
import { actionsColumn, DataTable, RowActions, type Column } from '../shared/lists/data-table';
import { RowButton } from '../shared/lists/row-action';

const titles = adminUsers.columns;
const columns: readonly Column<UserDto>[] = [
  { title: titles.name, cell: ({ name }) => name, under: ({ email }) => email },
  { title: titles.role, kind: 'words', cell: ({ role }) => roleWords[role].name },
  {
    title: titles.factors,
    kind: 'words',
    cell: ({ passkeys, has_code }) => adminUsers.factors(passkeys, has_code),
  },
  {
    title: titles.seen,
    kind: 'number',
    cell: ({ last_seen_at }) => (last_seen_at ? formatMoment(last_seen_at) : adminUsers.never),
  },
  {
    title: titles.state,
    kind: 'beside',
    cell: ({ state, link_until }) =>
      state === 'invited' && !link_until ? (
        <Chip tone="new">{adminUsers.expired}</Chip>
      ) : (
        <Chip tone={state === 'active' ? 'settled' : 'neutral'}>{userStateWords[state]}</Chip>
      ),
  },
];

type UserTableProps = { users: readonly UserDto[]; onEdit: (id: string) => void };

function UserTable({ users, onEdit }: UserTableProps) {
  const actions = actionsColumn(titles, ({ id, name }: UserDto) => (
    <RowActions>
      <RowButton label={adminUsers.edit} of={name} onClick={() => onEdit(id)} />
    </RowActions>
  ));
  return <DataTable rows={users} columns={[...columns, actions]} />;
}

const { name, email } = USER_FIELDS;
const WRITTEN = { name, email };

type InviteDialogProps = {
  isFirst: boolean;
  onClose: () => void;
};

export function InviteDialog({ isFirst, onClose: close }: InviteDialogProps) {
  const onClose = useWhileMounted(close);
  const role = (isFirst ? 'eier' : 'saksbehandler') as Role;
  const key = `invitation ${role}`;
  const [invite, { isLoading, reset }] = useInviteUserMutation({ fixedCacheKey: key });
  const of = useBegunDraft(key, { name: '', email: '', role });
  const { form, draft } = of;
  const change = useChange();
  const navigate = useNavigate();

  const submit = async () => {
    const faults = Object.values(USER_FIELDS).flatMap((field) => {
      const fault = faultOf(field, draft[field.wire]);
      return fault === undefined ? [] : [[field.wire, fault]];
    });
    if (of.show(Object.fromEntries(faults))) return;
    const call = invite({ inviteUserDto: draft });
    const isInvited = await change(call, isFirst ? undefined : adminUsers.invited);
    const { data, error } = await call;
    if (!isInvited) return of.showRefused(error);
    // The secret must not stay in the store.
    reset();
    of.beginAnew(draft);
    if (data?.token) void navigate(`${adminPaths.welcome}#${data.token}`);
    else onClose();
  };

  return (
    <Dialog title={isFirst ? adminUsers.firstTitle : adminUsers.inviteTitle} onClose={onClose}>
      <AdminForm
        of={form}
        isFound={of.isFound}
        send={isFirst ? adminUsers.create : adminUsers.invite}
        busy={isLoading}
        onSend={submit}
        onCancel={onClose}
      >
        <RecordInputs of={of} fields={WRITTEN} />
        {!isFirst && <RoleField role={draft.role} onChange={(role) => of.write({ role })} />}
      </AdminForm>
    </Dialog>
  );
}

export function UsersPage() {
  const list = useListUsersQuery();
  useFreshWhenShown(list.refetch);
  const account = useGetOwnAccountQuery().data;
  const [isInviting, setIsInviting] = useState(false);
  const [edited, setEdited] = useState<string>();
  const users = list.data?.users ?? [];
  const isFirst = account?.id === null && !users.some(isOwner);
  const user = users.find(({ id }) => id === edited);

  return (
    <AdminPage page="adminUsers" title={adminUsers.title} aside={<UsersNav />}>
      {list.data && isFirst && (
        <Card title={adminUsers.firstTitle} intro={adminUsers.firstText}>
          <Button size="small" icon="plus" onClick={() => setIsInviting(true)}>
            {adminUsers.first}
          </Button>
        </Card>
      )}
      {(!isFirst || users.length > 0) && (
        <ListCard
          of={list}
          title={adminUsers.list}
          intro={adminUsers.intro}
          count={() => counted(users.length, adminUsers.count)}
          aside={
            !isFirst && (
              <Allowed to="users">
                <Button size="small" icon="plus" onClick={() => setIsInviting(true)}>
                  {adminUsers.add}
                </Button>
              </Allowed>
            )
          }
        >
          {() => <UserTable users={users} onEdit={setEdited} />}
        </ListCard>
      )}
      {isInviting && <InviteDialog isFirst={isFirst} onClose={() => setIsInviting(false)} />}
      {user && (
        <UserDialog
          user={user}
          isSelf={user.id === account?.id}
          onClose={() => setEdited(undefined)}
        />
      )}
    </AdminPage>
  );
}

function isOwner({ role, state }: UserDto): boolean {
  return role === 'eier' && state === 'active';
}
