import type { IntegratorKeyDto, NewIntegratorKeyDto } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminIntegrators } from '../../../content/admin-integrators';
import { Dialog } from '../../../shared/ui/dialog';
import { useWhileThere } from '../shared/calls/use-while-there';
import { KeyForm } from './key-form';
import { KeySecret } from './key-secret';
import { RotateKey } from './rotate-key';

type KeyDialogProps = {
  /** Left out for a new one. */
  written: IntegratorKeyDto | undefined;
  onClose: () => void;
};

/** Where a key is written. form → secret for a new one and a new secret, which is shown this once. */
export function KeyDialog({ written, onClose: close }: KeyDialogProps) {
  const onClose = useWhileThere(close);
  const [made, setMade] = useState<NewIntegratorKeyDto>();
  if (made) {
    return (
      <Dialog key="secret" title={adminIntegrators.secretTitle} onClose={onClose}>
        <KeySecret made={made} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog
      key="form"
      title={written ? adminIntegrators.editTitle : adminIntegrators.addTitle}
      onClose={onClose}
    >
      <KeyForm written={written} onAdded={setMade} onDone={onClose} />
      {written && <RotateKey id={written.id} onRotated={setMade} />}
    </Dialog>
  );
}
