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
import { AdminPage } from '../shared/ui/admin-page';
import { Card } from '../shared/ui/card';
import { ListCard } from '../shared/lists/list-card';
import { UsersNav } from '../shared/ui/users-nav';
import { UserDialog } from './user-dialog';
import { isEmail, USER_LIMITS, type Role } from '@boligstyling/domain';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../shared/config/admin-paths';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { TextField } from '../../../shared/ui/fields/field';
import { useChange } from '../shared/calls/use-change';
import { useWhileThere } from '../shared/calls/use-while-there';
import { AdminForm } from '../shared/ui/admin-form';
import { useBegunDraft } from '../shared/ui/use-begun-draft';
import { RoleField } from './role-field';
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
    cell: ({ state }) => (
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

const { fields, errors: errorWords } = adminUsers;

type InviteDialogProps = {
  /** Creates the first owner, who continues at once. */
  isFirst: boolean;
  onClose: () => void;
};

export function InviteDialog({ isFirst, onClose: close }: InviteDialogProps) {
  const onClose = useWhileThere(close);
  const role = (isFirst ? 'eier' : 'saksbehandler') as Role;
  const key = `invitation ${role}`;
  const [invite, { isLoading, reset }] = useInviteUserMutation({ fixedCacheKey: key });
  const { form, draft, ...of } = useBegunDraft(key, { name: '', email: '', role });
  const change = useChange();
  const navigate = useNavigate();

  const submit = async () => {
    const [name, email] = [draft.name.trim(), draft.email.trim()];
    const found = {
      ...(!name && { name: errorWords.name }),
      ...(!isEmail(email) && { email: errorWords.email }),
    };
    if (of.show(found)) return;
    const call = invite({ inviteUserDto: { ...draft, name, email } });
    const isInvited = await change(call, isFirst ? undefined : adminUsers.invited);
    const { data, error } = await call;
    if (!isInvited) return of.showRefused(error);
    // The invitation's secret is shown once and must not stay in the store.
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
        <TextField label={fields.name} maxLength={USER_LIMITS.name} {...of.written('name')} />
        <TextField label={fields.email} type="email" {...of.written('email')} />
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
