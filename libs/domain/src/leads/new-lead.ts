import type { Lead } from './lead.js';
import type { NotificationKind } from '../core/notification.js';
import type { WebhookEvent } from '../integrators/webhook.js';

/** What follows from a lead's arrival by itself. */
export interface SetOffByALead {
  readonly notifications: readonly NotificationKind[];
  readonly announcements: readonly WebhookEvent[];
}

const RECEIVED: SetOffByALead = {
  notifications: ['owner-confirmation', 'lead-notice'],
  announcements: ['lead.received'],
};

/** The owner hears nothing yet: anybody can have written the address of anybody there. */
const HELD: SetOffByALead = { notifications: ['lead-notice'], announcements: [] };

/** What a new lead sets off; a held one the rest of it once it is released. */
export function setOffBy({ suspicion }: Pick<Lead, 'suspicion'>): SetOffByALead {
  return suspicion ? HELD : RECEIVED;
}
