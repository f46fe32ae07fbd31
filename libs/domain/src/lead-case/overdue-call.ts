import { type Assignment, isAcceptedUnreported } from '../assignments/assignment.js';
import { reportDueSince } from '../overview/queue.js';
import { daysAfter } from '../core/time/time-span.js';

function isCallOverdue(assignment: Assignment, now: Date): boolean {
  const { answeredAt } = assignment;
  return (
    isAcceptedUnreported(assignment) && answeredAt !== null && answeredAt <= reportDueSince(now)
  );
}

export function canSayNotCalled(assignment: Assignment, now: Date): boolean {
  return isCallOverdue(assignment, now) && !saidLately(assignment.notCalledAt, now);
}

export function saidLately(at: Date | null | undefined, now: Date): boolean {
  return at ? now < daysAfter(at, 1) : false;
}
