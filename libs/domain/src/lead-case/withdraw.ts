import { type Assignment, ended, type WithdrawnBy } from '../assignments/assignment.js';
import { closedUnanswered, yesReleased } from '../assignments/partner-figures.js';
import { waiveSale, isBegun } from './costs.js';
import type { OpenCase } from './open-case.js';
import { tellOfEnd } from './assignment-ends.js';
import { endQuoteWith } from './quotes/quote-ends.js';

/**
 * The partner owes nothing unless the assignment {@link isBegun is begun}.
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
  endQuoteWith(open, assignment, by);
  tellOfEnd(open, assignment, 'assignment-withdrawn');
  ledger.recall('owner-matched', id);
  ledger.record('assignment-withdrawn', { ...ledger.named(partnerId), by });
}

export function askAnew(open: OpenCase, by: 'moved' | 'service'): void {
  for (const each of open.assignments.offered()) withdraw(open, each, by);
  open.advance();
}

export function withdrawOfAnotherKind(open: OpenCase, asked: Assignment): boolean {
  if (asked.state !== 'offered' || !open.assignments.isOfAnotherKind(asked)) return false;
  withdraw(open, asked, 'kind');
  return true;
}
