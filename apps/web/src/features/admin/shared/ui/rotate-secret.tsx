import type { RotateKeyDto } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminSecrets } from '../../../../content/admin/admin-secrets';
import { SelectField } from '../../../../shared/ui/fields/field';
import { useChange } from '../calls/use-change';
import { Confirm } from './confirm';
import { RowButton } from '../lists/row-action';
import styles from './rotate-secret.module.css';

type RotateSecretProps<Made> = {
  rotation: readonly [
    rotate: (asked: {
      id: string;
      rotateKeyDto: RotateKeyDto;
    }) => PromiseLike<{ data?: Made; error?: unknown }>,
    state: { isLoading: boolean },
  ];
  id: string;
  onRotated: (made: Made) => void;
};

export function RotateSecret<Made>({ rotation, id, onRotated }: RotateSecretProps<Made>) {
  const [rotate, { isLoading }] = rotation;
  const [overlap, setOverlap] = useState<string>(adminSecrets.overlaps[0].value);
  const [isAsking, setIsAsking] = useState(false);
  const change = useChange();

  const rotateNow = async () => {
    const call = rotate({ id, rotateKeyDto: { overlap_hours: Number(overlap) } });
    const { data } = await call;
    if ((await change(call, adminSecrets.rotated)) && data) onRotated(data);
  };

  if (!isAsking) {
    return (
      <div>
        <RowButton label={adminSecrets.rotate} onClick={() => setIsAsking(true)} />
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
        busy={isLoading}
        onYes={() => void rotateNow()}
        onNo={() => setIsAsking(false)}
      />
    </div>
  );
}
