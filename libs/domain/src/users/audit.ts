import type { AdminCall, AuditAct } from './admin-calls.js';
import type { Role } from './user.js';
import { monthsBefore } from '../overview/retention.js';

/** For so long the audit log is kept. */
export const AUDIT_MONTHS = 24;

/**
 * Who did something in the dashboard; without a person, whoever had the password that all share, or
 * without a role either, somebody who was not let in.
 */
export interface AuditActor {
  readonly personId: string | null;
  /** As she was called then. */
  readonly name: string;
  readonly role: Role | null;
}

/** Who failed to get in: nobody knows. */
export const UNKNOWN_ACTOR: AuditActor = { personId: null, name: 'ukjent', role: null };

/**
 * What someone did, told without anything of an owner: a random id, names of fields, a count.
 */
export interface AuditedAct extends AuditActor {
  readonly act: AuditAct;
  readonly call: AdminCall;
  /** What it was about, such as a lead's id; null where that is a list or oneself. */
  readonly subjectId: string | null;
  /** Where it was about several: all of them, with a row for each. Left out: about `subjectId` alone. */
  readonly subjectIds?: readonly string[];
  /** What was asked for or given, by name alone. */
  readonly fields: readonly string[];
  /** How many a list showed; null where it is no list. */
  readonly count: number | null;
  readonly browser: string;
  readonly network: string;
}

/**
 * Fields of calls that say nothing of what was done, and which the log leaves out: which page of a list,
 * and what leads from one call to the next.
 */
export const UNTOLD_FIELDS: readonly string[] = [
  'cursor',
  'limit',
  'challenge_id',
  'token',
  'changed_at',
];

/** The audit log keeps nothing from this moment or before it. */
export function auditedSince(now: Date): Date {
  return monthsBefore(now, AUDIT_MONTHS);
}
