import { type Assignment, ended, type WithdrawnBy } from '../assignment.js';
import { closedUnanswered, yesReleased } from '../partner-figures.js';
import { costsNothing, isBegun } from './costs.js';
import type { OpenCase } from './open-case.js';
import { tellOfEnd } from './question-ends.js';

/**
 * A question or an assignment ends, and not by its partner: the partner is told, its capacity is free
 * again, and it owes nothing unless the assignment {@link isBegun is begun}.
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
  if (!isBegun(open, assignment)) costsNothing(open, assignment);
  tellOfEnd(open, assignment, 'assignment-withdrawn');
  ledger.recall('owner-matched', id);
  ledger.record('assignment-withdrawn', { ...ledger.named(partnerId), by });
}

/** The home lies elsewhere: who is asked need not answer, and others are asked. */
export function askElsewhere(open: OpenCase): void {
  for (const each of open.questions.open()) withdraw(open, each, 'moved');
  open.goOn();
}

/**
 * A question is taken back whose partner {@link Questions.isOfAnotherKind has become of another kind}.
 *
 * @returns whether it was
 */
export function withdrawOfAnotherKind(open: OpenCase, asked: Assignment): boolean {
  if (asked.state !== 'offered' || !open.questions.isOfAnotherKind(asked)) return false;
  withdraw(open, asked, 'kind');
  return true;
}
