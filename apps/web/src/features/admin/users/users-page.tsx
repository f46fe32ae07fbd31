import {
  useGetOwnAccountQuery,
  useListUsersQuery,
  type UserDto,
  useInviteUserMutation,
  useChangeUserMutation,
  useEndSessionsOfUserMutation,
  useRemoveUserMutation,
  useResetUserMutation,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminUsers, userStateWords, roleWords } from '../../../content/admin/admin-users';
import { useFreshWhenShown } from '../../../shared/calls/use-fresh-when-shown';
import { Button } from '../../../shared/ui/button';
import { counted } from '../shared/format';
import { Allowed } from '../shared/session/use-may';
import { RecordInputs } from '../shared/ui/record-inputs';
import { AdminPage, UsersNav } from '../shared/ui/admin-page';
import { Card } from '../shared/ui/card';
import { ListCard } from '../shared/lists/list-card';
import { faultOf, USER_FIELDS, type Role, ROLES } from '@boligstyling/domain';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../shared/config/admin-paths';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { useChange, useChangeButton, useWhileMounted } from '../shared/calls/use-change';
import { AdminForm, useBegunDraft } from '../shared/ui/admin-form';
import { formatMoment } from '../../../shared/format/moment';
import { Chip } from '../../../shared/ui/fields/chip';
import { actionsColumn, DataTable, RowActions, type Column } from '../shared/lists/data-table';
import { RowButton } from '../shared/lists/row-action';
import { changesOf, basedOn } from '../../../shared/calls/versions';
import { type FieldWords, SavedMeanwhile } from '../../../shared/ui/drafts/saved-meanwhile';
import { Confirm } from '../shared/ui/confirm';
import form from '../shared/ui/form.module.css';
import { SelectField } from '../../../shared/ui/fields/field';

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

function UserTable({ users, onEdit }: { users: readonly UserDto[]; onEdit: (id: string) => void }) {
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
  const { draft } = of;
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
        of={of}
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

const WORDS: FieldWords<UserDto> = {
  role: [USER_FIELDS.role.label, (role) => roleWords[role].name],
};

type UserDialogProps = { user: UserDto; isSelf: boolean; onClose: () => void };

export function UserDialog({ user, isSelf, onClose: leave }: UserDialogProps) {
  const onClose = useWhileMounted(leave);
  const { id, name, state } = user;
  const [base, setBase] = useState(user);
  const [theirs, setTheirs] = useState<Partial<UserDto>>();
  const [changeUser, changing] = useChangeUserMutation();
  const endSessions = useChangeButton(useEndSessionsOfUserMutation());
  const [reset, resetting] = useResetUserMutation();
  const [remove, removing] = useRemoveUserMutation();
  const [chosen, setChosen] = useState<UserDto['role']>();
  const [asked, setAsked] = useState<'reset' | 'remove'>();
  const change = useChange();
  const role = chosen ?? user.role;
  // Without a login method there are no sessions.
  const isInvited = state === 'invited';

  const close = async (done: Promise<boolean>) => {
    if (await done) onClose();
  };
  const saveRole = () =>
    close(
      change(
        changeUser({ id, ...basedOn(base), changeUserDto: { role } }),
        adminUsers.roleSaved,
        (now: UserDto) => {
          setBase(now);
          if (now.role !== role) setTheirs(changesOf(base, now));
          return now.role === role;
        },
      ),
    );
  const choose = (role: UserDto['role']) => {
    if (!chosen) setBase(user);
    setChosen(role);
  };

  return (
    <Dialog title={adminUsers.editTitle(name)} onClose={onClose}>
      <div className="stack-5">
        <RoleField role={role} onChange={choose} />
        <SavedMeanwhile theirs={theirs} words={WORDS} />
        <div className={form.end}>
          <Button
            size="small"
            busy={changing.isLoading}
            onClick={() => (role === user.role ? onClose() : void saveRole())}
          >
            {adminUsers.saveRole}
          </Button>
        </div>
        {asked === 'reset' && (
          <Confirm
            question={isInvited ? adminUsers.resentQuestion : adminUsers.resetQuestion}
            yes={isInvited ? adminUsers.resentNow : adminUsers.resetNow}
            busy={resetting.isLoading}
            onYes={() => void close(change(reset({ id, ...basedOn(user) }), adminUsers.wasReset))}
            onNo={() => setAsked(undefined)}
          />
        )}
        {asked === 'remove' && (
          <Confirm
            question={adminUsers.removeQuestion}
            yes={adminUsers.removeNow}
            busy={removing.isLoading}
            onYes={() => void close(change(remove({ id }), adminUsers.removed))}
            onNo={() => setAsked(undefined)}
          />
        )}
        {!asked && (
          <div className={form.row}>
            {!isInvited && (
              <RowButton
                label={adminUsers.endSessions}
                {...endSessions({ id }, adminUsers.endedSessions)}
              />
            )}
            {!isSelf && (
              <RowButton
                label={isInvited ? adminUsers.resent : adminUsers.reset}
                onClick={() => setAsked('reset')}
              />
            )}
            <RowButton label={adminUsers.remove} onClick={() => setAsked('remove')} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

const options = ROLES.map((value) => ({ value, label: roleWords[value].name }));

function RoleField({ role, onChange }: { role: Role; onChange: (role: Role) => void }) {
  return (
    <SelectField
      label={USER_FIELDS.role.label}
      help={roleWords[role].may}
      options={options}
      value={role}
      onChange={({ target }) => onChange(target.value as Role)}
    />
  );
}
