import {
  useRotateIntegratorKeyMutation,
  type IntegratorKeyDto,
  type NewIntegratorKeyDto,
} from '@boligstyling/api-client/admin';
import { adminIntegrators } from '../../../content/admin/admin-integrators';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { useWhileThere } from '../shared/calls/use-while-there';
import { CopyField } from '../shared/ui/copy-field';
import form from '../shared/ui/form.module.css';
import { RotateSecret } from '../shared/ui/rotate-secret';
import { useTellOnce } from '../shared/ui/secret-area';
import { KeyForm } from './key-form';
import { KeySecret } from './key-secret';

type KeyDialogProps = {
  /** Left out for a new one. */
  written: IntegratorKeyDto | undefined;
  onClose: () => void;
};

/** Where a key is written. A new one, and a new secret, is shown this once, also where the form was left. */
export function KeyDialog({ written, onClose: close }: KeyDialogProps) {
  const onClose = useWhileThere(close);
  const tellOnce = useTellOnce();
  const rotation = useRotateIntegratorKeyMutation();
  const tell = (made: NewIntegratorKeyDto) => {
    onClose();
    tellOnce({
      title: adminIntegrators.secretTitle,
      content: (onDone) => <KeySecret made={made} onDone={onDone} />,
    });
  };
  return (
    <Dialog
      title={written ? adminIntegrators.editTitle : adminIntegrators.addTitle}
      onClose={onClose}
    >
      <KeyForm written={written} onAdded={tell} onDone={onClose} />
      {written && (
        <div className={`${form.form} ${form.apart}`}>
          <CopyField
            label={adminIntegrators.openName}
            value={written.id}
            button={adminIntegrators.copyOpenName}
          />
          <RotateSecret rotation={rotation} id={written.id} onRotated={tell} />
        </div>
      )}
    </Dialog>
  );
}
