import { type Assignment, ended, hasContact } from '../assignments/assignment.js';
import { NEWS_OF_OWNER } from '../core/notification.js';
import { closedUnanswered, concluded, type Outcome } from '../assignments/partner-figures.js';
import type { Recall } from './case-changes.js';
import type { OpenCase } from './open-case.js';

/** Counts an answer or silence. */
export function conclude({ pool, now }: OpenCase, asked: Assignment, outcome: Outcome): void {
  pool.change(asked.partnerId, (figures) => concluded(figures, outcome, now));
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
  for (const { closedAt, id } of ledger.all())
    if (closedAt && state.unreached.has(id)) cancelOfferEmails(open, id);
}

/**
 * An owner who was told of the acceptance is told that it ended; otherwise neither e-mail is sent.
 */
export function tellOwnerOfEnd({ ledger }: OpenCase, assignmentId: string): void {
  ledger.notifyOfEnd('owner-partner-left', 'owner-matched', assignmentId);
}

export function recallNewsOfOwner({ ledger }: OpenCase, assignment: Assignment): void {
  if (!hasContact(assignment)) return;
  for (const kind of NEWS_OF_OWNER) ledger.recall(kind, assignment.id);
}

/**
 * Tells the partner that its assignment is over and recalls what no longer holds. If the offer has
 * not left, neither e-mail is sent.
 */
export function tellOfEnd(
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

export function passBy(open: OpenCase, unanswered: Assignment): void {
  const { ledger, now, pool } = open;
  ledger.keep(ended(unanswered, 'filled', now));
  pool.change(unanswered.partnerId, closedUnanswered);
  tellOfEnd(open, unanswered, 'offer-filled');
  ledger.record('offer-filled', ledger.named(unanswered.partnerId));
}
