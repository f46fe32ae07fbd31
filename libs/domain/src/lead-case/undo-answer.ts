import { type Assignment, canUndo, ended, undoUntil } from '../assignments/assignment.js';
import { DomainError } from '../core/domain-error.js';
import { refusalUndone, yesUndone } from '../assignments/partner-figures.js';
import { reopenedAssignment } from './choose.js';
import { waiveSale } from './costs.js';
import type { OpenCase } from './open-case.js';
import { recallNewsOfOwner, notifyOwnerOfEnd } from './withdraw.js';
import { endQuoteWith, requireNotChosen } from './quotes/quote-ends.js';
import { handleLostReveals } from './handle-lost-reveals.js';

/**
 * @returns null: it cannot be undone
 * @throws `assignment-not-found`
 */
export function answerUndoUntil(open: OpenCase, assignmentId: string): Date | null {
  const assignment = open.assignments.find(assignmentId);
  const isPossible = canUndo(assignment, open.now) && isFreeStill(open, assignment);
  return isPossible ? undoUntil(assignment) : null;
}

/**
 * Within ten minutes. A repeat changes nothing.
 *
 * @throws `assignment-not-found`, `undo-too-late`
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
  handleLostReveals(open);
  open.advance();
}

/** The partner deletes what it saw, and still counts towards the reveals. */
function undoYes(open: OpenCase, assignment: Assignment, answeredAt: Date): void {
  const { ledger, now, pool } = open;
  ledger.keep(ended(assignment, 'undone', now));
  endQuoteWith(open, assignment, 'partner');
  pool.change(assignment.partnerId, (figures) => yesUndone(figures, answeredAt));
  waiveSale(open, assignment);
  recallNewsOfOwner(open, assignment);
  ledger.recall('owner-matched', assignment.id);
  ledger.notify('assignment-undone', assignment.id);
  notifyOwnerOfEnd(open, assignment.id);
}

function undoNo(open: OpenCase, assignment: Assignment): void {
  const { ledger, pool } = open;
  ledger.keep({ ...reopenedAssignment(open, assignment), answeredAt: null, declineReason: null });
  pool.change(assignment.partnerId, refusalUndone);
}

/** A yes can always be undone; a no only while the lead could be offered again. */
function isFreeStill(open: OpenCase, assignment: Assignment): boolean {
  const isNo = assignment.state === 'declined';
  return !isNo || (open.isSought() && open.assignments.canReopen(assignment));
}
