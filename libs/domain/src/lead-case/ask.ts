import { type Assignment, question } from '../assignment.js';
import { recipientOf } from '../consent.js';
import type { MatchCause } from '../match-round.js';
import type { Candidate } from '../partner-pool.js';
import { workingHoursAfter } from '../working-time.js';
import type { OpenCase } from './open-case.js';

/** A partner is asked, until a deadline. Whoever has paid for the same home lately, at no price. */
export function ask(open: OpenCase, { partner }: Candidate, cause: MatchCause): void {
  const { home, lead, ledger, now, policy, pool } = open;
  const deadline = workingHoursAfter(now, policy.answerHours);
  const asked = question({
    id: ledger.newId(),
    leadId: lead.id,
    partnerId: partner.id,
    recipient: recipientOf(partner.kind),
    priceOre: home.isPaidBy(partner.id) ? 0 : partner.priceOre,
    offeredAt: ledger.nextMoment(),
    deadline,
    remindAt: halfwayFrom(open, now),
  });
  ledger.keep(asked);
  pool.asked(partner.id, now);
  ledger.notify('partner-question', asked.id);
  ledger.record('passed-on', {
    ...ledger.named(partner.id),
    cause,
    deadline: deadline.toISOString(),
  });
}

/** When who was asked then is reminded, halfway to the deadline. */
function halfwayFrom({ policy }: OpenCase, asked: Date): Date {
  return workingHoursAfter(asked, policy.answerHours / 2);
}

/** A question that had ended is open again, as when it was asked: its reminder is due, or has been. */
export function askedStill(open: OpenCase, ended: Assignment): Assignment {
  const remindAt = halfwayFrom(open, ended.offeredAt);
  return { ...ended, state: 'offered', remindAt: remindAt > open.now ? remindAt : null };
}
