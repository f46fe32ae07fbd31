import {
  useRotateIntegratorKeyMutation,
  type IntegratorKeyDto,
  type NewIntegratorKeyDto,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminIntegrators } from '../../../content/admin-integrators';
import { SelectField } from '../../../shared/ui/field';
import { useChange } from '../shared/calls/use-change';
import { Confirm } from '../shared/ui/confirm';
import { CopyField } from '../shared/ui/copy-field';
import { RowButton } from '../shared/ui/row-action';
import styles from './rotate-key.module.css';

type RotateKeyProps = {
  written: IntegratorKeyDto;
  onRotated: (made: NewIntegratorKeyDto) => void;
};

/** Shows what a key is called in the open, and gives it another secret, once asked twice. */
export function RotateKey({ written: { id }, onRotated }: RotateKeyProps) {
  const [rotate, { isLoading }] = useRotateIntegratorKeyMutation();
  const [overlap, setOverlap] = useState<string>(adminIntegrators.overlaps[0].value);
  const [isAsking, setIsAsking] = useState(false);
  const change = useChange();

  const rotateNow = async () => {
    const call = rotate({ id, rotateKeyDto: { overlap_hours: Number(overlap) } });
    const { data } = await call;
    if ((await change(call, adminIntegrators.rotated)) && data) onRotated(data);
  };

  return (
    <div className={styles.rotate}>
      <CopyField
        label={adminIntegrators.openName}
        value={id}
        button={adminIntegrators.copyOpenName}
      />
      {isAsking ? (
        <>
          <SelectField
            label={adminIntegrators.overlap}
            help={adminIntegrators.rotateHelp}
            options={adminIntegrators.overlaps}
            value={overlap}
            onChange={({ target }) => setOverlap(target.value)}
          />
          <Confirm
            question={adminIntegrators.rotateTitle}
            yes={adminIntegrators.rotateNow}
            busy={isLoading}
            onYes={() => void rotateNow()}
            onNo={() => setIsAsking(false)}
          />
        </>
      ) : (
        <div>
          <RowButton onClick={() => setIsAsking(true)}>{adminIntegrators.rotate}</RowButton>
        </div>
      )}
    </div>
  );
}
