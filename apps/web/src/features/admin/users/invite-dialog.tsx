import { useInviteUserMutation } from '@boligstyling/api-client/admin';
import { isEmail, USER_LIMITS, type Role } from '@boligstyling/domain';
import { useNavigate } from 'react-router-dom';
import { adminUsers } from '../../../content/admin/admin-users';
import { adminPaths } from '../../../shared/config/admin-paths';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { TextField } from '../../../shared/ui/fields/field';
import { useChange } from '../shared/calls/use-change';
import { useWhileThere } from '../shared/calls/use-while-there';
import { AdminForm } from '../shared/ui/admin-form';
import { useBegunDraft } from '../shared/ui/use-begun-draft';
import { RoleField } from './role-field';

const { fields, errors: errorWords } = adminUsers;

type InviteDialogProps = {
  /** Whether this makes the first owner, who goes on at once. */
  isFirst: boolean;
  onClose: () => void;
};

/** Invites someone by e-mail. */
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
    // What opens the door is told this once, and kept nowhere.
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
