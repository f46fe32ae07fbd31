import { askedOnce, countedAsAsked } from './asked-so-far.js';
import {
  type Assignment,
  hasContact,
  isOpen,
  wasCutShort,
  wasPassedBy,
} from '../assignments/assignment.js';
import type { Recipient } from '../leads/consent.js';
import { decisionsOf, type MatchCause } from '../assignments/match-round.js';
import { match } from '../assignments/matching.js';
import { ask } from './ask.js';
import type { OpenCase } from './open-case.js';

/** The rule chooses and asks as many as it takes. */
export function choose(open: OpenCase, recipient: Recipient, cause: MatchCause): number {
  const { lead, ledger, now, pool, questions } = open;
  const places = questions.places(recipient);
  if (places === 0) return 0;
  const asked = questions.of(recipient);
  const outcome = match(
    {
      recipient,
      municipality: lead.municipality,
      service: recipient === 'stylist' ? lead.serviceType : null,
      places,
      expected: questions.expected(recipient),
      open: questions.open(recipient).length,
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
 * A refusal is final. Asked once more may be who was silent, when the owner has chosen to wait; who was
 * passed by since others had taken every place, as that question does not count; whose question was
 * cut short, as the request had been closed or joined, its partner was of another kind for a while, or
 * its e-mail had not left by the deadline;
 * and whose question her own no had ended, now that she has said yes again. Whose question the home's
 * moving ended is asked as if for the first time.
 * Nobody is asked beside what is open, also of another kind than the partner is by now.
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

/** Her no took a question back: from who had her details it took those, which are given to nobody twice. */
function wasEndedByHerNo({ ledger }: OpenCase, asked: Assignment): boolean {
  const { closedAt, state } = asked;
  if (state !== 'withdrawn' || hasContact(asked)) return false;
  return ledger.said().some(({ at, granted }) => !granted && +at === closedAt?.getTime());
}
