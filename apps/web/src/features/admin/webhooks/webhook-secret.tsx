import { adminWebhooks } from '../../../content/admin/admin-webhooks';
import { Button } from '../../../shared/ui/button';
import { CopyField } from '../shared/ui/copy-field';
import form from '../shared/ui/form.module.css';

type WebhookSecretProps = { secret: string; onDone: () => void };

/** What signs the messages, to be copied from here: the server does not show it again. */
export function WebhookSecret({ secret, onDone }: WebhookSecretProps) {
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
