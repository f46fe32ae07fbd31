import { DomainError } from '../core/domain-error.js';

/**
 * Someone who works in the dashboard under her own name.
 *
 * invited → active, when the link in the invitation is used and a second factor is in place
 * active → invited, when a lost second factor is reset: another link leads to a new one
 * invited, active → removed, for good; history and audit log keep the name, and nothing else does once her
 * last session is forgotten
 */
export const USER_STATES = ['invited', 'active', 'removed'] as const;
export type UserState = (typeof USER_STATES)[number];

/** What a person may do is in {@link ROLE_PERMISSIONS}. */
export const ROLES = ['eier', 'saksbehandler', 'innsyn'] as const;
export type Role = (typeof ROLES)[number];

export const USER_LIMITS = { name: 100, passkeyName: 60 } as const;

export interface User {
  readonly id: string;
  readonly name: string;
  /** In lower case. No two that are not removed share one. */
  readonly email: string;
  readonly role: Role;
  readonly state: UserState;
  readonly createdAt: Date;
}

/** A person with what it can log in with at present. */
export interface UserLogin extends Pick<User, 'id' | 'role' | 'state'> {
  readonly hasCode: boolean;
  readonly passkeys: number;
}

/** Whether the person can log in now, and decide who works here. */
export const canLogInAsOwner = ({ role, state, hasCode, passkeys }: UserLogin): boolean =>
  role === 'eier' && state === 'active' && (hasCode || passkeys > 0);

/**
 * Keeps the last owner of the account who can log in: an invitation may never be used.
 *
 * @param people all owners of the account at least, none of whom changes meanwhile
 * @param leavingId of the person who is about to lose the role or all ways to log in
 * @throws DomainError `last-owner`
 */
export function requireOwnerBeside(people: readonly UserLogin[], leavingId: string): void {
  const owners = people.filter(canLogInAsOwner);
  const isLast = owners.length === 1 && owners[0]?.id === leavingId;
  if (isLast) throw new DomainError('last-owner');
}

/** How history and audit log name whoever logged in with the password that all share. */
export const SHARED_PASSWORD_NAME = 'felles passord';
