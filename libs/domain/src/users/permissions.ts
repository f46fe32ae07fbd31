import type { Role } from './user.js';

/**
 * What can be done in the dashboard:
 * - `read`: lists, figures and one lead
 * - `contact`: see in them who the owner is and how she is reached
 * - `work`: change leads, questions and partners, and send e-mails again
 * - `export`, `erase`: one person's data, or a table of them
 * - `settle`: mark a sale as paid or credited
 * - `configure`: what the product as a whole does: webhooks and their secrets, registers
 * - `people`: invite, change and remove people
 * - `audit`: read the audit log
 * - `own`: look after one's own account
 */
export const PERMISSIONS = [
  'read',
  'contact',
  'work',
  'export',
  'erase',
  'settle',
  'configure',
  'people',
  'audit',
  'own',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Who may do what, once for all: the API's guard and the dashboard both read it here. */
export const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  eier: PERMISSIONS,
  saksbehandler: ['read', 'contact', 'work', 'export', 'erase', 'settle', 'own'],
  innsyn: ['read', 'own'],
};

/** Whether someone with this role may do it. */
export function may(role: Role, permission: Permission): boolean {
  return ROLE_PERMISSIONS[role].includes(permission);
}

/** For so long after someone has confirmed who she is, nothing asks her again. */
export const CONFIRMED_SECONDS = 5 * 60;
