import type { Assignment } from '../assignments/assignment.js';
import type { PartnerWork } from '../overview/track-record.js';

/** Counts as the database does. */
export function partnerWork(
  asked: readonly Assignment[],
  sales: PartnerWork['sales'],
): PartnerWork {
  const assignments = asked.map(({ state, report, declineReason, answeredAt }) => {
    return { state, report, declineReason, count: 1, answered: answeredAt ? 1 : 0 };
  });
  const minutes = asked.flatMap(({ offeredAt, answeredAt }) =>
    answeredAt ? (answeredAt.getTime() - offeredAt.getTime()) / 60_000 : [],
  );
  return { assignments, answerMinutes: median(minutes), sales };
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
