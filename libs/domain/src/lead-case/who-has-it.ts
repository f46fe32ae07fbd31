import { type Assignment, isAccepted } from '../assignments/assignment.js';
import { RECIPIENTS, type Recipient } from '../leads/consent.js';
import type { OpenCase } from './open-case.js';
import { loseReportedWin } from './reported-win.js';
import { become } from './status.js';

/**
 * A reported win ends with its assignment. A lead without any accepted partner becomes new again;
 * without one of a wanted kind, a finished search starts again.
 */
export function followWhoHasIt(open: OpenCase): void {
  const { questions, standing } = open;
  const { reportedWin } = standing;
  if (reportedWin && !questions.accepted().some(({ id }) => id === reportedWin.assignmentId)) {
    loseReportedWin(open);
  }
  if (open.isClosed()) return;
  if (isLostBy(open, RECIPIENTS)) become(open, 'new');
  const isMissed = RECIPIENTS.some((it) => isLostBy(open, [it]) && questions.places(it) > 0);
  if (isMissed && wasSearchedToTheEnd(open)) open.seekAnew();
}

function isLostBy({ ledger, state }: OpenCase, recipients: readonly Recipient[]): boolean {
  const isOneThatHas = (it: Assignment) => recipients.includes(it.recipient) && isAccepted(it);
  return state.assignments.some(isOneThatHas) && !ledger.all().some(isOneThatHas);
}

/** A lead without a search is stored with a search that ended at arrival. */
function wasSearchedToTheEnd({ lead, now, standing: { matchUntil } }: OpenCase): boolean {
  return matchUntil !== null && matchUntil <= now && matchUntil > lead.receivedAt;
}
