import type { LeadStatus, WebhookDelivery } from '@boligstyling/domain';
import { type Carrier, Outbox } from '../core/outbox.js';

/** An event that a worker holds, with what it tells: nothing of who the owner is. */
export interface ClaimedWebhook extends Pick<
  WebhookDelivery,
  'id' | 'leadId' | 'event' | 'at' | 'detail' | 'attempts'
> {
  readonly endpointId: string;
  readonly url: string;
  /** All that sign, as they are kept: the newest first. */
  readonly secrets: readonly string[];
  /** As it is now; null once the lead is erased. */
  readonly status: LeadStatus | null;
  /** What the endpoint may see of the lead, under its wire names; nothing once it is erased. */
  readonly about: Readonly<Record<string, unknown>>;
}

/** Events that integrators have yet to be told of. They are put there with what they tell of. */
export abstract class WebhookOutbox extends Outbox<ClaimedWebhook> {
  /** Has nothing claimed of its endpoint for so many seconds, and makes the message due after them. */
  abstract leaveAlone(webhook: ClaimedWebhook, seconds: number, cause: string): Promise<void>;

  /**
   * Pauses its endpoint, as that wants nothing more. The message is parked until the endpoint goes on,
   * and the others are kept as of any paused one.
   */
  abstract pauseEndpoint(webhook: ClaimedWebhook, cause: string): Promise<void>;

  /**
   * Makes what fails or has been given up due at once, unless it is on its way again already. Throws
   * DomainError `storage-unavailable`.
   *
   * @param id of one that alone is meant
   * @returns how many are on their way now
   */
  abstract releaseFailing(id?: string): Promise<number>;
}

/** Tells an endpoint of an event. */
export abstract class WebhookSender implements Carrier<ClaimedWebhook> {
  abstract send(webhook: ClaimedWebhook, signal: AbortSignal): Promise<void>;
}
