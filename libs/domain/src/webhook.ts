import type { NotificationState } from './notification.js';

/** What integrators can be told of. A lead that is held is received once it is released. */
export const WEBHOOK_EVENTS = ['lead.received', 'lead.matched', 'lead.status_changed'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The most that an endpoint's texts may have. */
export const WEBHOOK_LIMITS = { url: 500, secret: 100, endpoints: 20 } as const;

/** Something that integrators are told of: one message to each endpoint that wants such events. */
export interface Announcement {
  readonly event: WebhookEvent;
  /** When it happened. */
  readonly at: Date;
  /** Of a status: from which to which. */
  readonly detail: Readonly<Record<string, string>>;
}

/** Where an integrator wants to be told. */
export interface WebhookEndpoint {
  id: string;
  url: string;
  /** Signs what is sent there: `whsec_` and at least 24 bytes in base64. */
  secret: string;
  events: readonly WebhookEvent[];
  /** Whether new events are sent there. */
  active: boolean;
  createdAt: Date;
}

/**
 * One event on its way to one endpoint, in the states of a notification: due → sent or parked.
 */
export interface WebhookDelivery extends Announcement {
  id: string;
  endpointId: string;
  leadId: string;
  state: NotificationState;
  /** How many attempts have begun. */
  attempts: number;
  /** When it is tried next. */
  dueAt: Date;
  sentAt: Date | null;
  /** Why the last attempt failed; null if none has. */
  lastFault: string | null;
}
