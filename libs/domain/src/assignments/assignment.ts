import type { PartnerGroup } from '../leads/consent.js';
import { DomainError } from '../core/domain-error.js';
import { daysAfter } from '../core/time/time-span.js';

/**
 * One lead offered to one partner.
 *
 * - offered → accepted, «Ta oppdraget»; the partner then has the owner's contact details
 * - offered → declined, «Passer ikke»
 * - offered → expired, when the deadline passes in silence
 * - offered → filled, when others have taken every place
 * - offered or filled → missed, when the partner accepts after that: it owes nothing
 * - accepted → undone, declined → offered, by the partner within {@link UNDO_MINUTES}
 * - offered or accepted → withdrawn, by the actor or cause in {@link WithdrawnBy}
 * - withdrawn → offered, when the change of status that ended it is undone
 */
export const ASSIGNMENT_STATES = [
  'offered',
  'accepted',
  'declined',
  'expired',
  'filled',
  'missed',
  'undone',
  'withdrawn',
] as const;
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];

export type Answer = 'accepted' | 'declined';

export const DECLINE_REASONS = [
  'no-time',
  'too-far',
  'short-notice',
  'too-small',
  'other-kind',
  'other',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export const REPORTS = ['contacted', 'won', 'lost'] as const;
export type Report = (typeof REPORTS)[number];

/**
 * The cause of an end that the partner did not choose; the last seven apply to open assignments
 * only:
 * - `closed`: the lead's status
 * - `merged`: a merge
 * - `holds`: a merge, for a partner that has the other lead
 * - `moved`: the home moved
 * - `service`: the owner corrected the service
 * - `kind`: its partner changed kind
 * - `unreached`: the deadline passed before the e-mail left
 */
export type WithdrawnBy =
  | 'administrator'
  | 'owner'
  | 'closed'
  | 'merged'
  | 'holds'
  | 'moved'
  | 'service'
  | 'kind'
  | 'unreached';

/** Time in which an answer can be undone. */
export const UNDO_MINUTES = 10;

/** Days in which the assignment's link shows the revealed details. */
export const REVEAL_DAYS = 30;

export interface Assignment {
  id: string;
  leadId: string;
  partnerId: string;
  /** The kind whose consent and place it uses. */
  partnerGroup: PartnerGroup;
  state: AssignmentState;
  /** Whole øre, as the price was when offered. */
  priceOre: number;
  offeredAt: Date;
  /** Null: none. */
  deadline: Date | null;
  /** Null: sent or not due. */
  remindAt: Date | null;
  answeredAt: Date | null;
  declineReason: DeclineReason | null;
  /** When the partner got the contact details; null: never. */
  revealedAt: Date | null;
  report: Report | null;
  reportedAt: Date | null;
  /** The owner's answer to «Har du valgt …?» after a reported win; null: none. */
  winConfirmed: boolean | null;
  notCalledAt: Date | null;
  /** End of a longer undo period because the owner corrected the service; null: none. */
  undoableUntil: Date | null;
  closedAt: Date | null;
  withdrawnBy: WithdrawnBy | null;
}

export function offer(
  asked: Pick<
    Assignment,
    | 'id'
    | 'leadId'
    | 'partnerId'
    | 'partnerGroup'
    | 'priceOre'
    | 'offeredAt'
    | 'deadline'
    | 'remindAt'
  >,
): Assignment {
  return {
    ...asked,
    state: 'offered',
    answeredAt: null,
    declineReason: null,
    revealedAt: null,
    report: null,
    reportedAt: null,
    winConfirmed: null,
    notCalledAt: null,
    undoableUntil: null,
    closedAt: null,
    withdrawnBy: null,
  };
}

/** Withdrawn assignments count neither in a partner's load nor in its lists. */
export function countsForPartner({ state }: Pick<Assignment, 'state'>): boolean {
  return state !== 'withdrawn';
}

export function isUnanswered({ state }: Pick<Assignment, 'state'>): boolean {
  return state === 'offered';
}

export function isAnswered({ state }: Pick<Assignment, 'state'>): boolean {
  return state === 'accepted' || state === 'declined' || state === 'missed';
}

/** True once an unanswered assignment's deadline passed: no answer counts from that moment on. */
export function isOutOfTime({ deadline, state }: Assignment, now: Date): boolean {
  return isUnanswered({ state }) && deadline !== null && deadline <= now;
}

export function isOpen(assignment: Pick<Assignment, 'state'>): boolean {
  return isUnanswered(assignment) || assignment.state === 'accepted';
}

export function isAccepted({ state }: Pick<Assignment, 'state'>): boolean {
  return state === 'accepted';
}

/** True if the owner's contact details were ever revealed to the partner. */
export function hasContact({ revealedAt }: Pick<Assignment, 'revealedAt'>): boolean {
  return revealedAt !== null;
}

export function hasReported({ report }: Pick<Assignment, 'report'>): boolean {
  return report !== null;
}

export function isAcceptedUnreported({
  report,
  state,
}: Pick<Assignment, 'report' | 'state'>): boolean {
  return state === 'accepted' && report === null;
}

/** The state that the partner sees: an offer that never reached it counts as expired. */
export function standsAs({
  state,
  withdrawnBy,
}: Pick<Assignment, 'state' | 'withdrawnBy'>): AssignmentState {
  return withdrawnBy === 'unreached' ? 'expired' : state;
}

/** True if others took every place before the partner answered, so it may be asked again. */
export function wasPassedBy({ state }: Assignment): boolean {
  return state === 'filled' || state === 'missed';
}

const CUT_SHORT: readonly (WithdrawnBy | null)[] = [
  'closed',
  'merged',
  'holds',
  'kind',
  'unreached',
];

/** True if it ended for no reason of the partner or owner, so it may be asked again. */
export function wasCutShort({ withdrawnBy }: Assignment): boolean {
  return CUT_SHORT.includes(withdrawnBy);
}

export function showsOwner({ state, answeredAt, revealedAt }: Assignment, now: Date): boolean {
  const since = isAccepted({ state }) ? (answeredAt ?? revealedAt) : null;
  return since !== null && now < daysAfter(since, REVEAL_DAYS);
}

export function canUndo(assignment: Assignment, now: Date): boolean {
  const until = undoUntil(assignment);
  return until !== null && now < until;
}

/**
 * End of the undo period: ten minutes, for an acceptance until the report or longer after a
 * corrected service, for a refusal no longer than its deadline. Null: cannot be undone.
 */
export function undoUntil(assignment: Assignment): Date | null {
  const { answeredAt, deadline, report, state, undoableUntil } = assignment;
  if (!answeredAt || report) return null;
  const until = new Date(answeredAt.getTime() + UNDO_MINUTES * 60_000);
  if (state === 'accepted') return undoableUntil && undoableUntil > until ? undoableUntil : until;
  if (state !== 'declined' || !deadline) return null;
  return deadline < until ? deadline : until;
}

/** @throws DomainError `assignment-closed` unless it is unanswered */
export function answered(
  assignment: Assignment,
  answer: Answer,
  at: Date,
  declineReason: DeclineReason | null = null,
): Assignment {
  if (!isUnanswered(assignment)) throw closed(assignment);
  const revealedAt = answer === 'accepted' ? (assignment.revealedAt ?? at) : assignment.revealedAt;
  return {
    ...assignment,
    state: answer,
    answeredAt: at,
    declineReason,
    revealedAt,
    remindAt: null,
  };
}

/**
 * Ends an assignment without an answer.
 *
 * @throws DomainError `assignment-closed` when it has ended already
 */
export function ended(
  assignment: Assignment,
  state: 'expired' | 'filled' | 'undone' | 'withdrawn',
  at: Date,
): Assignment {
  if (!isOpen(assignment)) throw closed(assignment);
  return { ...assignment, state, closedAt: at, remindAt: null };
}

export function closed({ state }: Assignment): DomainError {
  return new DomainError('assignment-closed', CLOSED[state]);
}

const CLOSED: Record<AssignmentState, string> = {
  offered: 'Oppdraget venter på svar.',
  accepted: 'Oppdraget er allerede besvart med «Ta oppdraget».',
  declined: 'Oppdraget er allerede besvart med «Passer ikke».',
  expired: 'Svarfristen er ute.',
  filled: 'Andre har allerede tatt oppdraget.',
  missed: 'Andre har allerede tatt oppdraget.',
  undone: 'Svaret er angret.',
  withdrawn: 'Oppdraget er trukket tilbake.',
};
