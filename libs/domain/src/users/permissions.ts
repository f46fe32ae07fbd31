import type { Role } from './user.js';

/**
 * - `read`: lists, figures and one lead
 * - `contact`: an owner's identity and contact details
 * - `work`: change leads, assignments and partners, and resend e-mails
 * - `export`, `erase`: one person's data, or a table
 * - `settle`: mark a sale as paid or credited
 * - `configure`: webhooks and their secrets, registers
 * - `users`: invite, change and remove users
 * - `audit`: read the audit log
 * - `own`: manage one's account
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

export const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  eier: PERMISSIONS,
  saksbehandler: ['read', 'contact', 'work', 'export', 'erase', 'settle', 'own'],
  innsyn: ['read', 'own'],
};

export function may(role: Role, permission: Permission): boolean {
  return ROLE_PERMISSIONS[role].includes(permission);
}

export const CONFIRMED_SECONDS = 5 * 60;
