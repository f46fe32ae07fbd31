import { type Assignment, ended, isOutOfTime } from '../assignments/assignment.js';
import { closedUnanswered } from '../assignments/partner-figures.js';
import type { OpenCase } from './open-case.js';
import { conclude, cancelOfferEmails } from './assignment-ends.js';

export function followDeadlines(open: OpenCase): void {
  const { ledger, now, assignments, state } = open;
  for (const each of assignments.offered()) {
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
  cancelOfferEmails(open, silent.id);
  ledger.record('offer-expired', ledger.named(silent.partnerId));
  open.announce('lead.expired', { partnerGroup: silent.partnerGroup });
}

/**
 * The e-mail never reached the partner, so the silence does not count and the partner may be asked
 * again. A refused e-mail stays visible until the lead closes.
 */
function endUnreached(open: OpenCase, asked: Assignment): void {
  const { ledger, now, pool } = open;
  const by = 'unreached';
  ledger.keep({ ...ended(asked, 'withdrawn', now), withdrawnBy: by });
  pool.change(asked.partnerId, closedUnanswered);
  cancelOfferEmails(open, asked.id, { unlessParked: true });
  ledger.record('assignment-withdrawn', { ...ledger.named(asked.partnerId), by });
}
