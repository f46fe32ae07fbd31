import {
  useChangeUserMutation,
  useEndSessionsOfUserMutation,
  useRemoveUserMutation,
  useResetUserMutation,
  type UserDto,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { ROLES, type Role, USER_FIELDS } from '@boligstyling/domain';
import { adminUsers, roleWords } from '../../../content/admin/admin-users';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { changesOf, basedOn } from '../../../shared/calls/versions';
import { type FieldWords, SavedMeanwhile } from '../../../shared/ui/drafts/saved-meanwhile';
import { useChange } from '../shared/calls/use-change';
import { useWhileMounted } from '../shared/calls/use-while-mounted';
import { Confirm } from '../shared/ui/confirm';
import form from '../shared/ui/form.module.css';
import { RowButton } from '../shared/lists/row-action';
import { SelectField } from '../../../shared/ui/fields/field';

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
  const [endSessions, ending] = useEndSessionsOfUserMutation();
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
          setTheirs(changesOf(base, now));
        },
      ),
    );
  const choose = (role: UserDto['role']) => {
    if (!chosen) setBase(user);
    setChosen(role);
  };

  return (
    <Dialog title={adminUsers.editTitle(name)} onClose={onClose}>
      <div className={form.form}>
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
                busy={ending.isLoading}
                onClick={() => void change(endSessions({ id }), adminUsers.endedSessions)}
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

type RoleFieldProps = { role: Role; onChange: (role: Role) => void };

export function RoleField({ role, onChange }: RoleFieldProps) {
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
