/**
 * Someone who works in the dashboard under her own name.
 *
 * invited → active, when the link in the invitation is used and a second factor is in place
 * active → invited, when a lost second factor is reset: another link leads to a new one
 * invited, active → removed, for good; history and audit log keep the name, and nothing else does once her
 * last session is forgotten
 */
export const PERSON_STATES = ['invited', 'active', 'removed'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** What a person may do is in {@link ROLE_PERMISSIONS}. */
export const ROLES = ['eier', 'saksbehandler', 'innsyn'] as const;
export type Role = (typeof ROLES)[number];

export const PERSON_LIMITS = { name: 100, passkeyName: 60 } as const;

export interface Person {
  readonly id: string;
  readonly name: string;
  /** In lower case. No two that are not removed share one. */
  readonly email: string;
  readonly role: Role;
  readonly state: PersonState;
  readonly createdAt: Date;
}

/** How history and audit log name whoever logged in with the password that all share. */
export const SHARED_PASSWORD_NAME = 'felles passord';
