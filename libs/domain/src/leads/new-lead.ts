import type { Lead } from './lead.js';
import type { NotificationKind } from '../core/notification.js';
import type { WebhookEvent } from '../integrators/webhook.js';

export interface SetOffByALead {
  readonly notifications: readonly NotificationKind[];
  readonly announcements: readonly WebhookEvent[];
}

const RECEIVED: SetOffByALead = {
  notifications: ['owner-confirmation', 'lead-notification'],
  announcements: ['lead.received'],
};

/** The owner is not notified, because anybody can have typed that address. */
const HELD: SetOffByALead = { notifications: ['lead-notification'], announcements: [] };

export function setOffBy({ suspicion }: Pick<Lead, 'suspicion'>): SetOffByALead {
  return suspicion ? HELD : RECEIVED;
}
