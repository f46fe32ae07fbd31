import { RETRY_AFTER_HOURS } from '@boligstyling/domain';
import { Deliver, type Pace } from '../notifications/deliver.js';
import type { FaultLog } from '../core/fault-log.js';
import type { Carrier, DeliveryFault } from '../core/outbox.js';
import type { ClaimedWebhook, WebhookOutbox } from './webhook-outbox.js';

const LONGEST_SECONDS = RETRY_AFTER_HOURS * 3600;

/**
 * Sends webhook messages as e-mails are sent. Obeys an endpoint's Retry-After, and pauses one that
 * is gone.
 */
export class DeliverWebhooks extends Deliver<ClaimedWebhook> {
  constructor(
    private readonly webhooks: WebhookOutbox,
    carrier: Carrier<ClaimedWebhook>,
    faults: FaultLog,
    pace: Partial<Pace> = {},
  ) {
    super(webhooks, carrier, faults, pace);
  }

  protected override conclude(webhook: ClaimedWebhook, fault?: DeliveryFault): Promise<void> {
    if (fault?.isGone) return this.webhooks.pauseEndpoint(webhook, fault.cause);
    const seconds = Math.min(fault?.retryAfterSeconds ?? 0, LONGEST_SECONDS);
    return fault && seconds > 0
      ? this.webhooks.leaveAlone(webhook, seconds, fault.cause)
      : super.conclude(webhook, fault);
  }
}
