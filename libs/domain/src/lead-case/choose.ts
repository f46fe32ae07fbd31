import { askedOnce, countedAsAsked } from './asked-so-far.js';
import {
  type Assignment,
  hasContact,
  isOpen,
  wasCutShort,
  wasPassedBy,
} from '../assignments/assignment.js';
import type { PartnerGroup } from '../leads/consent.js';
import { decisionsOf, type MatchCause } from '../assignments/match-round.js';
import { match } from '../assignments/matching.js';
import { ask } from './ask.js';
import type { OpenCase } from './open-case.js';

export function choose(open: OpenCase, partnerGroup: PartnerGroup, cause: MatchCause): number {
  const { lead, ledger, now, pool, assignments } = open;
  const places = assignments.places(partnerGroup);
  if (places === 0) return 0;
  const asked = assignments.of(partnerGroup);
  const outcome = match(
    {
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
 * A refusal is final, and nobody is offered a lead beside an open assignment. These may be asked
 * once more:
 * - a silent partner, once the owner chose to wait
 * - a partner whose place others had filled
 * - a partner whose assignment was cut short by a close, a merge, a change of kind or an e-mail
 *   that never left
 * - a partner whose assignment the owner's own no had ended, once the owner says yes again
 * - a partner asked before the home moved, as if for the first time
 */
function notAskedAgain(open: OpenCase, asked: readonly Assignment[]): Set<string> {
  const { waitsSince } = open.standing;
  const again = askedOnce(asked).filter(
    (it) =>
      wasPassedBy(it) ||
      wasCutShort(it) ||
      wasEndedByHerNo(open, it) ||
      (it.state === 'expired' && waitsSince && it.offeredAt < waitsSince),
  );
  const notAgain = countedAsAsked(asked).filter((each) => !again.includes(each));
  const underWay = open.ledger.all().filter(isOpen);
  return new Set([...notAgain, ...underWay, ...open.home.heldBy()].map((each) => each.partnerId));
}

/** A no that took back a reveal is excluded: nobody gets an owner's details twice. */
function wasEndedByHerNo({ ledger }: OpenCase, asked: Assignment): boolean {
  const { closedAt, state } = asked;
  if (state !== 'withdrawn' || hasContact(asked)) return false;
  return ledger.said().some(({ at, granted }) => !granted && +at === closedAt?.getTime());
}
