import { type Assignment, DECLINE_REASONS, type DeclineReason } from '../assignments/assignment.js';
import type { Sale } from '../billing/sale.js';
import { daysAfter } from '../core/time/time-span.js';

export const RECORD_DAYS = 365;

export interface CountedAssignments extends Pick<Assignment, 'state' | 'report' | 'declineReason'> {
  readonly count: number;
  readonly answered: number;
}

/** An erased lead leaves only its sale. */
export interface PartnerWork {
  readonly assignments: readonly CountedAssignments[];
  readonly answerMinutes: number | null;
  readonly sales: readonly Pick<Sale, 'dispute'>[];
}

export interface TrackRecord {
  /** Answered or expired, and not filled by others first. */
  readonly asked: number;
  readonly accepted: number;
  readonly declined: number;
  readonly reasons: Readonly<Record<DeclineReason, number>>;
  readonly silent: number;
  readonly undone: number;
  readonly missed: number;
  readonly won: number;
  readonly lost: number;
  readonly disputed: number;
  readonly credited: number;
  /** Median; null: no answers. */
  readonly answerMinutes: number | null;
}

export function recordSince(now: Date): Date {
  return daysAfter(now, -RECORD_DAYS);
}

export function trackRecord({ assignments, answerMinutes, sales }: PartnerWork): TrackRecord {
  const sum = (of: (each: CountedAssignments) => number) =>
    assignments.reduce((all, each) => all + of(each), 0);
  const count = (is: (each: CountedAssignments) => boolean) =>
    sum((each) => (is(each) ? each.count : 0));
  const inState = (state: Assignment['state']) => count((each) => each.state === state);
  const withdrawnAfterYes = sum(({ state, answered }) => (state === 'withdrawn' ? answered : 0));
  const outcomes = {
    // An assignment withdrawn after its acceptance counts as accepted.
    accepted: inState('accepted') + withdrawnAfterYes,
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
