import { useRotateWebhookSecretMutation, type NewWebhookDto } from '@boligstyling/api-client/admin';
import { adminSecrets } from '../../../content/admin-secrets';
import { useChange } from '../shared/calls/use-change';
import { RotateSecret } from '../shared/ui/rotate-secret';
import styles from './remove-webhook.module.css';

type RotateWebhookProps = { id: string; onRotated: (made: NewWebhookDto) => void };

/** Has messages signed with another secret. */
export function RotateWebhook({ id, onRotated }: RotateWebhookProps) {
  const [rotate, { isLoading }] = useRotateWebhookSecretMutation();
  const change = useChange();

  const rotateNow = async (overlap_hours: number) => {
    const call = rotate({ id, rotateKeyDto: { overlap_hours } });
    const { data } = await call;
    if ((await change(call, adminSecrets.rotated)) && data) onRotated(data);
  };

  return (
    <div className={styles.remove}>
      <RotateSecret busy={isLoading} onRotate={(hours) => void rotateNow(hours)} />
    </div>
  );
}
