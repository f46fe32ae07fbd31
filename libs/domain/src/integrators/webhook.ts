import type { DeliveryState } from '../core/notification.js';

/**
 * Events for integrators. A held lead is received once it is released. `accepted`, `declined` and
 * `expired` concern each partner asked, the others the lead. `erased` has the id alone, so that the
 * integrator erases it too (GDPR, article 19). `corrected` has the present text, unless the owner
 * corrected it on another lead's page. `quote` events name the quote, with its amounts for keys that
 * may see them.
 */
export const WEBHOOK_EVENTS = [
  'lead.received',
  'lead.accepted',
  'lead.declined',
  'lead.expired',
  'lead.matched',
  'lead.contacted',
  'lead.won',
  'lead.lost',
  'lead.status_changed',
  'lead.corrected',
  'lead.erased',
  'quote.sent',
  'quote.accepted',
  'quote.declined',
  'review.published',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/**
 * Sent while the endpoint or key is paused too: a recipient of contact details must erase them
 * (GDPR, article 19).
 */
export const SENT_WHILE_PAUSED: WebhookEvent = 'lead.erased';

/**
 * Kept for as long as the endpoint or key is paused: it is owed too, but contains contact details.
 * Others are kept for {@link PAUSED_WEBHOOK_DAYS}.
 */
export const KEPT_WHILE_PAUSED: WebhookEvent = 'lead.corrected';

/** Longest Retry-After that is honoured. */
export const RETRY_AFTER_HOURS = 24;

/** Days that messages of a paused endpoint are kept, to be sent when it resumes. */
export const PAUSED_WEBHOOK_DAYS = 30;

export const WEBHOOK_LIMITS = { url: 500, secret: 200, endpoints: 20 } as const;

/** Messages that an endpoint's log shows, sent and due, the newest first. */
export const WEBHOOK_LOG_LENGTH = 200;

export interface Announcement {
  readonly event: WebhookEvent;
  readonly at: Date;
  /** The two statuses, the partner's kind, or the review's id, depending on the event. */
  readonly detail: Readonly<Record<string, string>>;
}

export interface WebhookEndpoint {
  id: string;
  /** Another after each change that changes something. */
  version: number;
  url: string;
  /**
   * Limits events to this key's leads, as that key may read them. Null: all leads, without contact
   * details.
   */
  integratorKeyId: string | null;
  /** Signing secret: `whsec_` and at least 24 bytes in base64, stored encrypted. */
  secret: string;
  /** Previous secret, which also signs until its expiry. */
  previousSecret: string | null;
  previousUntil: Date | null;
  events: readonly WebhookEvent[];
  /** Receives new events; {@link SENT_WHILE_PAUSED} is sent in any case. */
  active: boolean;
  createdAt: Date;
}

/** One event for one endpoint, in states of a notification: due → sent or parked. */
export interface WebhookDelivery extends Announcement {
  id: string;
  endpointId: string;
  /** The lead may be erased already; then the message reports that. */
  leadId: string;
  state: DeliveryState;
  attempts: number;
  dueAt: Date;
  sentAt: Date | null;
  lastFault: string | null;
  /** Waits until its paused endpoint or key resumes. */
  isKept: boolean;
}
