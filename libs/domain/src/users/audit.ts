import type { AdminCall, AuditAct } from './admin-calls.js';
import type { Role } from './user.js';
import { monthsBefore } from '../overview/retention.js';

export const AUDIT_MONTHS = 24;

/**
 * The actor in the dashboard. Without a user: the shared login, or, without a role either, a failed
 * login.
 */
export interface AuditActor {
  readonly userId: string | null;
  readonly name: string;
  readonly role: Role | null;
}

export const UNKNOWN_ACTOR: AuditActor = { userId: null, name: 'ukjent', role: null };

/** An act without any data of an owner: a random id, names of fields, a count. */
export interface AuditedAct extends AuditActor {
  readonly act: AuditAct;
  readonly call: AdminCall;
  /** The subject's id, such as a lead's; null for a list or the actor. */
  readonly subjectId: string | null;
  /** All subjects of an act on several, with a row for each; left out: `subjectId` alone. */
  readonly subjectIds?: readonly string[];
  /** Names of the fields requested or sent. */
  readonly fields: readonly string[];
  /** Number of rows that a list showed; null for other acts. */
  readonly count: number | null;
  readonly browser: string;
  readonly network: string;
}

/**
 * Fields left out of the log because they do not describe the act: pages of lists, and values
 * passed from one call to the next.
 */
export const UNLOGGED_FIELDS: readonly string[] = [
  'cursor',
  'limit',
  'challenge_id',
  'token',
  'changed_at',
];

/** The audit log keeps only rows after this moment. */
export function auditedSince(now: Date): Date {
  return monthsBefore(now, AUDIT_MONTHS);
}
