import {
  useRotateWebhookSecretMutation,
  type NewWebhookDto,
  type WebhookDto,
  useRemoveWebhookMutation,
} from '@boligstyling/api-client/admin';
import { adminWebhooks } from '../../../content/admin/admin-webhooks';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { useWhileMounted } from '../shared/calls/use-while-mounted';
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
  webhook: WebhookDto | undefined;
  onClose: () => void;
};

export function WebhookDialog({ webhook, onClose: close }: WebhookDialogProps) {
  const onClose = useWhileMounted(close);
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
