import { Migration0001LeadsAndNotifications } from './0001-leads-and-notifications.js';

/** Every migration, oldest first. A released one is never edited: a mistake is mended by the next. */
export const migrations = [
  { name: '0001-leads-and-notifications', class: Migration0001LeadsAndNotifications },
];
