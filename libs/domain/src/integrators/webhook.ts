import type { DeliveryState } from '../core/notification.js';

/**
 * What integrators can be told of. A lead that is held is received once it is released. `accepted`,
 * `declined` and `expired` tell of each partner that was asked, the others of the lead. Of one that is
 * `erased` its id is told alone, so that they erase it too (GDPR, article 19); of one that is `corrected`
 * how it reads now, unless its owner has said so on the page of another request.
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
  'review.published',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Told also while the endpoint or its key is paused: whoever was told who the owner is has to erase it (GDPR, article 19). */
export const TOLD_WHILE_PAUSED: WebhookEvent = 'lead.erased';

/**
 * Kept while the endpoint or its key is paused, however long that takes: it is owed, too, but says who the
 * owner is. All else is kept for {@link PAUSED_WEBHOOK_DAYS}.
 */
export const KEPT_WHILE_PAUSED: WebhookEvent = 'lead.corrected';

/** An endpoint that says when it wants to be asked again is left alone for so many hours at most. */
export const RETRY_AFTER_HOURS = 24;

/** Messages of a paused endpoint are kept for so many days, and leave when it goes on. */
export const PAUSED_WEBHOOK_DAYS = 30;

/** The most that an endpoint's texts may have. */
export const WEBHOOK_LIMITS = { url: 500, secret: 200, endpoints: 20 } as const;

/** So many of what an endpoint was sent, or is yet to be, the log of it shows, the newest first. */
export const WEBHOOK_LOG_LENGTH = 200;

/** Something that integrators are told of: one message to each endpoint that wants such events. */
export interface Announcement {
  readonly event: WebhookEvent;
  /** When it happened. */
  readonly at: Date;
  /** Of a status: from which to which. Of a partner: of which kind. Of a review: its id. */
  readonly detail: Readonly<Record<string, string>>;
}

/** Where an integrator wants to be told. */
export interface WebhookEndpoint {
  id: string;
  url: string;
  /** Whose leads are told of there, and shown as that key may see them. Null: all, without who the owners are. */
  integratorKeyId: string | null;
  /** Signs what is sent there: `whsec_` and at least 24 bytes in base64, sealed where it is kept. */
  secret: string;
  /** The one before, which signs too until then. */
  previousSecret: string | null;
  previousUntil: Date | null;
  events: readonly WebhookEvent[];
  /** Whether new events are sent there; {@link TOLD_WHILE_PAUSED} is in any case. */
  active: boolean;
  createdAt: Date;
}

/**
 * One event on its way to one endpoint, in the states of a notification: due → sent or parked.
 */
export interface WebhookDelivery extends Announcement {
  id: string;
  endpointId: string;
  /** Of a lead that may be erased by now: then that is what it tells. */
  leadId: string;
  state: DeliveryState;
  /** How many attempts have begun. */
  attempts: number;
  /** When it is tried next. */
  dueAt: Date;
  sentAt: Date | null;
  /** Why the last attempt failed; null if none has. */
  lastFault: string | null;
  /** Whether it waits until its endpoint is told of things again, which it or its key keeps it from now. */
  isKept: boolean;
}
