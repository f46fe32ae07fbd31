import { type Assignment, ended, isBegun, type WithdrawnBy } from '../assignment.js';
import { closedUnanswered, yesReleased } from '../partner-figures.js';
import { costsNothing } from './costs.js';
import type { OpenCase } from './open-case.js';
import { tellOfEnd } from './question-ends.js';

/**
 * A question or an assignment ends, and not by its partner: the partner is told, its capacity is free
 * again, and it owes nothing unless it has told what became of the assignment.
 *
 * @throws DomainError `assignment-closed` when it has ended already
 */
export function withdraw(open: OpenCase, assignment: Assignment, by: WithdrawnBy): void {
  const { ledger, now, pool } = open;
  const { answeredAt, id, partnerId } = assignment;
  ledger.keep({ ...ended(assignment, 'withdrawn', now), withdrawnBy: by });
  pool.change(partnerId, (figures) =>
    answeredAt ? yesReleased(figures, answeredAt) : closedUnanswered(figures),
  );
  if (!isBegun(assignment)) costsNothing(open, assignment);
  tellOfEnd(open, id, 'assignment-withdrawn');
  ledger.recall('owner-matched', id);
  ledger.record('assignment-withdrawn', { ...ledger.named(partnerId), by });
}
