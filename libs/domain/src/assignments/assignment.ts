import type { PartnerGroup } from '../leads/consent.js';
import { DomainError } from '../core/domain-error.js';
import { daysAfter } from '../core/time/time-span.js';
import type { LeadStatus } from '../leads/lead.js';

/** Its transitions: `docs/architecture.md`, «States». */
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
 * Cause of a withdrawal; the last seven apply to open assignments only:
 * - `closed`: the lead's status
 * - `holds`: a merge, for a partner that has the other lead
 * - `service`: the owner corrected the service
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

export const UNDO_MINUTES = 10;

/** Days in which the link shows the contact details. */
export const REVEAL_DAYS = 30;

export interface Assignment {
  id: string;
  leadId: string;
  partnerId: string;
  /** The kind whose consent and place it uses. */
  partnerGroup: PartnerGroup;
  state: AssignmentState;
  /** Whole øre, when offered. */
  priceOre: number;
  offeredAt: Date;
  deadline: Date | null;
  /** Null: sent or not due. */
  remindAt: Date | null;
  answeredAt: Date | null;
  declineReason: DeclineReason | null;
  revealedAt: Date | null;
  report: Report | null;
  reportedAt: Date | null;
  /** The owner's answer to «Har du valgt …?». */
  winConfirmed: boolean | null;
  notCalledAt: Date | null;
  /** End of a longer undo period after a corrected service. */
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

export function countsForPartner({ state }: Pick<Assignment, 'state'>): boolean {
  return state !== 'withdrawn';
}

export function isUnanswered({ state }: Pick<Assignment, 'state'>): boolean {
  return state === 'offered';
}

export function isAnswered({ state }: Pick<Assignment, 'state'>): boolean {
  return state === 'accepted' || state === 'declined' || state === 'missed';
}

export function isPastDeadline({ deadline, state }: Assignment, now: Date): boolean {
  return isUnanswered({ state }) && deadline !== null && deadline <= now;
}

export function isOngoing(assignment: Pick<Assignment, 'state'>): boolean {
  return isUnanswered(assignment) || assignment.state === 'accepted';
}

export function isAccepted({ state }: Pick<Assignment, 'state'>): boolean {
  return state === 'accepted';
}

export function hasContact({ revealedAt }: Pick<Assignment, 'revealedAt'>): boolean {
  return revealedAt !== null;
}

export function hasReported({ report }: Pick<Assignment, 'report'>): boolean {
  return report !== null;
}

export function isWin({ report, winConfirmed }: Pick<Assignment, 'report' | 'winConfirmed'>) {
  return report === 'won' && winConfirmed !== false;
}

/** By the owner's word, else by reports. */
export function winnersAmong<
  Each extends Pick<Assignment, 'partnerId' | 'report' | 'winConfirmed'>,
>(accepted: readonly Each[], jobWith: readonly string[] = []): Each[] {
  const won = accepted.filter(isWin);
  const named = accepted.filter(
    (each) => jobWith.includes(each.partnerId) || (each.winConfirmed && won.includes(each)),
  );
  return named.length > 0 ? named : won;
}

export function isAcceptedUnreported({
  report,
  state,
}: Pick<Assignment, 'report' | 'state'>): boolean {
  return state === 'accepted' && report === null;
}

/** For the partner, an offer that never reached it is expired. */
export function shownStateOf({
  state,
  withdrawnBy,
}: Pick<Assignment, 'state' | 'withdrawnBy'>): AssignmentState {
  return withdrawnBy === 'unreached' ? 'expired' : state;
}

/** Others took every place. */
export function wasPassedOver({ state }: Assignment): boolean {
  return state === 'filled' || state === 'missed';
}

const CUT_SHORT: readonly (WithdrawnBy | null)[] = [
  'closed',
  'merged',
  'holds',
  'kind',
  'unreached',
];

/** Neither partner nor owner caused it. */
export function wasCutShort({ withdrawnBy }: Assignment): boolean {
  return CUT_SHORT.includes(withdrawnBy);
}

export function showsOwner({ state, answeredAt, revealedAt }: Assignment, now: Date): boolean {
  const since = isAccepted({ state }) ? (answeredAt ?? revealedAt) : null;
  return since !== null && now < daysAfter(since, REVEAL_DAYS);
}

export function canUndo(assignment: Assignment, now: Date): boolean {
  return now < (undoUntil(assignment) ?? now);
}

/**
 * Ten minutes, longer for an acceptance after a corrected service; a refusal at most until its
 * deadline. Null: cannot be undone.
 */
export function undoUntil(assignment: Assignment): Date | null {
  const { answeredAt, deadline, report, state, undoableUntil } = assignment;
  if (!answeredAt) return null;
  const until = new Date(answeredAt.getTime() + UNDO_MINUTES * 60_000);
  if (state === 'accepted') {
    if (report) return report === 'won' ? null : undoableUntil;
    return undoableUntil && undoableUntil > until ? undoableUntil : until;
  }
  if (state !== 'declined' || !deadline) return null;
  return deadline < until ? deadline : until;
}

/** @throws `assignment-closed` unless unanswered */
export function answered(
  assignment: Assignment,
  answer: Answer,
  at: Date,
  declineReason: DeclineReason | null = null,
): Assignment {
  if (!isUnanswered(assignment)) throw assignmentClosed(assignment);
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

/** @throws `assignment-closed` when it has ended */
export function ended(
  assignment: Assignment,
  state: 'expired' | 'filled' | 'undone' | 'withdrawn',
  at: Date,
): Assignment {
  if (!isOngoing(assignment)) throw assignmentClosed(assignment);
  return { ...assignment, state, closedAt: at, remindAt: null };
}

export function assignmentClosed({ state }: Assignment): DomainError {
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

export const LEAD_STATUS_NAMES: Record<LeadStatus, string> = {
  new: 'Ny',
  matched: 'Tildelt',
  contacted: 'Kontaktet',
  won: 'Vunnet',
  lost: 'Tapt',
};

export const DECLINE_REASON_NAMES: Record<DeclineReason, string> = {
  'no-time': 'Har ikke tid nå',
  'too-far': 'For langt unna',
  'short-notice': 'Fristen er for kort',
  'too-small': 'Oppdraget er for lite',
  'other-kind': 'Ikke min type oppdrag',
  other: 'Noe annet',
};
