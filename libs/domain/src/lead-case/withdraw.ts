import { type Assignment, ended, type WithdrawnBy, hasContact } from '../assignments/assignment.js';
import {
  closedUnanswered,
  acceptanceReleased,
  withOutcome,
  type Outcome,
} from '../assignments/partner-figures.js';
import { waiveSale, hasResult } from './case-sales.js';
import type { OpenCase } from './open-case.js';
import { endQuoteWith } from './quotes/quote-ends.js';
import { PARTNER_EMAILS_ABOUT_OWNER } from '../core/notification.js';
import type { Recall } from './case-ledger.js';

export function countOutcome({ pool, now }: OpenCase, asked: Assignment, outcome: Outcome): void {
  pool.change(asked.partnerId, (figures) => withOutcome(figures, outcome, now));
}

export function cancelOfferEmails(
  { ledger }: OpenCase,
  assignmentId: string,
  how: Pick<Recall, 'unlessParked'> = {},
): void {
  ledger.recall('partner-offer', assignmentId, how);
  ledger.recall('partner-reminder', assignmentId);
}

export function cancelUnreached(open: OpenCase): void {
  const { ledger, state } = open;
  for (const { closedAt, id } of ledger.assignments())
    if (closedAt && state.unreached.has(id)) cancelOfferEmails(open, id);
}

/** Neither is sent if the e-mail about the acceptance has not left. */
export function notifyOwnerOfEnd({ ledger }: OpenCase, assignmentId: string): void {
  ledger.notifyOfEnd('owner-partner-left', 'owner-matched', assignmentId);
}

export function recallNewsOfOwner({ ledger }: OpenCase, assignment: Assignment): void {
  if (!hasContact(assignment)) return;
  for (const kind of PARTNER_EMAILS_ABOUT_OWNER) ledger.recall(kind, assignment.id);
}

/** Tells the partner and recalls outdated e-mails; neither is sent if the offer has not left. */
function notifyOfEnd(
  open: OpenCase,
  assignment: Assignment,
  kind: 'assignment-withdrawn' | 'offer-filled',
): void {
  const { ledger } = open;
  cancelOfferEmails(open, assignment.id);
  recallNewsOfOwner(open, assignment);
  if (hasContact(assignment)) ledger.notify(kind, assignment.id);
  else ledger.notifyOfEnd(kind, 'partner-offer', assignment.id);
}

export function markFilled(open: OpenCase, unanswered: Assignment): void {
  const { ledger, now, pool } = open;
  ledger.keepAssignment(ended(unanswered, 'filled', now));
  pool.change(unanswered.partnerId, closedUnanswered);
  notifyOfEnd(open, unanswered, 'offer-filled');
  ledger.record('offer-filled', ledger.named(unanswered.partnerId));
}

/**
 * The sale is waived unless the assignment {@link hasResult}.
 *
 * @throws `assignment-closed`
 */
export function withdraw(open: OpenCase, assignment: Assignment, by: WithdrawnBy): void {
  const { ledger, now, pool } = open;
  const { answeredAt, id, partnerId } = assignment;
  ledger.keepAssignment({ ...ended(assignment, 'withdrawn', now), withdrawnBy: by });
  pool.change(partnerId, (figures) =>
    answeredAt ? acceptanceReleased(figures, answeredAt) : closedUnanswered(figures),
  );
  if (!hasResult(open, assignment)) waiveSale(open, assignment);
  endQuoteWith(open, assignment, by);
  notifyOfEnd(open, assignment, 'assignment-withdrawn');
  ledger.recall('owner-matched', id);
  ledger.record('assignment-withdrawn', { ...ledger.named(partnerId), by });
}

export function offerAgain(
  open: OpenCase,
  by: 'moved' | 'service',
  offered: readonly Assignment[] = open.assignments.offered(),
): void {
  for (const each of offered) withdraw(open, each, by);
  open.scheduleNow();
}

export function withdrawIfOfAnotherKind(open: OpenCase, asked: Assignment): boolean {
  if (asked.state !== 'offered' || !open.assignments.isOfAnotherKind(asked)) return false;
  withdraw(open, asked, 'kind');
  return true;
}
