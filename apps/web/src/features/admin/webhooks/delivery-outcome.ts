import type { WebhookDeliveryDto } from '@boligstyling/api-client/admin';
import { webhookLog } from '../../../content/admin/admin-webhooks';
import { formatMoment } from '../../../shared/format/moment';

/** What came of a message, in words, and what happens next where something does. */
export function outcomeOf({
  state,
  cause,
  sent_at,
  due_at,
  waits,
}: Pick<WebhookDeliveryDto, 'state' | 'cause' | 'sent_at' | 'due_at' | 'waits'>): {
  text: string;
  more?: string;
} {
  if (sent_at) return { text: webhookLog.delivered(formatMoment(sent_at)) };
  if (waits) return { text: cause ?? webhookLog.notTried, more: webhookLog.waits };
  if (!cause) return { text: webhookLog.notTried };
  if (state === 'due' && due_at) {
    return { text: cause, more: webhookLog.nextTry(formatMoment(due_at)) };
  }
  return { text: cause, more: webhookLog.stopped };
}
