import { askedOnce, countedAsAsked } from './asked-so-far.js';
import {
  type Assignment,
  hasContact,
  isOngoing,
  wasCutShort,
  wasPassedOver,
  offer,
} from '../assignments/assignment.js';
import { type PartnerGroup, partnerGroupOf } from '../leads/consent.js';
import { decisionsOf, type MatchCause, match } from '../assignments/matching.js';
import type { OpenCase } from './open-case.js';
import type { Candidate } from '../assignments/partner-pool.js';
import { halfwayInWorkingTime, workingHoursAfter } from '../core/time/working-time.js';
import { isTest } from '../leads/lead.js';
import { locationIn } from '../leads/lead-corrections.js';
import { wantedOf } from '../leads/lead-offer.js';
import { priceOf } from '../partners/prices.js';

/** Free of charge after a recent sale for the home. */
export function ask(open: OpenCase, { partner }: Candidate, cause: MatchCause): void {
  const { home, lead, ledger, now, policy, pool } = open;
  const partnerGroup = partnerGroupOf(partner.kind);
  const wanted = { service: wantedOf(partnerGroup, lead), size: lead.propertySize };
  const deadline = workingHoursAfter(now, policy.answerHours);
  const asked = offer({
    id: ledger.newId(),
    leadId: lead.id,
    partnerId: partner.id,
    partnerGroup,
    priceOre: home.hasRecentSaleTo(partner.id) ? 0 : priceOf(partner.prices, wanted),
    offeredAt: ledger.nextMoment(),
    deadline,
    remindAt: halfwayInWorkingTime(now, deadline),
  });
  ledger.keepAssignment(asked);
  pool.asked(partner.id, now);
  ledger.notify('partner-offer', asked.id);
  ledger.record('passed-on', {
    ...ledger.named(partner.id),
    cause,
    deadline: deadline.toISOString(),
  });
}

/** Reopens an ended assignment. The reminder falls halfway to the original deadline. */
export function reopenedAssignment({ now }: OpenCase, ended: Assignment): Assignment {
  const { deadline, offeredAt } = ended;
  const remindAt = deadline && halfwayInWorkingTime(offeredAt, deadline);
  return { ...ended, state: 'offered', remindAt: remindAt && remindAt > now ? remindAt : null };
}

export function correctLocationName({ lead, ledger }: OpenCase, municipality: string): void {
  const location = locationIn(municipality, lead.location);
  if (location !== lead.location) ledger.correct({ location });
}

export function choose(open: OpenCase, partnerGroup: PartnerGroup, cause: MatchCause): number {
  const { lead, ledger, now, pool, assignments } = open;
  const places = assignments.places(partnerGroup);
  if (places === 0) return 0;
  const asked = assignments.of(partnerGroup);
  const outcome = match(
    {
      isTest: isTest(lead),
      partnerGroup,
      municipality: lead.municipality,
      service: partnerGroup === 'stylist' ? lead.serviceType : null,
      places,
      expected: assignments.expected(partnerGroup),
      open: assignments.offered(partnerGroup).length,
      asked: asked.length,
      earlierPartnerIds: notAskedAgain(open, asked),
    },
    pool,
    now,
  );
  const isWorthTelling = outcome.chosen.length > 0 || cause !== 'refill';
  if (isWorthTelling) ledger.keepRound(cause, decisionsOf(outcome, now), outcome.refused);
  for (const candidate of outcome.chosen) ask(open, candidate, cause);
  return outcome.chosen.length;
}

/**
 * A refusal is final. These may be asked once more:
 * - a silent partner, once the owner chose to wait
 * - a partner whose place others had filled
 * - a partner cut short by a close, a merge, a change of kind or an e-mail that never left
 * - a partner that the owner's own no had ended, once the owner says yes again
 * - a partner asked before the home moved
 */
function notAskedAgain(open: OpenCase, asked: readonly Assignment[]): Set<string> {
  const { waitsSince } = open.standing;
  const again = askedOnce(asked).filter(
    (it) =>
      wasPassedOver(it) ||
      wasCutShort(it) ||
      wasDeclinedByOwner(open, it) ||
      (it.state === 'expired' && waitsSince && it.offeredAt < waitsSince),
  );
  const notAgain = countedAsAsked(asked).filter((each) => !again.includes(each));
  const underWay = open.ledger.assignments().filter(isOngoing);
  return new Set(
    [...notAgain, ...underWay, ...open.home.revealsOf()].map((each) => each.partnerId),
  );
}

/** Not after a reveal: nobody gets an owner's details twice. */
function wasDeclinedByOwner({ ledger }: OpenCase, asked: Assignment): boolean {
  const { closedAt, state } = asked;
  if (state !== 'withdrawn' || hasContact(asked)) return false;
  return ledger.consents().some(({ at, granted }) => !granted && +at === closedAt?.getTime());
}
