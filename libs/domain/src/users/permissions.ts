import type { Role } from './user.js';

/**
 * Permissions in the dashboard:
 * - `read`: lists, figures and one lead
 * - `contact`: an owner's identity and contact details
 * - `work`: change leads, assignments and partners, and resend e-mails
 * - `export`, `erase`: one person's data, or a table of them
 * - `settle`: mark a sale as paid or credited
 * - `configure`: settings of the product: webhooks and their secrets, registers
 * - `people`: invite, change and remove users
 * - `audit`: read the audit log
 * - `own`: manage one's own account
 */
export const PERMISSIONS = [
  'read',
  'contact',
  'work',
  'export',
  'erase',
  'settle',
  'configure',
  'users',
  'audit',
  'own',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Read by both the API's guard and the dashboard. */
export const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  eier: PERMISSIONS,
  saksbehandler: ['read', 'contact', 'work', 'export', 'erase', 'settle', 'own'],
  innsyn: ['read', 'own'],
};

export function may(role: Role, permission: Permission): boolean {
  return ROLE_PERMISSIONS[role].includes(permission);
}

export const CONFIRMED_SECONDS = 5 * 60;
