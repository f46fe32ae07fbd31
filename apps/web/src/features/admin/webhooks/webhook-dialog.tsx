import {
  useRotateWebhookSecretMutation,
  type NewWebhookDto,
  type WebhookDto,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminWebhooks } from '../../../content/admin-webhooks';
import { Dialog } from '../../../shared/ui/dialog';
import { useWhileThere } from '../shared/calls/use-while-there';
import form from '../shared/ui/form.module.css';
import { RotateSecret } from '../shared/ui/rotate-secret';
import { RemoveWebhook } from './remove-webhook';
import { WebhookForm } from './webhook-form';
import { WebhookSecret } from './webhook-secret';

type WebhookDialogProps = {
  /** Left out for a new one. */
  webhook: WebhookDto | undefined;
  onClose: () => void;
};

/** Where an endpoint is written. form → secret for a new one and a new secret, which is shown this once. */
export function WebhookDialog({ webhook, onClose: close }: WebhookDialogProps) {
  const onClose = useWhileThere(close);
  const [added, setAdded] = useState<NewWebhookDto>();
  const rotation = useRotateWebhookSecretMutation();
  if (added) {
    return (
      <Dialog key="secret" title={adminWebhooks.secretTitle} onClose={onClose}>
        <WebhookSecret secret={added.secret} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog
      key="form"
      title={webhook ? adminWebhooks.editTitle : adminWebhooks.addTitle}
      onClose={onClose}
    >
      <WebhookForm webhook={webhook} onAdded={setAdded} onDone={onClose} />
      {webhook && (
        <div className={form.apart}>
          <RotateSecret rotation={rotation} id={webhook.id} onRotated={setAdded} />
        </div>
      )}
      {webhook && <RemoveWebhook id={webhook.id} onRemoved={onClose} />}
    </Dialog>
  );
}
