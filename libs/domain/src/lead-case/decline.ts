import { answered, type DeclineReason, standsAs } from '../assignments/assignment.js';
import { waiveSale } from './costs.js';
import { followDeadlines } from './deadlines.js';
import type { OpenCase } from './open-case.js';
import { conclude, recallNewsOfOwner, cancelOfferEmails } from './assignment-ends.js';
import { followWhoHasIt } from './who-has-it.js';

/**
 * A partner declines («Passer ikke»). A repeat changes nothing.
 *
 * @throws DomainError `assignment-not-found`, `assignment-closed`
 */
export function declineAssignment(
  open: OpenCase,
  assignmentId: string,
  reason: DeclineReason | null = null,
): void {
  followDeadlines(open);
  const { ledger, now, assignments } = open;
  const assignment = assignments.find(assignmentId);
  const { id, partnerId } = assignment;
  if (['declined', 'missed', 'expired', 'filled'].includes(standsAs(assignment))) return;
  ledger.keep(answered(assignment, 'declined', now, reason));
  conclude(open, assignment, 'n');
  waiveSale(open, assignment);
  cancelOfferEmails(open, id);
  recallNewsOfOwner(open, assignment);
  ledger.record('assignment-answered', {
    ...ledger.named(partnerId),
    answer: 'declined',
    ...(reason && { reason }),
  });
  open.announce('lead.declined', { partnerGroup: assignment.partnerGroup });
  followWhoHasIt(open);
  open.advance();
}
