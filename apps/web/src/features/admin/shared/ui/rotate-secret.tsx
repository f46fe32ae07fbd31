import { useState } from 'react';
import { adminSecrets } from '../../../../content/admin-secrets';
import { SelectField } from '../../../../shared/ui/field';
import { Confirm } from './confirm';
import { RowButton } from './row-action';
import styles from './rotate-secret.module.css';

type RotateSecretProps = { busy: boolean; onRotate: (overlapHours: number) => void };

/** Gives something another secret, once asked for how long the old one is to be good as well. */
export function RotateSecret({ busy, onRotate }: RotateSecretProps) {
  const [overlap, setOverlap] = useState<string>(adminSecrets.overlaps[0].value);
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking) {
    return (
      <div>
        <RowButton onClick={() => setIsAsking(true)}>{adminSecrets.rotate}</RowButton>
      </div>
    );
  }
  return (
    <div className={styles.rotate}>
      <SelectField
        label={adminSecrets.overlap}
        options={adminSecrets.overlaps}
        value={overlap}
        onChange={({ target }) => setOverlap(target.value)}
      />
      <Confirm
        question={adminSecrets.question}
        yes={adminSecrets.rotateNow}
        busy={busy}
        onYes={() => onRotate(Number(overlap))}
        onNo={() => setIsAsking(false)}
      />
    </div>
  );
}
