import { beforeEach, describe, expect, it } from '@jest/globals';
import { arrivalConsents, RECIPIENTS } from '../leads/consent.js';
import type { LeadCase } from './lead-case.js';
import { MAX_QUESTIONS } from '../assignments/matching.js';
import { ownerSearch } from './owner-choices.js';
import { Market } from '../testing/market.js';
import { sampleRequest } from '../testing/sample-request.js';

const LEAD = 'lead-1';
const DAY = 24;

/** A Tuesday at 10 in Norway, with more stylists than are ever asked. */
let market: Market;
beforeEach(() => {
  market = new Market();
  for (let made = 0; made < 40; made += 1) market.join(`s${made}`);
});

const receive = () => {
  market.receive(sampleRequest({ receivedAt: market.now }));
  market.settle();
};
const happen = (what: (leadCase: LeadCase) => void) => {
  market.happen(LEAD, what);
  market.settle();
};
const questions = () => market.state(LEAD).assignments;
const open = () => questions().filter(({ state }) => state === 'offered');
/** No oftener than anybody is asked: that a no changes something is what these tests are about. */
const declineWhile = (isSo: () => boolean) => {
  for (let time = 0; time < MAX_QUESTIONS && isSo(); time += 1) {
    const [next] = open();
    happen((it) => it.decline(next?.id ?? ''));
  }
};
const declineAll = () => declineWhile(() => open().length > 0);
const declineUntilAllAsked = () => declineWhile(() => questions().length < MAX_QUESTIONS);
const toOwner = () =>
  market.mails.map(({ kind }) => kind).filter((kind) => kind.startsWith('owner-'));
const search = () => ownerSearch(market.state(LEAD), market.now);

describe('once as many have been asked as ever are', () => {
  it('tells the owner that the search is over when the last has answered, and not two weeks later', () => {
    receive();
    declineAll();
    expect(questions()).toHaveLength(MAX_QUESTIONS);
    expect(search().state).toBe('ended');
    expect(toOwner()).toEqual(['owner-search-ended']);
    market.advanceHours(20 * DAY);
    expect(toOwner()).toEqual(['owner-search-ended']);
  });

  it('tells her again once the one who had it by then has lost it, and no third time', () => {
    receive();
    const [first] = open();
    happen((it) => it.accept(first?.id ?? ''));
    declineAll();
    expect(questions()).toHaveLength(MAX_QUESTIONS);
    expect(toOwner()).toEqual(['owner-matched', 'owner-search-ended']);
    market.advanceHours(1);
    happen((it) => it.withdraw(first?.id ?? ''));
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

  it('tells her after a working day that nobody has said yes while some have yet to answer', () => {
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

  it('says no day until which more are asked while some have yet to answer', () => {
    receive();
    expect(search().until).toEqual(expect.any(Date));
    declineUntilAllAsked();
    expect(search()).toMatchObject({ state: 'searching', until: null });
  });

  it('looks for an agent for two weeks from when she says yes to one, and tells her of their end', () => {
    receive();
    declineAll();
    market.advanceHours(10 * DAY);
    happen((it) => it.agreeToAgent(true));
    expect(search()).toMatchObject({ state: 'searching', until: expect.any(Date) });
    expect(+(search().until ?? 0) - +market.now).toBe(14 * DAY * 3_600_000);
    market.advanceHours(15 * DAY);
    expect(toOwner().filter((kind) => kind === 'owner-search-ended')).toHaveLength(2);
  });

  it('looks on where an agent is wanted too, and none has been found', () => {
    market.receive(
      sampleRequest({ receivedAt: market.now }),
      arrivalConsents('form', market.now, RECIPIENTS),
    );
    market.settle();
    declineAll();
    expect(search()).toMatchObject({ state: 'searching', until: expect.any(Date) });
    expect(toOwner()).toEqual([]);
    market.advanceHours(20 * DAY);
    expect(toOwner()).toEqual(['owner-nobody-yet', 'owner-search-ended']);
  });
});
