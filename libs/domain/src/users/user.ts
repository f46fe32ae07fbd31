import { DomainError } from '../core/domain-error.js';

/**
 * A named user of the dashboard.
 *
 * - invited → active, when the invitation's link is used and a second factor is set up
 * - active → invited, when a lost second factor is reset: another link leads to a new one
 * - invited, active → removed, permanently; only history and audit log keep the name once the last
 *   session is erased
 */
export const USER_STATES = ['invited', 'active', 'removed'] as const;
export type UserState = (typeof USER_STATES)[number];

export const ROLES = ['eier', 'saksbehandler', 'innsyn'] as const;
export type Role = (typeof ROLES)[number];

export const USER_LIMITS = { name: 100, passkeyName: 60 } as const;

export interface User {
  readonly id: string;
  /** Another after each change of name, e-mail, role or state. */
  readonly version: number;
  readonly name: string;
  /** In lower case, unique among users that are not removed. */
  readonly email: string;
  readonly role: Role;
  readonly state: UserState;
  readonly createdAt: Date;
}

export interface UserLogin extends Pick<User, 'id' | 'role' | 'state'> {
  readonly hasCode: boolean;
  readonly passkeys: number;
}

/** An owner of the account who can log in now, and so manage users. */
export const canLogInAsOwner = ({ role, state, hasCode, passkeys }: UserLogin): boolean =>
  role === 'eier' && state === 'active' && (hasCode || passkeys > 0);

/**
 * Keeps one owner of the account who can log in; an invited one does not count.
 *
 * @param users at least all owners of the account, locked against change
 * @param leavingId the user about to lose the role or all ways to log in
 * @throws DomainError `last-owner`
 */
export function requireOwnerBeside(users: readonly UserLogin[], leavingId: string): void {
  const owners = users.filter(canLogInAsOwner);
  const isLast = owners.length === 1 && owners[0]?.id === leavingId;
  if (isLast) throw new DomainError('last-owner');
}

export const SHARED_PASSWORD_NAME = 'felles passord';
