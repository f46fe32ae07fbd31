import type { Recipient } from '../leads/consent.js';
import { DomainError } from '../core/domain-error.js';
import { daysAfter } from '../core/time/time-span.js';

/**
 * One lead and one partner: first a question that says nothing of who the owner is, and after a yes
 * the assignment.
 *
 * offered → accepted, «Ta oppdraget»; the partner then holds the owner's contact details
 * offered → declined, «Passer ikke»
 * offered → expired, when the deadline passes in silence
 * offered → filled, when others have taken every place
 * offered or filled → missed, when the partner says yes after that: it owes nothing
 * accepted → undone, declined → offered, by the partner within {@link UNDO_MINUTES}
 * offered or accepted → withdrawn, by whom or what {@link WithdrawnBy} says
 * withdrawn → offered, when the change of status that had ended it is undone
 *
 * `legacy-open` are those of before there were questions: the partner knows the owner already, and
 * may accept or decline, or have it withdrawn.
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
  'legacy-open',
] as const;
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];

/** What a partner can say to a question. */
export type Answer = 'accepted' | 'declined';

/** Why «Passer ikke». */
export const DECLINE_REASONS = [
  'no-time',
  'too-far',
  'short-notice',
  'too-small',
  'other-kind',
  'other',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** What a partner tells of an assignment it has taken. */
export const REPORTS = ['contacted', 'won', 'lost'] as const;
export type Report = (typeof REPORTS)[number];

/**
 * Who or what ends one that the partner has not ended. closed: the lead's status does; joined: that it
 * is the same as another; holds: the same, of a partner who has that other one; moved: the home does; service: the owner
 * corrected the service;
 * kind: its partner has become of another, which was told as `administrator` before; unreached: the
 * deadline does, of one whose e-mail had not left. These seven end questions alone.
 */
export type WithdrawnBy =
  | 'administrator'
  | 'owner'
  | 'closed'
  | 'joined'
  | 'holds'
  | 'moved'
  | 'service'
  | 'kind'
  | 'unreached';

/** For so long an answer can be undone. */
export const UNDO_MINUTES = 10;

/** For so long the link of a question shows what a yes has revealed. */
export const REVEAL_DAYS = 30;

/** A question or an assignment with the time of each step it has taken. */
export interface Assignment {
  id: string;
  leadId: string;
  partnerId: string;
  /** Whose yes it rests on, and whose place it takes. */
  recipient: Recipient;
  state: AssignmentState;
  /** What a yes costs in whole øre, as the price was when the question was asked. */
  priceOre: number;
  offeredAt: Date;
  /** Answers count until then; null: there is no deadline, as before there were questions. */
  deadline: Date | null;
  /** When the partner is to be reminded; null: it has been, or will not be. */
  remindAt: Date | null;
  answeredAt: Date | null;
  declineReason: DeclineReason | null;
  /** When the partner got the owner's contact details; null: never. */
  revealedAt: Date | null;
  report: Report | null;
  reportedAt: Date | null;
  /** The owner's answer to «Har du valgt …?» after a reported win; null: none. */
  winConfirmed: boolean | null;
  /** When the owner last said that this partner has not called; null: never. */
  notCalledAt: Date | null;
  /**
   * Until when a yes can be undone though {@link UNDO_MINUTES} are over, as the owner has corrected the
   * service since; null: it has not.
   */
  undoableUntil: Date | null;
  /** When it ended otherwise than by an answer. */
  closedAt: Date | null;
  /** Null unless it is withdrawn, and of before that was kept. */
  withdrawnBy: WithdrawnBy | null;
}

/** A question as it is asked. */
export function question(
  asked: Pick<
    Assignment,
    'id' | 'leadId' | 'partnerId' | 'recipient' | 'priceOre' | 'offeredAt' | 'deadline' | 'remindAt'
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

/** Whether the partner has yet to answer. */
export function isUnanswered({ state }: Pick<Assignment, 'state'>): boolean {
  return state === 'offered' || state === 'legacy-open';
}

/** Whether the partner has answered and neither undone that nor lost what it took: it needs to be asked no more. */
export function isAnswered({ state }: Pick<Assignment, 'state'>): boolean {
  return state === 'accepted' || state === 'declined' || state === 'missed';
}

/** Whether it waits for an answer that would come after its deadline: none counts from that moment on. */
export function isOutOfTime({ deadline, state }: Assignment, now: Date): boolean {
  return isUnanswered({ state }) && deadline !== null && deadline <= now;
}

/** Whether it has neither come to nothing nor been refused. */
export function isOpen(assignment: Pick<Assignment, 'state'>): boolean {
  return isUnanswered(assignment) || assignment.state === 'accepted';
}

/** Whether the partner has the lead, and with it the owner's contact details. */
export function isAccepted({ state }: Pick<Assignment, 'state'>): boolean {
  return state === 'accepted' || state === 'legacy-open';
}

/** Whether the partner knows, or has known, who the owner is. */
export function hasContact({ revealedAt }: Pick<Assignment, 'revealedAt'>): boolean {
  return revealedAt !== null;
}

/** Whether the partner has told what became of it. */
export function hasReported({ report }: Pick<Assignment, 'report'>): boolean {
  return report !== null;
}

/** Whether the partner has said yes, and has yet to tell what became of it. */
export function isAcceptedUnreported({
  report,
  state,
}: Pick<Assignment, 'report' | 'state'>): boolean {
  return state === 'accepted' && report === null;
}

/** How it stands to its partner: of what has not reached it the time is over, as of what it was silent to. */
export function standsAs({
  state,
  withdrawnBy,
}: Pick<Assignment, 'state' | 'withdrawnBy'>): AssignmentState {
  return withdrawnBy === 'unreached' ? 'expired' : state;
}

/** Whether others had every place before the partner had said no: it may be asked again. */
export function wasPassedBy({ state }: Assignment): boolean {
  return state === 'filled' || state === 'missed';
}

const CUT_SHORT: readonly (WithdrawnBy | null)[] = [
  'closed',
  'joined',
  'holds',
  'kind',
  'unreached',
];

/** Whether its question ended by nothing that the partner or anybody else said of it: it may be asked again. */
export function wasCutShort({ withdrawnBy }: Assignment): boolean {
  return CUT_SHORT.includes(withdrawnBy);
}

/** Whether the partner has it, and its link still shows who the owner is. */
export function showsOwner({ state, answeredAt, revealedAt }: Assignment, now: Date): boolean {
  const since = isAccepted({ state }) ? (answeredAt ?? revealedAt) : null;
  return since !== null && now < daysAfter(since, REVEAL_DAYS);
}

/** Whether the answer can still be undone. */
export function canUndo(assignment: Assignment, now: Date): boolean {
  const until = undoUntil(assignment);
  return until !== null && now < until;
}

/**
 * Until when the answer can be undone: a yes for ten minutes, and until the partner reports, or longer
 * where the service was corrected since; a refusal for as long, but no longer than its question could be
 * answered. Null: it cannot.
 */
export function undoUntil(assignment: Assignment): Date | null {
  const { answeredAt, deadline, report, state, undoableUntil } = assignment;
  if (!answeredAt || report) return null;
  const until = new Date(answeredAt.getTime() + UNDO_MINUTES * 60_000);
  if (state === 'accepted') return undoableUntil && undoableUntil > until ? undoableUntil : until;
  if (state !== 'declined' || !deadline) return null;
  return deadline < until ? deadline : until;
}

/** @throws DomainError `assignment-closed` unless the partner has yet to answer */
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
 * It ends in one of the ways that are no answer.
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

/** The fault of a step that the assignment can no longer take. */
export function closed({ state }: Assignment): DomainError {
  return new DomainError('assignment-closed', CLOSED[state]);
}

const CLOSED: Record<AssignmentState, string> = {
  offered: 'Oppdraget venter på svar.',
  'legacy-open': 'Oppdraget venter på svar.',
  accepted: 'Oppdraget er allerede besvart med «Ta oppdraget».',
  declined: 'Oppdraget er allerede besvart med «Passer ikke».',
  expired: 'Svarfristen er ute.',
  filled: 'Andre har allerede tatt oppdraget.',
  missed: 'Andre har allerede tatt oppdraget.',
  undone: 'Svaret er angret.',
  withdrawn: 'Oppdraget er trukket tilbake.',
};
