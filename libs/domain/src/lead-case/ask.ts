import { type Assignment, offer } from '../assignments/assignment.js';
import { partnerGroupOf } from '../leads/consent.js';
import type { MatchCause } from '../assignments/match-round.js';
import type { Candidate } from '../assignments/partner-pool.js';
import { halfwayInWorkingTime, workingHoursAfter } from '../core/time/working-time.js';
import type { OpenCase } from './open-case.js';

/**
 * Offers the lead to a partner until a deadline; free of charge if the partner lately paid for the
 * same home.
 */
export function ask(open: OpenCase, { partner }: Candidate, cause: MatchCause): void {
  const { home, lead, ledger, now, policy, pool } = open;
  const deadline = workingHoursAfter(now, policy.answerHours);
  const asked = offer({
    id: ledger.newId(),
    leadId: lead.id,
    partnerId: partner.id,
    partnerGroup: partnerGroupOf(partner.kind),
    priceOre: home.isPaidBy(partner.id) ? 0 : partner.priceOre,
    offeredAt: ledger.nextMoment(),
    deadline,
    remindAt: halfwayInWorkingTime(now, deadline),
  });
  ledger.keep(asked);
  pool.asked(partner.id, now);
  ledger.notify('partner-offer', asked.id);
  ledger.record('passed-on', {
    ...ledger.named(partner.id),
    cause,
    deadline: deadline.toISOString(),
  });
}

/**
 * Reopens an ended assignment. The reminder falls halfway to the original deadline (decision 25)
 * unless it was sent.
 */
export function askedStill({ now }: OpenCase, ended: Assignment): Assignment {
  const { deadline, offeredAt } = ended;
  const remindAt = deadline && halfwayInWorkingTime(offeredAt, deadline);
  return { ...ended, state: 'offered', remindAt: remindAt && remindAt > now ? remindAt : null };
}
