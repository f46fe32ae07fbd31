import { type Assignment, ended, isOutOfTime } from '../assignment.js';
import { closedUnanswered } from '../partner-figures.js';
import type { OpenCase } from './open-case.js';
import { conclude, recallQuestion } from './question-ends.js';

/** Partners are reminded, or their silence ends the question, as far as it is time. */
export function followDeadlines(open: OpenCase): void {
  const { ledger, now, questions, state } = open;
  for (const each of questions.open()) {
    if (isOutOfTime(each, now)) expire(open, each);
    else if (each.remindAt && each.remindAt <= now) {
      ledger.keep({ ...each, remindAt: null });
      if (!state.unreached.has(each.id)) ledger.notify('partner-reminder', each.id);
    }
  }
}

/**
 * Whom the question has not reached has not been silent: the e-mail that was refused says why, until
 * the lead is closed.
 */
function expire(open: OpenCase, silent: Assignment): void {
  const { ledger, now, pool, state } = open;
  ledger.keep(ended(silent, 'expired', now));
  if (state.unreached.has(silent.id)) pool.change(silent.partnerId, closedUnanswered);
  else conclude(open, silent, 's');
  recallQuestion(open, silent.id, { unlessParked: true });
  ledger.record('question-expired', ledger.named(silent.partnerId));
  open.announce('lead.expired', { recipient: silent.recipient });
}
