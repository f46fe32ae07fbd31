import { beforeEach, describe, expect, it } from '@jest/globals';
import { isBillable } from '../billing/billing.js';
import { arrivalConsents, type Recipient } from '../leads/consent.js';
import { decideInOrder } from './decide-in-order.js';
import { DISPUTE_DAYS } from '../billing/dispute.js';
import { canDisputeUntil } from '../billing/disputed-sale.js';
import { LeadCase } from './lead-case.js';
import type { Lead } from '../leads/lead.js';
import { toldToOwner } from './lead-event.js';
import { MAX_QUESTIONS } from '../assignments/matching.js';
import { ownerChoices, ownerSearch, searchForSender } from './owner-choices.js';
import { PartnerPool } from '../assignments/partner-pool.js';
import type { Sale } from '../billing/sale.js';
import { Market } from '../testing/market.js';
import { othersOf } from '../testing/others-of.js';
import { sampleRequest } from '../testing/sample-request.js';
import { daysAfter } from '../core/time/time-span.js';

let market: Market;
beforeEach(() => {
  market = new Market();
  for (let nth = 1; nth <= 9; nth += 1)
    market.join(`S${nth}`, { services: ['Fullstyling', 'Delstyling'], areas: ['4601', '0301'] });
});

let received = 0;
const receive = (changes: Partial<Lead> = {}, recipients?: Recipient[]) => {
  received += 1;
  const id = `lead-${String(received).padStart(4, '0')}`;
  const consents = arrivalConsents('form', market.now, recipients);
  market.receive(sampleRequest({ id, receivedAt: market.now, ...changes }), consents);
  market.settle();
  market.advanceHours(0.1);
  return id;
};
const OTHER_PERSON = { customerPhone: '99887766', customerEmail: 'ola@online.no' };
const OTHER_MAILBOX = { customerEmail: 'marianne@jobb.no' };
const asked = (id: string) => market.state(id).assignments.length;
const kinds = (id: string) =>
  market.events.filter(({ leadId }) => leadId === id).map(({ kind }) => kind);
const answerAll = (id: string, answer: 'accept' | 'decline') => {
  for (const each of market.state(id).assignments) market.happen(id, (it) => it[answer](each.id));
  market.settle();
};
const acceptAll = (id: string) => {
  answerAll(id, 'accept');
};
/** What comes of all requests when they proceed in one batch. */
const takenUpTogether = () => {
  const states = [...market.leads.values()].map((one) => ({
    ...one,
    others: othersOf(one, market.leads.values()),
  }));
  const pool = new PartnerPool([...market.partners.values()], [], 0);
  const decisions = decideInOrder(states.toReversed(), (state) => {
    const leadCase = new LeadCase(state, pool, market.policy, market.now, market.newId);
    leadCase.proceed();
    return leadCase.changes();
  });
  return [...decisions];
};
const mailsTo = (id: string) => market.mails.filter((it) => it.leadId === id).map((it) => it.kind);
const days = (count: number) => market.advanceHours(24 * count);

describe('a second request for the same home', () => {
  it.each<[string, Partial<Lead>]>([
    ['the same in everything', {}],
    ['another telephone', { customerPhone: '99887766' }],
    ['another e-mail', OTHER_MAILBOX],
    ['the e-mail in capitals', { customerPhone: '99887766', customerEmail: 'MARIANNE@GMAIL.COM' }],
    ['the address written otherwise', { address: 'NYGÅRDSGATEN 12 , 5015  bergen' }],
    ['the street shortened', { address: 'Nygårdsgt. 12, 5015 Bergen' }],
    ['the number of the dwelling', { address: 'Nygårdsgaten 12, H0302, 5015 Bergen' }],
    ['the country before the code', { address: 'Nygårdsgaten 12, NO-5015 Bergen' }],
    ['no postal code', { address: 'Nygårdsgaten 12' }],
    ['no address', { address: ' - ' }],
    ['a place that we do not know', { municipality: null, location: 'Nordnes' }],
    ['other words', { message: 'Ring etter fire.' }],
  ])('joins the earlier one with %s, and nobody is asked anew', (_, changes) => {
    const first = receive();
    const before = asked(first);
    const second = receive(changes);
    expect(market.state(second)).toMatchObject({ joinedTo: first, assignments: [], status: 'new' });
    expect(asked(first)).toBe(before);
    expect(kinds(second)).toEqual(['joined']);
    expect(kinds(first).at(-1)).toBe('request-joined');
    expect(() => market.happen(second, (it) => it.matchByHand())).toThrow('slått sammen');
  });

  it.each<[string, Partial<Lead>]>([
    ['another home', { ...OTHER_MAILBOX, address: 'Nygårdsgaten 14, 5015 Bergen' }],
    ['another person and home', { ...OTHER_PERSON, address: 'Strandgaten 1, 5013 Bergen' }],
    ['neither person nor address', { ...OTHER_PERSON, address: '' }],
  ])('is none with %s', (_, changes) => {
    receive();
    const second = receive(changes);
    expect(market.state(second)).toMatchObject({ joinedTo: null, perhapsSameAs: null });
    expect(asked(second)).toBeGreaterThan(0);
  });

  it.each<[string, Partial<Lead>]>([
    ['the address alone', OTHER_PERSON],
    ['another service', { serviceType: 'Delstyling' }],
    ['the same street elsewhere', { municipality: '0301', location: 'Oslo' }],
    ['telephone and e-mail alone', { address: 'Strandgaten 1, 5013 Bergen' }],
    ['another postal code', { ...OTHER_MAILBOX, address: 'Nygårdsgaten 12, 5003 Bergen' }],
  ])('only may be with %s: it goes on, and the administrator says', (_, changes) => {
    const first = receive();
    const second = receive(changes);
    expect(market.state(second)).toMatchObject({ joinedTo: null, perhapsSameAs: first });
    expect(asked(second)).toBeGreaterThan(0);
    expect(kinds(second)[0]).toBe('perhaps-same');
  });

  it('does not join one that is held, closed, more than 30 days old, or over without anybody', () => {
    receive({ suspicion: 'hidden-field-filled' });
    const first = receive();
    expect(market.state(first).joinedTo).toBeNull();
    market.happen(first, (it) => it.withdrawByOwner());
    const second = receive();
    expect(market.state(second).joinedTo).toBeNull();
    acceptAll(second);
    days(31);
    const third = receive();
    expect(market.state(third).joinedTo).toBeNull();
    days(15);
    const fourth = receive();
    expect(market.state(fourth).joinedTo).toBeNull();
  });

  it.each<[string, (leadCase: LeadCase) => void]>([
    ['waits', (it) => it.keepWaiting()],
    ['wants one more', (it) => it.showMore()],
  ])('stays joined for good when its owner %s on a page from before', (_, choose) => {
    const first = receive();
    const second = receive();
    market.happen(second, choose);
    market.settle();
    expect(ownerSearch(market.state(second), market.now).state).toBe('joined');
    market.happen(first, (it) => it.withdrawByOwner());
    days(2);
    expect(market.state(second)).toMatchObject({ joinedTo: first, assignments: [] });
  });

  it('stays joined for good when its home has moved once the earlier one is closed', () => {
    const first = receive();
    const second = receive();
    market.happen(first, (it) => it.withdrawByOwner());
    market.happen(second, (it) => it.correct({ location: 'Oslo', address: '' }, true));
    market.settle();
    expect(market.state(second)).toMatchObject({ joinedTo: first, assignments: [] });
    expect(kinds(second)).not.toContain('kept-apart');
  });

  it('asks for no more consent once it has joined for good: nobody would be asked by it', () => {
    receive();
    const second = receive({ serviceType: 'Delstyling' });
    acceptAll(second);
    market.happen(second, (it) => it.join());
    const { consents } = market.state(second);
    expect(ownerChoices(market.state(second), market.now).canShowMore).toBe(false);
    market.happen(second, (it) => it.showMore());
    expect(market.state(second).consents).toEqual(consents);
  });

  it('that was held joins on its release the one that has come meanwhile', () => {
    const held = receive({ suspicion: 'hidden-field-filled' });
    const first = receive();
    market.happen(held, (it) => it.release());
    market.settle();
    expect(market.state(held)).toMatchObject({ joinedTo: first, assignments: [] });
  });

  it('joins the earlier one when both are taken up together, whatever their order', () => {
    const at = market.now;
    const leads = ['b', 'a', 'c'].map((id, nth) =>
      sampleRequest({ id, receivedAt: new Date(at.getTime() + nth), message: id }),
    );
    for (const lead of leads) market.receive(lead);
    const joined = takenUpTogether().map(({ leadId, joinedTo }) => [leadId, joinedTo]);
    expect(joined).toEqual([
      ['b', null],
      ['a', 'b'],
      ['c', 'b'],
    ]);
  });
});

describe('a request after which nobody is left to ask, and that nobody has', () => {
  const refusedByAll = () => {
    market = new Market();
    for (let nth = 1; nth <= 40; nth += 1) market.join(`S${nth}`);
    const first = receive();
    for (let time = 0; time < MAX_QUESTIONS && asked(first) < MAX_QUESTIONS; time += 1)
      answerAll(first, 'decline');
    expect(asked(first)).toBe(MAX_QUESTIONS);
    return first;
  };
  const valuation = () => receive({ serviceType: 'Verdivurdering' }, ['estate-agent']);
  const forAgent = () => {
    market = new Market();
    market.join('M1', { kind: 'estate-agent' });
    return valuation();
  };

  it('is over: the same one again goes on by itself', () => {
    const first = refusedByAll();
    expect(market.state(receive()).joinedTo).toBe(first);
    answerAll(first, 'decline');
    const second = receive();
    expect(market.state(second).joinedTo).toBeNull();
    expect(asked(second)).toBeGreaterThan(0);
  });

  it.each<[string, (id: string) => void]>([
    [
      'took it by mistake',
      (id) => {
        answerAll(id, 'accept');
        for (const each of market.state(id).assignments)
          market.happen(id, (it) => it.undo(each.id));
      },
    ],
    ['was unwanted', (id) => market.happen(id, (it) => it.agreeToAgent(false))],
  ])('is over where the one agent %s', (_, happens) => {
    const first = forAgent();
    happens(first);
    market.settle();
    const second = valuation();
    expect(market.state(second).joinedTo).toBeNull();
    expect(asked(second)).toBe(1);
  });

  it('lets one from another mailbox that waited behind it go on within a day', () => {
    const first = refusedByAll();
    const other = receive(OTHER_MAILBOX);
    answerAll(first, 'decline');
    days(1.1);
    expect(market.state(other).joinedTo).toBeNull();
    expect(asked(other)).toBeGreaterThan(0);
  });

  it('is over for one that is taken up together with the last silence', () => {
    const first = refusedByAll();
    const silent = market.state(first).assignments.at(-1);
    for (const { id } of market.state(first).assignments)
      if (id !== silent?.id) market.happen(first, (it) => it.decline(id));
    market.settle();
    market.now = silent?.deadline ?? market.now;
    market.receive(sampleRequest({ id: 'second', receivedAt: market.now }));
    const decisions = takenUpTogether();
    expect(decisions.map(({ leadId, joinedTo }) => [leadId, joinedTo])).toEqual([
      [first, null],
      ['second', null],
    ]);
  });
});

describe('what a joined request says otherwise', () => {
  it('is asked about in the mailbox of both, and changes nothing by itself', () => {
    const first = receive();
    const second = receive({ customerPhone: '99887766', message: 'Ring etter fire.' });
    const third = receive();
    expect([first, second, third].map((id) => mailsTo(id).includes('owner-is-it-you'))).toEqual([
      false,
      true,
      false,
    ]);
    expect(market.state(second).differences).toEqual({
      customerPhone: '99887766',
      message: 'Ring etter fire.',
    });
    expect(market.state(first).lead.customerPhone).toBe('41234567');
  });

  it('is no other address, but one where there was none', () => {
    receive({ address: '' });
    const address = 'Nygårdsgaten 12, 5015 Bergen';
    expect(market.state(receive({ address, location: 'bergen' })).differences).toEqual({ address });
    market = new Market();
    receive({ municipality: null, location: 'Nordnes' });
    expect(market.state(receive()).differences).toEqual({ location: 'Bergen' });
    market = new Market();
    receive();
    expect(market.state(receive({ address: '', location: 'bergen' })).differences).toBeNull();
  });

  it('is asked about in one letter where she comes to it on its page, and is what that page says by now', () => {
    receive();
    const second = receive({ rooms: '' });
    const letters = () => mailsTo(second).filter((kind) => kind === 'owner-is-it-you').length;
    const correct = (told: Partial<Lead>) => market.happen(second, (it) => it.correct(told, false));
    expect([letters(), market.state(second).differences]).toEqual([0, null]);
    correct({ rooms: 'Bare stua' });
    correct({ rooms: 'Stua og kjøkkenet' });
    correct({ message: '' });
    expect(market.state(second).differences).toEqual({ rooms: 'Stua og kjøkkenet' });
    expect(letters()).toBe(1);
    market.happen(second, (it) => it.settleDifferences());
    correct({ customerPhone: '99887766' });
    expect(market.state(second).differences).toEqual({ customerPhone: '99887766' });
    expect(letters()).toBe(2);
  });

  it('is not asked about where she comes to say the same on its page', () => {
    const first = receive();
    const second = receive({ rooms: '' });
    const { rooms } = market.state(first).lead;
    market.happen(second, (it) => it.correct({ rooms }, false));
    expect(market.state(second)).toMatchObject({ lead: { rooms }, differences: null });
    expect(mailsTo(second)).not.toContain('owner-is-it-you');
  });

  it('is asked about anew, in one letter, where the link of the one before is over', () => {
    receive();
    const second = receive({ rooms: 'Bare stua' });
    const letters = () => mailsTo(second).filter((kind) => kind === 'owner-is-it-you').length;
    const correct = (told: Partial<Lead>) => market.happen(second, (it) => it.correct(told, false));
    days(29);
    correct({ message: 'Ring etter fire.' });
    expect(letters()).toBe(1);
    days(1);
    correct({ customerPhone: '99887766' });
    correct({ timeframe: 'Fleksibel' });
    expect(letters()).toBe(2);
    days(31);
    correct({ customerEmail: 'ny@nordmann.no', customerPhone: '99887755' });
    expect(letters()).toBe(3);
  });

  it('is not asked about where it was corrected on the page of the earlier one, nor by another mailbox', () => {
    const first = receive();
    const second = receive();
    market.happen(second, (it) => it.correct({ customerPhone: '99887766' }, false, 'other'));
    market.happen(first, (it) => it.correct({ customerEmail: 'ny@nordmann.no' }, false));
    market.happen(second, (it) => it.correct({ rooms: 'Bare stua' }, false));
    expect(market.state(second).differences).toBeNull();
    expect(mailsTo(second)).not.toContain('owner-is-it-you');
  });

  it('is not asked about once the earlier one is closed: its link would lead nowhere', () => {
    const first = receive();
    const second = receive();
    market.happen(first, (it) => it.withdrawByOwner());
    market.happen(second, (it) => it.correct({ rooms: 'Bare stua' }, false));
    expect(market.state(second).differences).toBeNull();
    expect(mailsTo(second)).not.toContain('owner-is-it-you');
  });

  it('is asked in her new mailbox once she has another, in place of the letter to the one before', () => {
    receive();
    const second = receive({ message: 'Ring etter fire.' });
    market.mails.length = 0;
    market.happen(second, (it) => it.correct({ customerEmail: 'ny@nordmann.no' }, false, 'other'));
    expect(mailsTo(second)).toEqual(['owner-is-it-you']);
    expect(market.recalls.at(-1)).toEqual({ kind: 'owner-is-it-you', assignmentId: null });
    const third = receive({ customerEmail: 'tredje@nordmann.no', address: 'Strandgaten 1' });
    market.happen(third, (it) => it.correct({ customerEmail: 'fjerde@nordmann.no' }, false));
    expect(mailsTo(third)).not.toContain('owner-is-it-you');
  });

  it('is settled once its owner has answered', () => {
    receive();
    const second = receive({ message: 'Ring etter fire.' });
    market.happen(second, (it) => it.settleDifferences());
    expect(market.state(second)).toMatchObject({ differences: null, matchingDueAt: null });
  });

  it('is nobody’s to read when it came from another mailbox', () => {
    const first = receive();
    const second = receive({ ...OTHER_MAILBOX, message: 'Hemmelig' });
    expect(market.state(second)).toMatchObject({ joinedTo: first, differences: null });
    expect(mailsTo(second)).not.toContain('owner-is-it-you');
  });
});

describe('to its sender a request that joined another mailbox’s', () => {
  /** What its own page and e-mails are made of, hour by hour, for three weeks. */
  const followed = (before: () => void, what: (id: string) => void = () => undefined) => {
    market = new Market();
    before();
    const id = receive(OTHER_MAILBOX);
    what(id);
    const seen: unknown[] = [];
    for (let day = 0; day < 21; day += 1) {
      const state = market.state(id);
      const own = toldToOwner(market.events)
        .filter((event) => event.leadId === id)
        .map(({ kind, at }) => [kind, at]);
      const mails = mailsTo(id).filter((kind) => kind !== 'no-partner-notice');
      seen.push(ownerSearch(state, market.now), ownerChoices(state, market.now), own, mails);
      days(1);
    }
    return { id, seen };
  };
  const nobody = () => {
    market.advanceHours(0.1);
  };
  const hers = () => {
    for (const name of ['S1', 'S2', 'S3']) market.join(name);
    acceptAll(receive());
  };

  it('is as one that nobody can be asked about, for weeks', () => {
    const joined = followed(hers);
    expect(market.state(joined.id).joinedTo).not.toBeNull();
    const alone = followed(nobody);
    expect(market.state(alone.id).joinedTo).toBeNull();
    expect(joined.seen).toEqual(alone.seen);
    expect(mailsTo(alone.id)).toEqual(
      expect.arrayContaining(['owner-nobody-yet', 'owner-search-ended']),
    );
  });

  it('stays so whatever she does on its page', () => {
    const act = (id: string) => {
      market.happen(id, (it) => it.correct({ customerPhone: '90000000' }, false));
      market.happen(id, (it) => it.agreeToAgent(true));
      market.happen(id, (it) => it.keepWaiting());
      market.settle();
    };
    expect(followed(hers, act).seen).toEqual(followed(nobody, act).seen);
  });
});

describe('when the earlier request ends', () => {
  it('without anybody having it, one from another mailbox goes on by itself within a day', () => {
    const first = receive();
    const [own, other] = [receive(), receive(OTHER_MAILBOX)];
    market.happen(first, (it) => it.withdrawByOwner());
    days(2);
    expect(market.state(own)).toMatchObject({
      joinedTo: first,
      assignments: [],
      matchingDueAt: null,
    });
    expect(market.state(other).joinedTo).toBeNull();
    expect(asked(other)).toBeGreaterThan(0);
  });

  it('with somebody having it, it has been served', () => {
    const first = receive();
    const other = receive(OTHER_MAILBOX);
    acceptAll(first);
    const { id = '' } = market.state(first).assignments.find((it) => it.state === 'accepted') ?? {};
    market.happen(first, (it) => it.report(id, 'won'));
    days(2);
    expect(market.state(other)).toMatchObject({ joinedTo: first, assignments: [] });
  });
});

describe('the administrator', () => {
  it('joins what may be the same: no more questions, and nobody pays for both', () => {
    market = new Market();
    for (const name of ['S1', 'S2', 'S3']) market.join(name);
    const first = receive();
    const second = receive(OTHER_PERSON);
    acceptAll(first);
    acceptAll(second);
    expect(market.state(second).sales).toHaveLength(3);
    market.happen(second, (it) => it.join());
    market.settle();
    expect(market.state(second)).toMatchObject({ joinedTo: first, perhapsSameAs: null });
    expect(market.state(second).sales.map((it) => it.paymentStatus)).toEqual(
      Array(3).fill('credited'),
    );
    expect(() => market.happen(first, (it) => it.join())).toThrow('hører ikke sammen');
    const before = market.state(second);
    market.happen(second, (it) => it.join());
    expect(market.state(second)).toEqual(before);
  });

  it('is no longer told that nobody can be asked about what has joined', () => {
    market = new Market();
    receive();
    const second = receive({ serviceType: 'Delstyling' });
    expect(mailsTo(second)).toContain('no-partner-notice');
    market.happen(second, (it) => it.join());
    expect(market.recalls).toContainEqual({ kind: 'no-partner-notice', assignmentId: null });
  });

  it('counts those who know the home by the one that joined', () => {
    market = new Market();
    market.join('S1', { weeklyCapacity: 1 });
    const first = receive();
    for (const name of ['S2', 'S3', 'S4', 'S5', 'S6']) market.join(name);
    const second = receive(OTHER_PERSON);
    acceptAll(second);
    market.happen(second, (it) => it.join());
    market.settle();
    expect(() => market.happen(first, (it) => it.matchByHand())).toThrow('Så mange som');
    const state = {
      ...market.state(first),
      others: othersOf(market.state(first), market.leads.values()),
    };
    expect(ownerSearch(state, market.now).state).toBe('complete');
    expect(ownerChoices(state, market.now).canShowMore).toBe(true);
    expect(searchForSender(state, market.now).state).toBe('searching');
  });

  it('keeps apart: the request goes on, and does not join again', () => {
    const first = receive();
    const second = receive();
    market.happen(second, (it) => it.keepApart());
    market.settle();
    expect(market.state(second).joinedTo).toBeNull();
    expect(asked(second)).toBeGreaterThan(0);
    expect(kinds(first).at(-1)).toBe('kept-apart');
    expect(() => market.happen(second, (it) => it.keepApart())).toThrow();
  });

  it('undoes no join where a mark alone was seen, and takes back no mark where a join was', () => {
    receive();
    const second = receive(OTHER_PERSON);
    const separate = (seen: 'joined' | 'perhaps') => () =>
      market.happen(second, (it) => it.keepApart(seen));
    const changed = expect.objectContaining({ code: 'relation-changed' });
    expect(separate('joined')).toThrow(changed);
    market.happen(second, (it) => it.join());
    const joined = market.state(second);
    expect(separate('perhaps')).toThrow(changed);
    expect(market.state(second)).toEqual(joined);
    separate('joined')();
    expect(market.state(second).joinedTo).toBeNull();
    expect(separate('joined')).toThrow('hører ikke sammen');
  });

  it('takes back what was marked', () => {
    receive();
    const second = receive(OTHER_PERSON);
    const before = asked(second);
    market.happen(second, (it) => it.keepApart());
    market.settle();
    expect(market.state(second)).toMatchObject({ joinedTo: null, perhapsSameAs: null });
    expect(asked(second)).toBe(before);
  });
});

describe('what joining by hand has given up', () => {
  /** One took both, S2 the later alone. */
  const bothTaken = (changes: Partial<Lead> = OTHER_PERSON) => {
    market = new Market();
    market.join('S1');
    const first = receive();
    acceptAll(first);
    market.join('S2');
    const second = receive(changes);
    acceptAll(second);
    return { first, second };
  };
  const salesOf = (id: string) =>
    market
      .state(id)
      .sales.map(({ paymentStatus }) => paymentStatus)
      .toSorted();
  const change = (id: string, changes: Partial<Sale>) => {
    const state = market.state(id);
    const sales = state.sales.map((it) =>
      it.partnerId === 'partner-S1' ? { ...it, ...changes } : it,
    );
    market.leads.set(id, { ...state, sales });
  };
  const s1 = (id: string) => market.state(id).sales.find((it) => it.partnerId === 'partner-S1');
  const taken = (id: string) =>
    market.state(id).assignments.find((it) => it.partnerId === 'partner-S1')?.id ?? '';
  const money = (id: string) =>
    market.events.filter((it) => it.leadId === id && it.kind.startsWith('cost-'));

  it('is owed again once the two are kept apart, and the history says both', () => {
    const { first, second } = bothTaken();
    market.happen(second, (it) => it.join());
    expect(salesOf(second)).toEqual(['credited', 'pending']);
    market.happen(second, (it) => it.keepApart());
    expect(salesOf(second)).toEqual(['pending', 'pending']);
    expect(s1(second)).toMatchObject({ settledAt: null, toPayBackSince: null });
    expect(salesOf(first)).toEqual(['pending']);
    const named = { partnerId: 'partner-S1', partnerName: 'S1' };
    expect(money(second)).toMatchObject([
      { kind: 'cost-given-up', detail: { ...named, assignmentId: taken(second), was: 'pending' } },
      { kind: 'cost-owed-again', detail: named },
    ]);
    expect(money(first)).toEqual([]);
  });

  it('is told no more where an invoice asks for it, and it is taken back before the letter has left', () => {
    const { second } = bothTaken();
    change(second, { invoiceId: 'an invoice' });
    const assignmentId = taken(second);
    market.happen(second, (it) => it.join());
    market.happen(second, (it) => it.keepApart());
    market.recalls.length = 0;
    market.happen(second, (it) => it.withdraw(assignmentId));
    expect(market.recalls).toContainEqual({ kind: 'cost-owed-again', assignmentId });
  });

  it('is told to the partner once it is owed again, and not once that is taken back before the letter has left', () => {
    const { first, second } = bothTaken();
    const letters = () => mailsTo(second).filter((kind) => kind === 'cost-owed-again').length;
    const joinAgain = () => {
      const state = market.state(second);
      market.leads.set(second, { ...state, perhapsSameAs: first });
      market.happen(second, (it) => it.join());
    };
    const assignmentId = taken(second);
    market.happen(second, (it) => it.join());
    expect(letters()).toBe(0);
    market.happen(second, (it) => it.keepApart());
    expect(market.mails.at(-1)).toEqual({ leadId: second, kind: 'cost-owed-again', assignmentId });
    market.recalls.length = 0;
    joinAgain();
    expect(market.recalls).toContainEqual({ kind: 'cost-owed-again', assignmentId });
    market.happen(first, (it) => it.withdrawByOwner());
    days(2);
    expect(letters()).toBe(2);
    market.recalls.length = 0;
    market.happen(second, (it) => it.withdraw(assignmentId));
    expect(market.recalls).toContainEqual({ kind: 'cost-owed-again', assignmentId });
    expect(mailsTo(first)).not.toContain('cost-owed-again');
  });

  it('can be disputed from when it is owed again, and is billed when that is over', () => {
    const { second } = bothTaken();
    days(1);
    market.happen(second, (it) => it.join());
    days(20);
    market.happen(second, (it) => it.keepApart());
    const { now } = market;
    const sale = s1(second)!;
    expect(sale.owedAgainAt).toEqual(now);
    const yes = market.state(second).assignments.find(({ id }) => id === sale.assignmentId)!;
    expect(canDisputeUntil(yes, sale, now)).toEqual(daysAfter(now, DISPUTE_DAYS));
    const { state: assignmentState, answeredAt } = yes;
    const billed = [DISPUTE_DAYS - 0.01, DISPUTE_DAYS].map((later) =>
      isBillable({ sale, assignmentState, answeredAt }, daysAfter(now, later)),
    );
    expect(billed).toEqual([false, true]);
  });

  it('stays credited once a credit note tells of it, and the history says so', () => {
    const { second } = bothTaken();
    change(second, { invoiceId: 'i' });
    market.happen(second, (it) => it.join());
    change(second, { creditNoteId: 'note' });
    market.happen(second, (it) => it.keepApart());
    expect(s1(second)?.paymentStatus).toBe('credited');
    expect(money(second).at(-1)?.kind).toBe('cost-stays-credited');
    expect(mailsTo(second)).not.toContain('cost-owed-again');
  });

  it('stays credited as one that joined the same is erased where its partner pays for that, and only then', () => {
    const { second } = bothTaken();
    market.happen(second, (it) => it.join());
    const { partnerId } = s1(second)!;
    market.happen(second, (it) => it.loseSibling(['somebody-else']));
    expect(money(second).at(-1)?.kind).toBe('cost-given-up');
    market.happen(second, (it) => it.loseSibling(['somebody-else', partnerId]));
    expect(money(second).at(-1)?.kind).toBe('cost-stays-credited');
  });

  it.each<[string, Partial<Sale>, Partial<Sale>]>([
    ['paid by an invoice', { paymentStatus: 'paid', invoiceId: 'i' }, { paymentStatus: 'paid' }],
    ['marked paid by hand', { paymentStatus: 'paid' }, { paymentStatus: 'paid' }],
    ['on an invoice', { invoiceId: 'i' }, { paymentStatus: 'pending', settledAt: null }],
  ])('stands as before where it was %s', (_, before, after) => {
    const { second } = bothTaken();
    change(second, before);
    market.happen(second, (it) => it.join());
    expect(s1(second)).not.toMatchObject({ ...after, toPayBackSince: null });
    market.happen(second, (it) => it.keepApart());
    expect(s1(second)).toMatchObject({ ...after, toPayBackSince: null });
  });

  it('is owed again where the money has gone back', () => {
    const { second } = bothTaken();
    change(second, { paymentStatus: 'paid' });
    market.happen(second, (it) => it.join());
    change(second, { paymentStatus: 'credited', toPayBackSince: null });
    market.happen(second, (it) => it.keepApart());
    expect(s1(second)?.paymentStatus).toBe('pending');
  });

  it('is disputed still, where nobody had decided', () => {
    const { second } = bothTaken();
    const objection = { reason: 'duplicate', text: 'Det er samme bolig.' } as const;
    market.happen(second, (it) => it.dispute(taken(second), objection));
    market.happen(second, (it) => it.join());
    market.happen(second, (it) => it.keepApart());
    const dispute = { ...objection, decision: null, decidedAt: null };
    expect(s1(second)).toMatchObject({ paymentStatus: 'pending', dispute });
  });

  it('is told to be disputed no more, where nobody had decided, until it is so again', () => {
    const { second } = bothTaken();
    const [assignmentId, kind] = [taken(second), 'dispute-decided'] as const;
    const told = () => market.mails.filter((it) => it.kind === kind);
    const objection = { reason: 'duplicate', text: 'Det er samme bolig.' } as const;
    market.happen(second, (it) => it.dispute(assignmentId, objection));
    market.happen(second, (it) => it.join());
    expect(told()).toEqual([{ leadId: second, kind, assignmentId }]);
    expect(s1(second)?.dispute).toMatchObject({ decision: 'credited', answer: null });
    market.recalls.length = 0;
    market.happen(second, (it) => it.keepApart());
    expect(market.recalls).toContainEqual({ kind, assignmentId });
    expect(told()).toHaveLength(1);
  });

  it('is told to be disputed no more to nobody who has had an answer, or said nothing', () => {
    const { second } = bothTaken();
    const assignmentId = taken(second);
    const objection = { reason: 'duplicate', text: 'Det er samme bolig.' } as const;
    market.happen(second, (it) => it.dispute(assignmentId, objection));
    const ruling = { decision: 'refused', answer: 'Den er ny.' } as const;
    market.happen(second, (it) => it.ruleOnDispute(assignmentId, ruling));
    market.mails.length = 0;
    market.recalls.length = 0;
    market.happen(second, (it) => it.join());
    market.happen(second, (it) => it.keepApart());
    expect(mailsTo(second)).not.toContain('dispute-decided');
    expect(market.recalls.map(({ kind }) => kind)).not.toContain('dispute-decided');
  });

  it('is not owed where the assignment has been taken back since', () => {
    const { second } = bothTaken();
    market.happen(second, (it) => it.join());
    market.happen(second, (it) => it.withdraw(taken(second)));
    market.happen(second, (it) => it.keepApart());
    expect(s1(second)?.paymentStatus).toBe('credited');
  });

  it('is nothing of what was credited before', () => {
    const { second } = bothTaken();
    change(second, { paymentStatus: 'credited' });
    market.happen(second, (it) => it.join());
    market.happen(second, (it) => it.keepApart());
    expect(s1(second)?.paymentStatus).toBe('credited');
    expect(money(second)).toEqual([]);
  });

  it('is owed again when the earlier one ends, by who has paid nothing for that', () => {
    const { first, second } = bothTaken();
    market.happen(second, (it) => it.join());
    market.happen(first, (it) => it.withdrawByOwner());
    days(2);
    expect(market.state(second).joinedTo).toBeNull();
    expect(salesOf(first)).toEqual(['credited']);
    expect(salesOf(second)).toEqual(['pending', 'pending']);
  });

  it.each<[string, string[], number]>([
    ['by each that has it, whose places are all taken', ['S1', 'S2', 'S3'], 0],
    ['by the one that has it, though the search was over', ['S1'], 20],
  ])('is owed again when the earlier one ends, %s', (_, names, daysBefore) => {
    market = new Market();
    for (const name of names) market.join(name);
    const [first, second] = [receive(), receive(OTHER_PERSON)];
    acceptAll(first);
    acceptAll(second);
    days(daysBefore);
    market.happen(second, (it) => it.join());
    days(2);
    expect(salesOf(second)).toEqual(names.map(() => 'credited'));
    market.happen(first, (it) => it.withdrawByOwner());
    days(2);
    expect(market.state(second).joinedTo).toBeNull();
    expect(salesOf(first)).toEqual(names.map(() => 'credited'));
    expect(salesOf(second)).toEqual(names.map(() => 'pending'));
    expect(market.state(second).matchingDueAt).toBeNull();
  });

  it('stays credited where the office has credited it since, though they are joined and parted again', () => {
    market = new Market();
    market.join('S1');
    acceptAll(receive({ customerEmail: 'null@eksempel.no', customerPhone: '91111111' }));
    acceptAll(receive({ customerEmail: 'en@eksempel.no', customerPhone: '92222222' }));
    const second = receive(OTHER_PERSON);
    acceptAll(second);
    market.happen(second, (it) => it.join());
    market.happen(market.state(second).joinedTo ?? '', (it) => it.withdrawByOwner());
    days(2);
    expect(salesOf(second)).toEqual(['pending']);
    market.happen(second, (it) =>
      it.dispute(taken(second), { reason: 'wrong-number', text: 'Feil' }),
    );
    market.happen(second, (it) =>
      it.ruleOnDispute(taken(second), { decision: 'credited', answer: 'Ja.' }),
    );
    market.happen(second, (it) => it.join());
    market.happen(second, (it) => it.keepApart());
    expect(s1(second)).toMatchObject({ paymentStatus: 'credited', dispute: { answer: 'Ja.' } });
  });

  it('stays given up when the earlier one ends that the partner has paid for', () => {
    const { first, second } = bothTaken();
    market.happen(first, (it) => it.report(taken(first), 'contacted'));
    market.happen(second, (it) => it.join());
    market.happen(first, (it) => it.withdrawByOwner());
    days(2);
    expect(market.state(second).joinedTo).toBeNull();
    expect(salesOf(first)).toEqual(['pending']);
    expect(s1(second)?.paymentStatus).toBe('credited');
  });
});

describe('those who hold the owner’s details by a request that has joined another', () => {
  /** Five were asked about the first, three of whom took the second, which then joined it. */
  const joinedByHand = (answer: (id: string) => void) => {
    market = new Market();
    for (const name of ['S1', 'S2', 'S3', 'S4', 'S5']) market.join(name);
    const first = receive();
    answer(first);
    const second = receive(OTHER_PERSON);
    acceptAll(second);
    market.happen(second, (it) => it.join());
    market.settle();
    expect(asked(first)).toBe(5);
    return { first, second };
  };
  const fourMore = () => {
    for (const name of ['S6', 'S7', 'S8', 'S9']) market.join(name);
  };
  const declineAll = (id: string) => {
    answerAll(id, 'decline');
  };

  it('count among the three where they have been asked about that one too', () => {
    const { first } = joinedByHand(declineAll);
    fourMore();
    days(1.1);
    expect(asked(first)).toBe(5);
  });

  it('count no more once the two are kept apart: partners are looked for again within a day', () => {
    const { first, second } = joinedByHand(declineAll);
    fourMore();
    days(3);
    market.happen(second, (it) => it.keepApart());
    days(1.1);
    expect(asked(first)).toBeGreaterThan(5);
  });

  it('are looked past no longer than the search lasts', () => {
    const { first, second } = joinedByHand(declineAll);
    fourMore();
    days(15);
    expect(market.state(first).matchingDueAt).toBeNull();
    market.happen(second, (it) => it.keepApart());
    days(1.1);
    expect(asked(first)).toBe(5);
  });

  it('are not asked again when its owner waits', () => {
    const { first } = joinedByHand(() => {
      market.advanceHours(40);
    });
    market.happen(first, (it) => it.keepWaiting());
    market.settle();
    expect(asked(first)).toBe(5);
  });

  it('are asked no more about the earlier one, nor anybody for whom no place is left', () => {
    const { first } = joinedByHand(() => undefined);
    const held = market.state(first).assignments.slice(0, 3);
    market.mails.length = 0;
    market.happen(first, (it) => it.acceptMerge());
    expect(market.state(first).assignments.map(({ state }) => state)).toEqual([
      ...Array(3).fill('withdrawn'),
      ...Array(2).fill('filled'),
    ]);
    expect(market.state(first).assignments.map(({ withdrawnBy }) => withdrawnBy)).toEqual([
      ...Array(3).fill('holds'),
      ...Array(2).fill(null),
    ]);
    expect(market.mails.map(({ kind }) => kind)).toEqual([
      ...Array(3).fill('assignment-withdrawn'),
      ...Array(2).fill('question-filled'),
    ]);
    for (const { partnerId } of held) {
      expect(market.figures.get(partnerId)).toMatchObject({ open: 0, outcomes: 'y' });
    }
  });

  it('leave the others asked as long as there is a place, and another is asked in theirs', () => {
    market = new Market();
    for (const name of ['S1', 'S2', 'S3']) market.join(name);
    const first = receive();
    const second = receive(OTHER_PERSON);
    const [one] = market.state(second).assignments;
    market.happen(second, (it) => it.accept(one?.id ?? ''));
    market.join('S4');
    market.happen(second, (it) => it.join());
    market.happen(first, (it) => it.acceptMerge());
    market.settle();
    const stands = market.state(first).assignments.map((it) => [it.partnerId, it.state]);
    expect(Object.fromEntries(stands)).toEqual({
      ...{ 'partner-S2': 'offered', 'partner-S3': 'offered', 'partner-S4': 'offered' },
      ...Object.fromEntries([[one?.partnerId, 'withdrawn']]),
    });
  });

  it('are told of none that stands where they have undone it, and are asked anew once the two are apart', () => {
    market = new Market();
    market.join('S1');
    const first = receive();
    const second = receive(OTHER_PERSON);
    acceptAll(second);
    for (const { id } of market.state(second).assignments) {
      market.happen(second, (it) => it.undo(id));
    }
    market.happen(second, (it) => it.join());
    market.happen(first, (it) => it.acceptMerge());
    expect(market.state(first).assignments[0]).toMatchObject({
      state: 'withdrawn',
      withdrawnBy: 'joined',
    });
    market.happen(second, (it) => it.keepApart());
    market.settle();
    const stands = market.state(first).assignments.map(({ state }) => state);
    expect(stands).toEqual(['withdrawn', 'offered']);
  });

  it('are not reminded, and their silence is none, though nobody has looked since', () => {
    market = new Market();
    market.join('S1');
    const first = receive();
    const second = receive(OTHER_PERSON);
    acceptAll(second);
    market.happen(second, (it) => it.join());
    days(2);
    expect(market.state(first).assignments.map(({ state }) => state)).toEqual(['withdrawn']);
    expect(market.mails.map(({ kind }) => kind)).not.toContain('partner-reminder');
    expect(market.figures.get('partner-S1')).toMatchObject({ open: 0, outcomes: 'y' });
  });

  it('have their place: their own yes is not too late, and takes nobody else’s', () => {
    const { first } = joinedByHand(() => undefined);
    const held = market.state(first).assignments.slice(0, 3);
    for (const { id } of held) market.happen(first, (it) => it.accept(id));
    expect(market.state(first).assignments.map(({ state }) => state)).toEqual([
      ...Array(3).fill('accepted'),
      ...Array(2).fill('filled'),
    ]);
  });
});

describe('one that the office joins to an earlier one', () => {
  it('ends its open questions, and says so of whoever has the earlier one', () => {
    market = new Market();
    for (const name of ['S1', 'S2']) market.join(name);
    const first = receive();
    const taken = market.state(first).assignments.find((it) => it.partnerId === 'partner-S1');
    market.happen(first, (it) => it.accept(taken?.id ?? ''));
    const second = receive(OTHER_PERSON);
    market.happen(second, (it) => it.join());
    const ended = market.state(second).assignments.map((it) => [it.partnerId, it.withdrawnBy]);
    expect(Object.fromEntries(ended)).toEqual({ 'partner-S1': 'holds', 'partner-S2': 'joined' });
  });
});

describe('the history of requests for one home', () => {
  const said = (id: string) =>
    market.events.filter(({ leadId }) => leadId === id).map(({ kind, detail }) => [kind, detail]);

  it('says at both which has joined which, by whom, and whether from one mailbox', () => {
    const first = receive();
    const [own, other] = [receive(), receive(OTHER_MAILBOX)];
    const by = 'rule';
    expect(said(own)).toEqual([['joined', { leadId: first, by }]]);
    expect(said(other)).toEqual([['joined', { leadId: first, by }]]);
    expect(said(first).slice(-2)).toEqual([
      ['request-joined', { leadId: own, by, mailbox: 'same' }],
      ['request-joined', { leadId: other, by, mailbox: 'other' }],
    ]);
  });

  it('says which it may be, and what the administrator makes of it', () => {
    const first = receive();
    const second = receive(OTHER_PERSON);
    const by = 'administrator';
    expect(said(second)[0]).toEqual(['perhaps-same', { leadId: first }]);
    market.events.length = 0;
    market.happen(second, (it) => it.join());
    const withdrawn = said(second).filter(([kind]) => kind === 'assignment-withdrawn');
    expect(withdrawn.length).toBeGreaterThan(0);
    expect(withdrawn).toEqual(
      withdrawn.map(() => [expect.anything(), expect.objectContaining({ by: 'joined' })]),
    );
    expect(said(second).at(-1)).toEqual(['joined', { leadId: first, by }]);
    market.events.length = 0;
    market.happen(second, (it) => it.keepApart());
    expect(said(second)).toEqual([['kept-apart', { leadId: first, by }]]);
    expect(said(first)).toEqual([['kept-apart', { leadId: second, by }]]);
  });

  it('says that one goes on by itself when the earlier one has ended, and the next joins it', () => {
    const first = receive();
    const [second, third] = [receive(OTHER_MAILBOX), receive({ customerEmail: 'm@hjemme.no' })];
    market.happen(first, (it) => it.withdrawByOwner());
    market.events.length = 0;
    days(2);
    expect(said(second)[0]).toEqual(['kept-apart', { leadId: first, by: 'rule' }]);
    expect(said(third)).toEqual([
      ['kept-apart', { leadId: first, by: 'rule' }],
      ['joined', { leadId: second, by: 'rule' }],
    ]);
  });
});

describe('what cannot be joined, or is not', () => {
  it('is one that others have joined', () => {
    receive();
    const second = receive(OTHER_PERSON);
    expect(market.state(receive(OTHER_PERSON)).joinedTo).toBe(second);
    const joined = expect.objectContaining({ code: 'lead-joined' });
    expect(() => market.happen(second, (it) => it.join())).toThrow(joined);
    expect(() => market.happen(second, (it) => it.join())).toThrow('slått sammen med denne');
  });

  it('is one about which partners were asked before it was looked at', () => {
    receive();
    market.receive(sampleRequest({ id: 'by-hand', receivedAt: market.now }));
    market.happen('by-hand', (it) => it.passOnTo('partner-S1'));
    market.settle();
    expect(market.state('by-hand').joinedTo).toBeNull();
  });

  it('leaves owing who has paid for neither before', () => {
    market = new Market();
    market.join('S1');
    const first = receive();
    market.join('S2');
    const second = receive(OTHER_PERSON);
    market.happen(first, (it) => it.keepWaiting());
    for (const { id, partnerId } of market.state(first).assignments) {
      if (partnerId === 'partner-S1') market.happen(first, (it) => it.accept(id));
    }
    acceptAll(second);
    market.happen(second, (it) => it.join());
    const owed = market.state(second).sales.map((it) => [it.partnerId, it.paymentStatus]);
    expect(owed.toSorted()).toEqual([
      ['partner-S1', 'credited'],
      ['partner-S2', 'pending'],
    ]);
  });

  it('leaves nothing owing to who has paid for one that has joined the same', () => {
    market = new Market();
    receive();
    market.join('S1');
    const second = receive(OTHER_PERSON);
    acceptAll(second);
    market.happen(second, (it) => it.join());
    const third = receive({ customerPhone: '44556677', customerEmail: 'tredje@online.no' });
    acceptAll(third);
    const statuses = () => market.state(third).sales.map((it) => it.paymentStatus);
    expect(statuses()).toEqual(['pending']);
    market.happen(third, (it) => it.join());
    expect(statuses()).toEqual(['credited']);
  });

  it('is searched for no longer than before when a mark is taken back', () => {
    receive();
    const second = receive(OTHER_PERSON);
    const { matchUntil } = market.state(second);
    market.happen(second, (it) => it.keepApart());
    expect(market.state(second).matchUntil).toEqual(matchUntil);
  });
});

describe('a partner that has paid for a home', () => {
  const buyTwice = (between: number, changes: Partial<Lead> = {}) => {
    market = new Market();
    market.join('S1', { services: ['Fullstyling', 'Delstyling'] });
    const first = receive();
    acceptAll(first);
    days(between);
    const second = receive({ serviceType: 'Delstyling', ...changes });
    const [question] = market.state(second).assignments;
    acceptAll(second);
    return { price: question?.priceOre, sales: market.state(second).sales.length };
  };

  it('is asked about it at no price within 90 days, and pays again later', () => {
    expect(buyTwice(89)).toEqual({ price: 0, sales: 0 });
    expect(buyTwice(91)).toEqual({ price: 50_000, sales: 1 });
    expect(buyTwice(5, OTHER_PERSON)).toEqual({ price: 50_000, sales: 1 });
    expect(buyTwice(5, { address: 'Strandgaten 1' })).toEqual({ price: 50_000, sales: 1 });
  });

  it('keeps the price of what was passed on before there were questions, when it says yes to that', () => {
    market = new Market();
    market.join('S1', { services: ['Fullstyling', 'Delstyling'] });
    const first = receive();
    const state = market.state(first);
    const [asked] = state.assignments;
    const legacy = { ...asked!, state: 'legacy-open' as const, revealedAt: market.now };
    market.leads.set(first, { ...state, assignments: [legacy] });
    acceptAll(receive({ serviceType: 'Delstyling' }));
    acceptAll(first);
    const [taken] = market.state(first).assignments;
    expect(taken).toMatchObject({ state: 'accepted', priceOre: 50_000 });
  });

  it('pays once when both questions were open', () => {
    market = new Market();
    market.join('S1', { services: ['Fullstyling', 'Delstyling'] });
    const [first, second] = [receive(), receive({ serviceType: 'Delstyling' })];
    acceptAll(first);
    acceptAll(second);
    expect([first, second].map((id) => market.state(id).sales.length)).toEqual([1, 0]);
    expect(market.state(second).assignments[0]).toMatchObject({ state: 'accepted', priceOre: 0 });
  });
});

describe('a second request for another dwelling of the same house', () => {
  const receiveBoth = (one: string, other: string, changes: Partial<Lead> = {}) => {
    const first = receive({ address: `Nygårdsgaten 12, ${one}, 5015 Bergen` });
    return { first, second: receive({ address: `Nygårdsgt. 12 ${other}, NO-5015`, ...changes }) };
  };

  it('may be the same where telephone or e-mail matches', () => {
    const { first, second } = receiveBoth('H0301', 'leil. 302', OTHER_MAILBOX);
    expect(market.state(second)).toMatchObject({ joinedTo: null, perhapsSameAs: first });
    expect(asked(second)).toBeGreaterThan(0);
  });

  it('is a neighbour’s where neither matches', () => {
    const { second } = receiveBoth('H0301', 'H0302', OTHER_PERSON);
    expect(market.state(second)).toMatchObject({ joinedTo: null, perhapsSameAs: null });
  });

  it('joins where the dwelling is the same, and its partner owes once', () => {
    const { first, second } = receiveBoth('H0302', 'leil. 302');
    acceptAll(first);
    expect(market.state(second)).toMatchObject({ joinedTo: first, sales: [] });
  });
});
