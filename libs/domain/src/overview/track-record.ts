import { type Assignment, DECLINE_REASONS, type DeclineReason } from '../assignments/assignment.js';
import type { Sale } from '../billing/sale.js';
import { daysAfter } from '../core/time/time-span.js';

/** A partner's record counts what it was asked in so many days. */
export const RECORD_DAYS = 365;

/** What a record counts of questions that ended alike. */
export interface CountedQuestions extends Pick<Assignment, 'state' | 'report' | 'declineReason'> {
  readonly count: number;
  /** Of them, how many were answered. */
  readonly answered: number;
}

/** What counts of what a partner was asked, and of its sales. A lead that is erased leaves its sale alone. */
export interface PartnerWork {
  readonly questions: readonly CountedQuestions[];
  /** How long the answers took, in the middle; null: there are none. */
  readonly answerMinutes: number | null;
  readonly sales: readonly Pick<Sale, 'dispute'>[];
}

/** What a partner has made of what it was asked. */
export interface TrackRecord {
  /** Questions that the partner has answered, or let pass. One that others took before counts not. */
  readonly asked: number;
  /** Taken for good: what it took back is `undone`. */
  readonly taken: number;
  readonly declined: number;
  /** Of those declined, how many for each reason; it need not give one. */
  readonly reasons: Readonly<Record<DeclineReason, number>>;
  /** It let the deadline pass. */
  readonly silent: number;
  readonly undone: number;
  /** It said yes when others had every place. */
  readonly missed: number;
  readonly won: number;
  readonly lost: number;
  /** Sales that it has disputed, and those of them it was let off. */
  readonly disputed: number;
  readonly credited: number;
  /** How long it takes to answer, in minutes, in the middle; null: it has answered nothing. */
  readonly answerMinutes: number | null;
}

/** The first moment that a record at this moment counts. */
export function recordSince(now: Date): Date {
  return daysAfter(now, -RECORD_DAYS);
}

/** The record that follows from a partner's questions and sales. */
export function trackRecord({ questions, answerMinutes, sales }: PartnerWork): TrackRecord {
  const sum = (of: (each: CountedQuestions) => number) =>
    questions.reduce((all, each) => all + of(each), 0);
  const count = (is: (each: CountedQuestions) => boolean) =>
    sum((each) => (is(each) ? each.count : 0));
  const inState = (state: Assignment['state']) => count((each) => each.state === state);
  const withdrawnAfterYes = sum(({ state, answered }) => (state === 'withdrawn' ? answered : 0));
  const outcomes = {
    // One that was withdrawn after the yes was taken all the same.
    taken: inState('accepted') + withdrawnAfterYes,
    declined: inState('declined'),
    silent: inState('expired'),
    undone: inState('undone'),
    missed: inState('missed'),
  };
  const disputes = sales.flatMap(({ dispute }) => dispute ?? []);
  return {
    ...outcomes,
    asked: Object.values(outcomes).reduce((sum, each) => sum + each),
    reasons: Object.fromEntries(
      DECLINE_REASONS.map((reason) => [
        reason,
        count((each) => each.state === 'declined' && each.declineReason === reason),
      ]),
    ) as Record<DeclineReason, number>,
    won: count(({ report }) => report === 'won'),
    lost: count(({ report }) => report === 'lost'),
    disputed: disputes.length,
    credited: disputes.filter(({ decision }) => decision === 'credited').length,
    answerMinutes: answerMinutes && Math.round(answerMinutes),
  };
}
