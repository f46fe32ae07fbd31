import {
  useRotateIntegratorKeyMutation,
  type IntegratorKeyDto,
  type NewIntegratorKeyDto,
} from '@boligstyling/api-client/admin';
import { adminIntegrators } from '../../../content/admin-integrators';
import { useRotation } from '../shared/calls/use-rotation';
import { CopyField } from '../shared/ui/copy-field';
import { RotateSecret } from '../shared/ui/rotate-secret';
import styles from './rotate-key.module.css';

type RotateKeyProps = {
  written: IntegratorKeyDto;
  onRotated: (made: NewIntegratorKeyDto) => void;
};

/** Shows what a key is called in the open, and gives it another secret. */
export function RotateKey({ written: { id }, onRotated }: RotateKeyProps) {
  const [rotate, { isLoading }] = useRotateIntegratorKeyMutation();
  const rotateNow = useRotation(rotate, id, onRotated);

  return (
    <div className={styles.rotate}>
      <CopyField
        label={adminIntegrators.openName}
        value={id}
        button={adminIntegrators.copyOpenName}
      />
      <RotateSecret busy={isLoading} onRotate={(hours) => void rotateNow(hours)} />
    </div>
  );
}
