import { type Assignment, ended, type WithdrawnBy } from '../assignments/assignment.js';
import { closedUnanswered, yesReleased } from '../assignments/partner-figures.js';
import { waiveSale, isBegun } from './costs.js';
import type { OpenCase } from './open-case.js';
import { tellOfEnd } from './question-ends.js';

/**
 * Ends an assignment by someone other than its partner: the partner is told, its capacity is free,
 * and it owes nothing unless {@link isBegun begun}.
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
  if (!isBegun(open, assignment)) waiveSale(open, assignment);
  tellOfEnd(open, assignment, 'assignment-withdrawn');
  ledger.recall('owner-matched', id);
  ledger.record('assignment-withdrawn', { ...ledger.named(partnerId), by });
}

/** After a move or a corrected service, open assignments end and partners are asked anew. */
export function askAnew(open: OpenCase, by: 'moved' | 'service'): void {
  for (const each of open.questions.open()) withdraw(open, each, by);
  open.goOn();
}

/**
 * Withdraws an offer whose partner {@link Questions.isOfAnotherKind changed kind}.
 *
 * @returns true if it was withdrawn
 */
export function withdrawOfAnotherKind(open: OpenCase, asked: Assignment): boolean {
  if (asked.state !== 'offered' || !open.questions.isOfAnotherKind(asked)) return false;
  withdraw(open, asked, 'kind');
  return true;
}
