import { useRotateWebhookSecretMutation, type NewWebhookDto } from '@boligstyling/api-client/admin';
import { useRotation } from '../shared/calls/use-rotation';
import { RotateSecret } from '../shared/ui/rotate-secret';
import styles from './remove-webhook.module.css';

type RotateWebhookProps = { id: string; onRotated: (made: NewWebhookDto) => void };

/** Has messages signed with another secret. */
export function RotateWebhook({ id, onRotated }: RotateWebhookProps) {
  const [rotate, { isLoading }] = useRotateWebhookSecretMutation();
  const rotateNow = useRotation(rotate, id, onRotated);

  return (
    <div className={styles.remove}>
      <RotateSecret busy={isLoading} onRotate={(hours) => void rotateNow(hours)} />
    </div>
  );
}
