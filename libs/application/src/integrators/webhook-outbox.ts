import type { LeadStatus, WebhookDelivery } from '@boligstyling/domain';
import { type Carrier, Outbox } from '../core/outbox.js';

/** A leased event, without the owner's identity. */
export interface ClaimedWebhook extends Pick<
  WebhookDelivery,
  'id' | 'leadId' | 'event' | 'at' | 'detail' | 'attempts'
> {
  readonly endpointId: string;
  readonly url: string;
  /** All that sign, as stored: newest first. */
  readonly secrets: readonly string[];
  /** The current status; null once the lead is erased. */
  readonly status: LeadStatus | null;
  /** The fields that the endpoint may read, by wire name; empty once the lead is erased. */
  readonly about: Readonly<Record<string, unknown>>;
}

/** Webhook messages to send. */
export abstract class WebhookOutbox extends Outbox<ClaimedWebhook> {
  /** Blocks all claims of its endpoint for so many seconds, after which the message is due. */
  abstract leaveAlone(webhook: ClaimedWebhook, seconds: number, cause: string): Promise<void>;

  /**
   * Pauses an endpoint that wants no more. The message is parked until it resumes; others wait as
   * for any paused endpoint.
   */
  abstract pauseEndpoint(webhook: ClaimedWebhook, cause: string): Promise<void>;

  /**
   * Makes failing and parked messages due at once, unless leased. Throws DomainError
   * `storage-unavailable`.
   * @param id of one message; left out: all
   * @returns how many are due or being sent
   */
  abstract releaseFailing(id?: string): Promise<number>;
}

export abstract class WebhookSender implements Carrier<ClaimedWebhook> {
  abstract send(webhook: ClaimedWebhook, signal: AbortSignal): Promise<void>;
}
