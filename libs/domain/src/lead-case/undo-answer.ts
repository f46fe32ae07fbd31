import { type Assignment, canUndo, ended, undoUntil } from '../assignments/assignment.js';
import { DomainError } from '../core/domain-error.js';
import { refusalUndone, yesUndone } from '../assignments/partner-figures.js';
import { askedStill } from './ask.js';
import { waiveSale } from './costs.js';
import type { OpenCase } from './open-case.js';
import { recallNewsOfOwner, tellOwnerOfEnd } from './assignment-ends.js';
import { endQuoteWith, requireNotChosen } from './quotes/quote-ends.js';
import { followWhoHasIt } from './who-has-it.js';

/**
 * @returns until when a partner can undo its answer; null: it cannot
 * @throws DomainError `assignment-not-found`
 */
export function answerUndoUntil(open: OpenCase, assignmentId: string): Date | null {
  const assignment = open.assignments.find(assignmentId);
  const isPossible = canUndo(assignment, open.now) && isFreeStill(open, assignment);
  return isPossible ? undoUntil(assignment) : null;
}

/**
 * A partner undoes its answer within ten minutes. A repeat changes nothing.
 *
 * @throws DomainError `assignment-not-found`, `undo-too-late`
 */
export function undoAnswer(open: OpenCase, assignmentId: string): void {
  const { ledger, now, assignments } = open;
  const assignment = assignments.find(assignmentId);
  const { answeredAt, partnerId, report, state } = assignment;
  if (state === 'undone') return;
  if (state === 'accepted' && report) {
    throw new DomainError('undo-too-late', 'Du har meldt fra om oppdraget, og kan ikke angre.');
  }
  if (!answeredAt || !canUndo(assignment, now)) throw new DomainError('undo-too-late');
  requireNotChosen(open, assignment);
  if (!isFreeStill(open, assignment)) {
    throw new DomainError('undo-too-late', 'Oppdraget er ikke ledig lenger.');
  }
  const answer = state === 'accepted' ? 'accepted' : 'declined';
  if (answer === 'accepted') undoYes(open, assignment, answeredAt);
  else undoNo(open, assignment);
  ledger.record('answer-undone', { ...ledger.named(partnerId), answer });
  followWhoHasIt(open);
  open.advance();
}

/** The partner is told to delete what it saw, and still counts towards the reveals. */
function undoYes(open: OpenCase, assignment: Assignment, answeredAt: Date): void {
  const { ledger, now, pool } = open;
  ledger.keep(ended(assignment, 'undone', now));
  endQuoteWith(open, assignment, 'partner');
  pool.change(assignment.partnerId, (figures) => yesUndone(figures, answeredAt));
  waiveSale(open, assignment);
  recallNewsOfOwner(open, assignment);
  ledger.recall('owner-matched', assignment.id);
  ledger.notify('assignment-undone', assignment.id);
  tellOwnerOfEnd(open, assignment.id);
}

function undoNo(open: OpenCase, assignment: Assignment): void {
  const { ledger, pool } = open;
  ledger.keep({ ...askedStill(open, assignment), answeredAt: null, declineReason: null });
  pool.change(assignment.partnerId, refusalUndone);
}

/** A yes can be undone regardless of places; a no only while the lead could be offered again. */
function isFreeStill(open: OpenCase, assignment: Assignment): boolean {
  const isNo = assignment.state === 'declined';
  return !isNo || (open.isSought() && open.assignments.canReopen(assignment));
}
