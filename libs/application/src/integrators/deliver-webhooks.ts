import { type LeadStatus, type WebhookDelivery, RETRY_AFTER_HOURS } from '@boligstyling/domain';
import { type Carrier, Outbox, type DeliveryFault } from '../core/outbox.js';
import { Deliver, type Pace } from '../notifications/deliver.js';
import type { FaultLog } from '../core/ports.js';
import {
  type DeliverNotifications,
  type NotificationRecords,
  type NotificationTally,
  ResendNotifications,
} from '../notifications/deliver-notifications.js';

/** Leased, without the owner's identity. */
export interface ClaimedWebhook extends Pick<
  WebhookDelivery,
  'id' | 'leadId' | 'event' | 'at' | 'detail' | 'attempts'
> {
  readonly endpointId: string;
  readonly url: string;
  /** As stored, newest first. */
  readonly secrets: readonly string[];
  readonly status: LeadStatus | null;
  /** By wire name, only the readable fields; empty once the lead is erased. */
  readonly about: Readonly<Record<string, unknown>>;
}

export abstract class WebhookOutbox extends Outbox<ClaimedWebhook> {
  /** Nothing is sent to its endpoint for so long. */
  abstract leaveAlone(webhook: ClaimedWebhook, seconds: number): Promise<void>;

  /** Parked until the endpoint resumes; others wait. */
  abstract pauseEndpoint(webhook: ClaimedWebhook, cause: string): Promise<void>;

  /**
   * Also parked ones, unless leased.
   *
   * @param id absent: all
   * @returns how many are due or being sent
   */
  abstract releaseFailing(id?: string): Promise<number>;
}

export type TestedEndpoint = Pick<ClaimedWebhook, 'id' | 'at' | 'endpointId' | 'url' | 'secrets'>;

export abstract class WebhookSender implements Carrier<ClaimedWebhook> {
  abstract send(webhook: ClaimedWebhook, signal: AbortSignal): Promise<void>;

  /**
   * Sends a signed test message, about no lead.
   *
   * @throws DeliveryFault when there is none
   */
  abstract sendTest(endpoint: TestedEndpoint): Promise<number>;
}

/** Room beside slow endpoints. */
const PACE = { slots: 240, slowMs: 1_000 };

const LONGEST_SECONDS = RETRY_AFTER_HOURS * 3600;

/** Obeys an endpoint's Retry-After, and pauses one that is gone. */
export class DeliverWebhooks extends Deliver<ClaimedWebhook> {
  constructor(
    private readonly webhooks: WebhookOutbox,
    carrier: Carrier<ClaimedWebhook>,
    faults: FaultLog,
    pace: Partial<Pace> = {},
  ) {
    super(webhooks, carrier, faults, { ...PACE, ...pace });
  }

  protected override async conclude(webhook: ClaimedWebhook, fault?: DeliveryFault): Promise<void> {
    if (fault?.isGone) return this.webhooks.pauseEndpoint(webhook, fault.cause);
    const seconds = Math.min(fault?.retryAfterSeconds ?? 0, LONGEST_SECONDS);
    if (seconds > 0) await this.webhooks.leaveAlone(webhook, seconds);
    return super.conclude(webhook, fault);
  }
}

export class ResendUndelivered {
  private readonly emails: ResendNotifications;

  constructor(
    records: NotificationRecords,
    delivery: DeliverNotifications,
    private readonly webhooks: WebhookOutbox,
    ...answerAfterMs: [number?]
  ) {
    this.emails = new ResendNotifications(records, delivery, ...answerAfterMs);
  }

  /**
   * A webhook message counts as pending; one delivered meanwhile is not counted.
   *
   * @param id absent: all
   */
  async execute(id?: string): Promise<NotificationTally> {
    // In sequence, because the first change takes the audit log's row along.
    const webhooks = await this.webhooks.releaseFailing(id);
    const emails = await this.emails.execute({ id });
    return { ...emails, pending: emails.pending + webhooks };
  }
}
