import {
  useRotateIntegratorKeyMutation,
  type NewIntegratorKeyDto,
} from '@boligstyling/api-client/admin';
import { adminIntegrators } from '../../../content/admin-integrators';
import { CopyField } from '../shared/ui/copy-field';
import form from '../shared/ui/form.module.css';
import { RotateSecret } from '../shared/ui/rotate-secret';

type RotateKeyProps = { id: string; onRotated: (made: NewIntegratorKeyDto) => void };

/** Shows what a key is called in the open, and gives it another secret. */
export function RotateKey({ id, onRotated }: RotateKeyProps) {
  return (
    <div className={`${form.form} ${form.apart}`}>
      <CopyField
        label={adminIntegrators.openName}
        value={id}
        button={adminIntegrators.copyOpenName}
      />
      <RotateSecret rotation={useRotateIntegratorKeyMutation()} id={id} onRotated={onRotated} />
    </div>
  );
}
