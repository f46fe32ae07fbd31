import {
  useRotateWebhookSecretMutation,
  type NewWebhookDto,
  type WebhookDto,
} from '@boligstyling/api-client/admin';
import { adminWebhooks } from '../../../content/admin/admin-webhooks';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { useWhileThere } from '../shared/calls/use-while-there';
import form from '../shared/ui/form.module.css';
import { RotateSecret } from '../shared/ui/rotate-secret';
import { useTellOnce } from '../shared/ui/secret-area';
import { RemoveWebhook } from './remove-webhook';
import { WebhookForm } from './webhook-form';
import { WebhookSecret } from './webhook-secret';

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
