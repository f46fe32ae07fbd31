import { ROLES, type Role } from '@boligstyling/domain';
import { adminUsers, roleWords } from '../../../content/admin/admin-users';
import { SelectField } from '../../../shared/ui/fields/field';

const options = ROLES.map((value) => ({ value, label: roleWords[value].name }));

type RoleFieldProps = { role: Role; onChange: (role: Role) => void };

export function RoleField({ role, onChange }: RoleFieldProps) {
  return (
    <SelectField
      label={adminUsers.fields.role}
      help={roleWords[role].may}
      options={options}
      value={role}
      onChange={({ target }) => onChange(target.value as Role)}
    />
  );
}
