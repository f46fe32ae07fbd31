import { DomainError } from '../core/domain-error.js';
import { EMAIL_FIELD } from '../core/email.js';
import type { RecordFields, StoredRecord } from '../core/record-field.js';
import { DAY_SECONDS } from '../core/time/time-span.js';

/**
 * - open → open, with a new refresh token at each use
 * - open → ended, on logout, by another login in the browser, when unused for {@link
 * SESSION_IDLE_SECONDS}, after {@link SESSION_LONGEST_SECONDS}, when the user's role changes or the
 * user is removed, when a used refresh token returns (a copy exists), and for the shared login when
 * its password or the session secret is replaced
 */
export const SESSION_IDLE_SECONDS = 7 * DAY_SECONDS;
export const SESSION_LONGEST_SECONDS = 30 * DAY_SECONDS;

export const ACCESS_TOKEN_SECONDS = 10 * 60;

/**
 * - invited → active, with a second factor
 * - active → invited, when a lost second factor is reset
 * - invited, active → removed, permanently; only history and audit log keep the name
 */
export const USER_STATES = ['invited', 'active', 'removed'] as const;
export type UserState = (typeof USER_STATES)[number];

export const ROLES = ['eier', 'saksbehandler', 'innsyn'] as const;
export type Role = (typeof ROLES)[number];

export const PASSKEY_NAME_LIMIT = 60;

export const USER_FIELDS = {
  name: {
    wire: 'name',
    kind: 'line',
    label: 'Navn',
    limit: 100,
    missing: 'Skriv navnet.',
    example: 'Kari Nordmann',
  },
  email: { ...EMAIL_FIELD, example: 'kari@boligstyling.no' },
  role: {
    wire: 'role',
    kind: 'choice',
    label: 'Rolle',
    options: ROLES,
    names: { eier: 'Eier', saksbehandler: 'Saksbehandler', innsyn: 'Innsyn' },
    limit: 20,
    otherwise: `Rollen må være ${ROLES.join(', ')}.`,
  },
} as const satisfies RecordFields;

/** Its e-mail address is in lower case, and unique unless removed. */
export interface User extends Readonly<StoredRecord<typeof USER_FIELDS>> {
  readonly id: string;
  readonly version: number;
  readonly state: UserState;
  readonly createdAt: Date;
}

export function isActiveUser({ state }: Pick<User, 'state'>): boolean {
  return state === 'active';
}

export function isRemovedUser({ state }: Pick<User, 'state'>): boolean {
  return state === 'removed';
}

/** Includes a user who cannot log in. */
export function isActiveAccountOwner({ role, state }: Pick<User, 'role' | 'state'>): boolean {
  return role === 'eier' && isActiveUser({ state });
}

export interface UserLogin extends Pick<User, 'id' | 'role' | 'state'> {
  readonly hasCode: boolean;
  readonly passkeys: number;
}

export const canLogInAsAccountOwner = (user: UserLogin): boolean =>
  isActiveAccountOwner(user) && (user.hasCode || user.passkeys > 0);

/**
 * One owner of the account must be able to log in.
 *
 * @param users at least all owners of the account, locked
 * @param leavingId user about to lose the role or all ways to log in
 * @throws `last-owner`
 */
export function requireAnotherAccountOwner(users: readonly UserLogin[], leavingId: string): void {
  const owners = users.filter(canLogInAsAccountOwner);
  const others = owners.filter(({ id }) => id !== leavingId);
  if (owners.length > 0 && others.length === 0) throw new DomainError('last-owner');
}

export const SHARED_PASSWORD_NAME = 'felles passord';

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

/** After proving a factor again. */
export const CONFIRMED_SECONDS = 5 * 60;
