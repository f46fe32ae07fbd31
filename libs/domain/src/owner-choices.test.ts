import { describe, expect, it } from '@jest/globals';
import type { LeadCase } from './lead-case.js';
import { ownerChoices, ownerSearch } from './owner-choices.js';
import { Market } from './testing/market.js';
import { sampleRequest } from './testing/sample-request.js';

/** Tuesday at ten, with so many stylists in Bergen, all of them asked. */
function asked(stylists: number) {
  const market = new Market();
  for (let made = 0; made < stylists; made += 1) market.join(`s${made}`);
  const id = market.receive(sampleRequest({ receivedAt: market.now }));
  market.settle();
  const happen = (what: (leadCase: LeadCase) => void) => {
    market.happen(id, what);
    market.settle();
  };
  const takeAll = () => {
    for (const { id: question, state } of market.state(id).assignments) {
      if (state === 'offered') happen((leadCase) => leadCase.accept(question));
    }
  };
  return {
    market,
    happen,
    takeAll,
    search: () => ownerSearch(market.state(id), market.now),
    choices: (lastSaid: Date | null = null) => ownerChoices(market.state(id), lastSaid, market.now),
  };
}

describe('the search, for the owner', () => {
  it('is under way for two weeks, and nobody is late at first', () => {
    const { search, market } = asked(2);
    expect(search()).toEqual({ state: 'searching', until: expect.any(Date), isLate: false });
    expect(+(search().until ?? 0) - +market.now).toBe(14 * 24 * 3600 * 1000);
  });

  it('is late once all who were asked have said no, or after a working day without anybody', () => {
    const { search, happen, market } = asked(1);
    const [question] = market.state('lead-1').assignments;
    happen((leadCase) => leadCase.decline(question?.id ?? ''));
    expect(search().isLate).toBe(true);

    const nobody = asked(0);
    expect(nobody.search().isLate).toBe(false);
    nobody.market.advanceHours(25);
    expect(nobody.search().isLate).toBe(true);
  });

  it('is complete when all have said yes, over after two weeks, closed when withdrawn', () => {
    const full = asked(3);
    full.takeAll();
    expect(full.search()).toEqual({ state: 'complete', until: null, isLate: false });
    const short = asked(1);
    short.takeAll();
    expect(short.search().state).toBe('searching');
    short.market.advanceHours(15 * 24);
    expect(short.search()).toEqual({ state: 'ended', until: null, isLate: false });
    short.happen((leadCase) => leadCase.withdrawByOwner());
    expect(short.search().state).toBe('closed');
  });
});

describe('what an owner can choose', () => {
  it('is to say once a day that nobody has called, until someone reports', () => {
    const { choices, takeAll, happen, market } = asked(1);
    expect(choices().canSayNobodyCalled).toBe(false);
    takeAll();
    expect(choices().canSayNobodyCalled).toBe(true);
    expect(choices(market.now).canSayNobodyCalled).toBe(false);
    const [taken] = market.state('lead-1').assignments;
    happen((leadCase) => leadCase.report(taken?.id ?? '', 'contacted'));
    expect(choices().canSayNobodyCalled).toBe(false);
  });

  it('is to see more only once all places are taken, three times at most', () => {
    const { choices, takeAll, happen } = asked(12);
    expect(choices().canShowMore).toBe(false);
    takeAll();
    for (const more of [1, 2, 3]) {
      expect([more, choices().canShowMore]).toEqual([more, true]);
      happen((leadCase) => leadCase.showMore());
      takeAll();
    }
    expect(choices().canShowMore).toBe(false);
  });

  it('is to answer about an agent, either way, again and again', () => {
    const { choices, happen } = asked(0);
    expect(choices().agent).toBe('unanswered');
    happen((leadCase) => leadCase.agreeToAgent(true));
    expect(choices().agent).toBe('yes');
    happen((leadCase) => leadCase.agreeToAgent(false));
    expect(choices().agent).toBe('no');
  });

  it('is nothing but the rights once it is withdrawn', () => {
    const { choices, happen } = asked(1);
    happen((leadCase) => leadCase.withdrawByOwner());
    expect(choices()).toMatchObject({
      canShowMore: false,
      canKeepWaiting: false,
      canSayNobodyCalled: false,
      canWithdraw: false,
    });
  });
});
