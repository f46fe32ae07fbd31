import { Migration0001LeadsAndNotifications } from './0001-leads-and-notifications.js';
import { Migration0002LeadEvents } from './0002-lead-events.js';
import { Migration0003AdminSessions } from './0003-admin-sessions.js';

/** Every migration, oldest first. A released one is never edited: a mistake is mended by the next. */
export const migrations = [
  { name: '0001-leads-and-notifications', class: Migration0001LeadsAndNotifications },
  { name: '0002-lead-events', class: Migration0002LeadEvents },
  { name: '0003-admin-sessions', class: Migration0003AdminSessions },
];
