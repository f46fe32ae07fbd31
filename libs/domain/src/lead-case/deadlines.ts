import { type Assignment, ended, isOutOfTime } from '../assignments/assignment.js';
import { closedUnanswered } from '../assignments/partner-figures.js';
import type { OpenCase } from './open-case.js';
import { conclude, cancelQuestionEmails } from './question-ends.js';

/** Partners are reminded, or their silence ends the question, as far as it is time. */
export function followDeadlines(open: OpenCase): void {
  const { ledger, now, questions, state } = open;
  for (const each of questions.open()) {
    if (isOutOfTime(each, now)) expire(open, each);
    else if (each.remindAt && each.remindAt <= now && !open.isClosed()) {
      ledger.keep({ ...each, remindAt: null });
      if (!state.unreached.has(each.id)) ledger.notify('partner-reminder', each.id);
    }
  }
}

function expire(open: OpenCase, silent: Assignment): void {
  const { ledger, now, state } = open;
  if (state.unreached.has(silent.id)) return endUnreached(open, silent);
  ledger.keep(ended(silent, 'expired', now));
  conclude(open, silent, 's');
  cancelQuestionEmails(open, silent.id);
  ledger.record('question-expired', ledger.named(silent.partnerId));
  open.announce('lead.expired', { recipient: silent.recipient });
}

/**
 * Whom the question has not reached has not been silent, and may be asked again: the e-mail that was
 * refused says why, until the lead is closed.
 */
function endUnreached(open: OpenCase, asked: Assignment): void {
  const { ledger, now, pool } = open;
  const by = 'unreached';
  ledger.keep({ ...ended(asked, 'withdrawn', now), withdrawnBy: by });
  pool.change(asked.partnerId, closedUnanswered);
  cancelQuestionEmails(open, asked.id, { unlessParked: true });
  ledger.record('assignment-withdrawn', { ...ledger.named(asked.partnerId), by });
}
