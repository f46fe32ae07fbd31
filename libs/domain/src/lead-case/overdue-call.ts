import { type Assignment, isAcceptedUnreported } from '../assignments/assignment.js';
import { reportDueSince } from '../overview/queue.js';
import { daysAfter } from '../core/time/time-span.js';

/** Whether the partner said yes so long ago that the owner was promised a call by now, and has reported nothing. */
function isCallOverdue(assignment: Assignment, now: Date): boolean {
  const { answeredAt } = assignment;
  return (
    isAcceptedUnreported(assignment) && answeredAt !== null && answeredAt <= reportDueSince(now)
  );
}

/** Whether the owner can say that this partner has not called: once a day, from when the call is overdue. */
export function canSayNotCalled(assignment: Assignment, now: Date): boolean {
  return isCallOverdue(assignment, now) && !saidLately(assignment.notCalledAt, now);
}

/** Whether it was said within a day. */
export function saidLately(at: Date | null | undefined, now: Date): boolean {
  return at ? now < daysAfter(at, 1) : false;
}
