import { useInvitePersonMutation } from '@boligstyling/api-client/admin';
import { isEmail, PERSON_LIMITS, type Role } from '@boligstyling/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminPeople } from '../../../content/admin-people';
import { paths } from '../../../shared/config/paths';
import { Dialog } from '../../../shared/ui/dialog';
import { TextField } from '../../../shared/ui/field';
import { useChange } from '../shared/calls/use-change';
import { AdminForm } from '../shared/ui/admin-form';
import { useFieldErrors } from '../../../shared/ui/use-field-errors';
import { RoleField } from './role-field';

const { fields, errors: errorWords } = adminPeople;

type InviteDialogProps = {
  /** Whether this makes the first owner, who goes on at once. */
  isFirst: boolean;
  onClose: () => void;
};

/** Invites someone by e-mail. */
export function InviteDialog({ isFirst, onClose }: InviteDialogProps) {
  const [invite, { isLoading }] = useInvitePersonMutation();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>(isFirst ? 'eier' : 'saksbehandler');
  const { form, errors, show, showRefused } = useFieldErrors<'name' | 'email'>();
  const change = useChange();
  const navigate = useNavigate();

  const submit = async () => {
    const found = {
      ...(!name.trim() && { name: errorWords.name }),
      ...(!isEmail(email.trim()) && { email: errorWords.email }),
    };
    if (show(found)) return;
    const call = invite({ invitePersonDto: { name: name.trim(), email: email.trim(), role } });
    const isInvited = await change(call, isFirst ? undefined : adminPeople.invited);
    const { data, error } = await call;
    if (!isInvited) return showRefused(error);
    if (data?.token) void navigate(`${paths.adminWelcome}#${data.token}`);
    else onClose();
  };

  return (
    <Dialog title={isFirst ? adminPeople.firstTitle : adminPeople.inviteTitle} onClose={onClose}>
      <AdminForm
        of={form}
        send={isFirst ? adminPeople.create : adminPeople.invite}
        busy={isLoading}
        onSend={submit}
        onCancel={onClose}
      >
        <TextField
          label={fields.name}
          error={errors.name}
          autoComplete="off"
          maxLength={PERSON_LIMITS.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label={fields.email}
          error={errors.email}
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        {!isFirst && <RoleField role={role} onChange={setRole} />}
      </AdminForm>
    </Dialog>
  );
}
