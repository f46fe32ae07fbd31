import { type Assignment, DECLINE_REASONS, type DeclineReason } from './assignment.js';
import type { Sale } from './sale.js';
import { daysAfter } from './time-span.js';

/** A partner's record counts what it was asked in so many days. */
export const RECORD_DAYS = 365;

/** What a record counts of questions that ended alike. */
export interface CountedQuestions extends Pick<Assignment, 'state' | 'report' | 'declineReason'> {
  readonly count: number;
  /** How long each answer among them took, in no order. */
  readonly answerMinutes: readonly number[];
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

/** What a record counts of this question. */
export function countedQuestion({
  state,
  report,
  declineReason,
  offeredAt,
  answeredAt,
}: Assignment): CountedQuestions {
  const answerMinutes = answeredAt ? [(answeredAt.getTime() - offeredAt.getTime()) / 60_000] : [];
  return { state, report, declineReason, count: 1, answerMinutes };
}

/** The first moment that a record at this moment counts. */
export function recordSince(now: Date): Date {
  return daysAfter(now, -RECORD_DAYS);
}

/** The record that follows from a partner's questions and sales. */
export function trackRecord(
  questions: readonly CountedQuestions[],
  sales: readonly Pick<Sale, 'dispute'>[],
): TrackRecord {
  const count = (is: (each: CountedQuestions) => boolean) =>
    questions.filter(is).reduce((sum, each) => sum + each.count, 0);
  const inState = (state: Assignment['state']) => count((each) => each.state === state);
  const withdrawn = questions.filter(({ state }) => state === 'withdrawn');
  const outcomes = {
    // One that was withdrawn after the yes was taken all the same.
    taken: inState('accepted') + withdrawn.flatMap(({ answerMinutes }) => answerMinutes).length,
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
    answerMinutes: median(questions.flatMap(({ answerMinutes }) => answerMinutes)),
  };
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
