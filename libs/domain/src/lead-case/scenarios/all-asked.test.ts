import { beforeEach, describe, expect, it } from '@jest/globals';
import { arrivalConsents, PARTNER_GROUPS } from '../../leads/consent.js';
import type { OpenCase } from '../open-case.js';
import { MAX_ASSIGNMENTS } from '../../assignments/matching.js';
import { ownerSearch } from '../owner-choices.js';
import { Market } from '../../testing/market.js';
import { sampleLead } from '../../testing/sample-lead.js';
import { declineAssignment, acceptAssignment } from '../answer.js';
import { withdrawByHand } from '../by-hand.js';
import { agreeToAgent } from '../owner-consents.js';

const LEAD = 'lead-1';
const DAY = 24;

/** A Tuesday at 10 in Norway, with more stylists than the limit of assignments. */
let market: Market;
beforeEach(() => {
  market = new Market();
  for (let made = 0; made < 40; made += 1) market.join(`s${made}`);
});

const receive = () => {
  market.receive(sampleLead({ receivedAt: market.now }));
  market.settle();
};
const happen = (what: (leadCase: OpenCase) => void) => {
  market.happen(LEAD, what);
  market.settle();
};
const assignments = () => market.state(LEAD).assignments;
const open = () => assignments().filter(({ state }) => state === 'offered');
/** Bounded by the limit, so that a refusal without effect fails the test instead of looping. */
const declineWhile = (isSo: () => boolean) => {
  for (let time = 0; time < MAX_ASSIGNMENTS && isSo(); time += 1) {
    const [next] = open();
    happen((it) => declineAssignment(it, next?.id ?? ''));
  }
};
const declineAll = () => declineWhile(() => open().length > 0);
const declineUntilAllAsked = () => declineWhile(() => assignments().length < MAX_ASSIGNMENTS);
const toOwner = () =>
  market.mails.map(({ kind }) => kind).filter((kind) => kind.startsWith('owner-'));
const search = () => ownerSearch(market.state(LEAD), market.now);

describe('a lead at its limit of assignments', () => {
  it('e-mails the owner once that the search is over when the last partner has answered', () => {
    receive();
    declineAll();
    expect(assignments()).toHaveLength(MAX_ASSIGNMENTS);
    expect(search().state).toBe('ended');
    expect(toOwner()).toEqual(['owner-search-ended']);
    market.advanceHours(20 * DAY);
    expect(toOwner()).toEqual(['owner-search-ended']);
  });

  it('e-mails the owner again once the only accepted assignment is lost, and no third time', () => {
    receive();
    const [first] = open();
    happen((it) => acceptAssignment(it, first?.id ?? ''));
    declineAll();
    expect(assignments()).toHaveLength(MAX_ASSIGNMENTS);
    expect(toOwner()).toEqual(['owner-matched', 'owner-search-ended']);
    market.advanceHours(1);
    happen((it) => withdrawByHand(it, first?.id ?? ''));
    const lost = [
      'owner-matched',
      'owner-search-ended',
      'owner-partner-left',
      'owner-search-ended',
    ];
    expect(toOwner()).toEqual(lost);
    market.advanceHours(20 * DAY);
    expect(toOwner()).toEqual(lost);
  });

  it('e-mails the owner after a working day that nobody has accepted, while some are still open', () => {
    receive();
    market.advanceHours(DAY - 1);
    declineUntilAllAsked();
    expect(toOwner()).toEqual([]);
    market.advanceHours(2);
    expect([toOwner(), search().state]).toEqual([['owner-nobody-yet'], 'searching']);
    market.advanceHours(3 * DAY);
    expect(toOwner()).toEqual(['owner-nobody-yet', 'owner-search-ended']);
    expect(market.recalls).toContainEqual({ kind: 'owner-nobody-yet', assignmentId: null });
  });

  it('shows no end of the search while some partners have yet to answer', () => {
    receive();
    expect(search().until).toEqual(expect.any(Date));
    declineUntilAllAsked();
    expect(search()).toMatchObject({ state: 'searching', until: null });
  });

  it("is searched for an agent for two weeks from the owner's yes; the owner gets an e-mail at the end", () => {
    receive();
    declineAll();
    market.advanceHours(10 * DAY);
    happen((it) => agreeToAgent(it, true));
    expect(search()).toMatchObject({ state: 'searching', until: expect.any(Date) });
    expect(+(search().until ?? 0) - +market.now).toBe(14 * DAY * 3_600_000);
    market.advanceHours(15 * DAY);
    expect(toOwner().filter((kind) => kind === 'owner-search-ended')).toHaveLength(2);
  });

  it('keeps searching while an agent is wanted and none is found', () => {
    market.receive(
      sampleLead({ receivedAt: market.now }),
      arrivalConsents('form', market.now, PARTNER_GROUPS),
    );
    market.settle();
    declineAll();
    expect(search()).toMatchObject({ state: 'searching', until: expect.any(Date) });
    expect(toOwner()).toEqual([]);
    market.advanceHours(20 * DAY);
    expect(toOwner()).toEqual(['owner-nobody-yet', 'owner-search-ended']);
  });
});
