import {
  useRotateIntegratorKeyMutation,
  type IntegratorKeyDto,
  type NewIntegratorKeyDto,
} from '@boligstyling/api-client/admin';
import { adminIntegrators } from '../../../content/admin-integrators';
import { adminSecrets } from '../../../content/admin-secrets';
import { useChange } from '../shared/calls/use-change';
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
  const change = useChange();

  const rotateNow = async (overlap_hours: number) => {
    const call = rotate({ id, rotateKeyDto: { overlap_hours } });
    const { data } = await call;
    if ((await change(call, adminSecrets.rotated)) && data) onRotated(data);
  };

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
