import { type Assignment, ended, hasContact } from '../assignments/assignment.js';
import { NEWS_OF_OWNER } from '../core/notification.js';
import { closedUnanswered, concluded, type Outcome, said } from '../assignments/partner-figures.js';
import type { Recall } from './case-changes.js';
import type { OpenCase } from './open-case.js';

/**
 * What a partner has said, or its silence, counts for what is expected of it from now on. What was
 * passed on before there were questions took no question's place.
 */
export function conclude({ pool, now }: OpenCase, asked: Assignment, outcome: Outcome): void {
  pool.change(asked.partnerId, (figures) =>
    asked.state === 'legacy-open' ? said(figures, outcome) : concluded(figures, outcome, now),
  );
}

/** Nobody is asked or reminded any more by an e-mail that has not left yet. */
export function cancelQuestionEmails(
  { ledger }: OpenCase,
  assignmentId: string,
  how: Pick<Recall, 'unlessParked'> = {},
): void {
  ledger.recall('partner-question', assignmentId, how);
  ledger.recall('partner-reminder', assignmentId);
}

/** That a partner was not reached is nothing to see to any more: nobody is looked for. */
export function forgetUnreached(open: OpenCase): void {
  const { ledger, state } = open;
  for (const { closedAt, id } of ledger.all())
    if (closedAt && state.unreached.has(id)) cancelQuestionEmails(open, id);
}

/** Who was told of a yes waits to be called, and hears that it is over; who was not hears of neither. */
export function tellOwnerOfEnd({ ledger }: OpenCase, assignmentId: string): void {
  ledger.notifyOfEnd('owner-partner-left', 'owner-matched', assignmentId);
}

/** Whoever had it, and has it no more, is told nothing more of its owner by an e-mail that has not left yet. */
export function recallNewsOfOwner({ ledger }: OpenCase, assignment: Assignment): void {
  if (!hasContact(assignment)) return;
  for (const kind of NEWS_OF_OWNER) ledger.recall(kind, assignment.id);
}

/** The partner is told that it is over, and of nothing that is no longer so: nor of the end of what has not reached it. */
export function tellOfEnd(
  open: OpenCase,
  assignment: Assignment,
  kind: 'assignment-withdrawn' | 'question-filled',
): void {
  const { ledger } = open;
  cancelQuestionEmails(open, assignment.id);
  recallNewsOfOwner(open, assignment);
  if (hasContact(assignment)) ledger.notify(kind, assignment.id);
  else ledger.notifyOfEnd(kind, 'partner-question', assignment.id);
}

/** Others have the last place: whoever has not answered is told, and its capacity is free. */
export function passBy(open: OpenCase, unanswered: Assignment): void {
  const { ledger, now, pool } = open;
  ledger.keep(ended(unanswered, 'filled', now));
  pool.change(unanswered.partnerId, closedUnanswered);
  tellOfEnd(open, unanswered, 'question-filled');
  ledger.record('question-filled', ledger.named(unanswered.partnerId));
}
