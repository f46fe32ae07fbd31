import {
  useRotateWebhookSecretMutation,
  type NewWebhookDto,
  type WebhookDto,
  useRemoveWebhookMutation,
} from '@boligstyling/api-client/admin';
import { adminWebhooks } from '../../../content/admin/admin-webhooks';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { useWhileThere } from '../shared/calls/use-while-there';
import form from '../shared/ui/form.module.css';
import { RotateSecret } from '../shared/ui/rotate-secret';
import { useTellOnce } from '../shared/ui/secret-area';
import { WebhookForm } from './webhook-form';
import { useState } from 'react';
import { useChange } from '../shared/calls/use-change';
import { Confirm } from '../shared/ui/confirm';
import { RowButton } from '../shared/lists/row-action';
import { Button } from '../../../shared/ui/button';
import { CopyField } from '../shared/ui/copy-field';

type WebhookDialogProps = {
  /** Left out for a new one. */
  webhook: WebhookDto | undefined;
  onClose: () => void;
};

/** Where an endpoint is written. The secret of a new one, and a new one, is shown this once, also where the form was left. */
export function WebhookDialog({ webhook, onClose: close }: WebhookDialogProps) {
  const onClose = useWhileThere(close);
  const tellOnce = useTellOnce();
  const rotation = useRotateWebhookSecretMutation();
  const tell = ({ secret }: NewWebhookDto) => {
    onClose();
    tellOnce({
      title: adminWebhooks.secretTitle,
      content: (onDone) => <WebhookSecret secret={secret} onDone={onDone} />,
    });
  };
  return (
    <Dialog title={webhook ? adminWebhooks.editTitle : adminWebhooks.addTitle} onClose={onClose}>
      <WebhookForm webhook={webhook} onAdded={tell} onDone={onClose} />
      {webhook && (
        <div className={form.apart}>
          <RotateSecret rotation={rotation} id={webhook.id} onRotated={tell} />
        </div>
      )}
      {webhook && <RemoveWebhook id={webhook.id} onRemoved={onClose} />}
    </Dialog>
  );
}

type RemoveWebhookProps = { id: string; onRemoved: () => void };

/** Deletes an endpoint with its log, once asked twice. */
function RemoveWebhook({ id, onRemoved }: RemoveWebhookProps) {
  const [remove, { isLoading }] = useRemoveWebhookMutation();
  const [isAsking, setIsAsking] = useState(false);
  const change = useChange();

  const removeNow = async () => {
    if (await change(remove({ id }), adminWebhooks.removed)) onRemoved();
  };

  return (
    <div className={form.apart}>
      {isAsking ? (
        <Confirm
          question={adminWebhooks.removeQuestion}
          yes={adminWebhooks.removeNow}
          busy={isLoading}
          onYes={() => void removeNow()}
          onNo={() => setIsAsking(false)}
        />
      ) : (
        <RowButton label={adminWebhooks.remove} onClick={() => setIsAsking(true)} />
      )}
    </div>
  );
}

type WebhookSecretProps = { secret: string; onDone: () => void };

/** What signs the messages, to be copied from here: the server does not show it again. */
function WebhookSecret({ secret, onDone }: WebhookSecretProps) {
  return (
    <div className={form.form}>
      <p>{adminWebhooks.secretIntro}</p>
      <CopyField label={adminWebhooks.secret} value={secret} button={adminWebhooks.copySecret} />
      <p>{adminWebhooks.secretLost}</p>
      <div className={form.end}>
        <Button onClick={onDone}>{adminWebhooks.done}</Button>
      </div>
    </div>
  );
}
