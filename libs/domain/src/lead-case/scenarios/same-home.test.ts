import { beforeEach, describe, expect, it } from '@jest/globals';
import { isBillable } from '../../billing/billing.js';
import { arrivalConsents, type PartnerGroup } from '../../leads/consent.js';
import { decideInOrder } from '../case-ledger.js';
import { DISPUTE_DAYS, type Sale } from '../../billing/sale.js';
import { canDisputeUntil } from '../../billing/settled-sale.js';
import { OpenCase } from '../open-case.js';
import type { Lead } from '../../leads/lead.js';
import { eventsForOwner } from '../lead-event.js';
import { MAX_ASSIGNMENTS } from '../../assignments/matching.js';
import { ownerChoices, ownerSearch, searchForSubmission } from '../owner-choices.js';
import { PartnerPool } from '../../assignments/partner-pool.js';
import { Market } from '../../testing/market.js';
import { othersOf } from '../../testing/others-of.js';
import { sampleLead } from '../../testing/sample-lead.js';
import { daysAfter } from '../../core/time/time-span.js';
import { flatPrice } from '../../partners/prices.js';
import { advance } from '../advance.js';
import { matchByHand, releaseLead, withdrawByHand, offerTo } from '../by-hand.js';
import { withdrawByOwner, showMore, agreeToAgent, agreeToStylists } from '../owner-consents.js';
import { keepWaiting, correctLead, settleDifferences } from '../owner.js';
import {
  acceptMerge,
  duplicateErased,
  findDuplicate,
  keepApart,
  mergeByHand,
  relationVersion,
} from '../merging.js';
import { undoAnswer, declineAssignment, acceptAssignment } from '../answer.js';
import { setStatus } from '../pending-status.js';
import { recordReport } from '../report.js';
import { disputeSale, ruleOnDispute } from '../case-sales.js';

let market: Market;
beforeEach(() => {
  market = new Market();
  for (let nth = 1; nth <= 9; nth += 1)
    market.join(`S${nth}`, { services: ['Fullstyling', 'Delstyling'], areas: ['4601', '0301'] });
});

let received = 0;
const receive = (changes: Partial<Lead> = {}, partnerGroups?: PartnerGroup[]) => {
  received += 1;
  const id = `lead-${String(received).padStart(4, '0')}`;
  const consents = arrivalConsents('form', market.now, partnerGroups);
  market.receive(sampleLead({ id, receivedAt: market.now, ...changes }), consents);
  market.settle();
  market.advanceHours(0.1);
  return id;
};
const OTHER_PERSON = { customerPhone: '99887766', customerEmail: 'ola@online.no' };
const OTHER_MAILBOX = { customerEmail: 'marianne@jobb.no' };
const asked = (id: string) => market.state(id).assignments.length;
const kinds = (id: string) =>
  market.events.filter(({ leadId }) => leadId === id).map(({ kind }) => kind);
const answerAll = (id: string, answer: (of: OpenCase, assignmentId: string) => void) => {
  for (const each of market.state(id).assignments) market.happen(id, (it) => answer(it, each.id));
  market.settle();
};
it('a lead that is presumed to be another one tells nobody any more that no partner was found', () => {
  receive();
  market.recalls.length = 0;
  const id = receive(OTHER_MAILBOX);
  expect(market.state(id).mergeKind).toBe('presumed');
  expect(market.recalls.map(({ kind }) => kind)).toEqual(['no-partner-notification']);
});

const acceptAll = (id: string) => {
  answerAll(id, acceptAssignment);
};
/** Lets all leads advance in one batch. */
const takenUpTogether = () => {
  const states = [...market.leads.values()].map((one) => ({
    ...one,
    others: othersOf(one, market.leads.values()),
  }));
  const pool = new PartnerPool([...market.partners.values()], [], 0);
  const decisions = decideInOrder(states.toReversed(), (state) => {
    const leadCase = new OpenCase(state, pool, market.policy, market.now, market.newId);
    advance(leadCase);
    return leadCase.changes();
  });
  return [...decisions];
};
const mailsTo = (id: string) => market.mails.filter((it) => it.leadId === id).map((it) => it.kind);
const days = (count: number) => market.advanceHours(24 * count);

describe('a second lead for the same home', () => {
  it.each([
    ['by picking', (of: OpenCase) => offerTo(of, 'partner-S1')],
    ['by the rule', matchByHand],
  ])('is recognized also where a user asks %s before the first step', (_, ask) => {
    acceptAll(receive());
    const received = (id: string, changes: Partial<Lead> = {}) =>
      market.receive(sampleLead({ id, receivedAt: market.now, ...changes }));
    const same = received('lead-same');
    expect(() => market.happen(same, ask)).toThrow(
      expect.objectContaining({ code: 'lead-merged' }),
    );
    const perhaps = received('lead-perhaps', OTHER_PERSON);
    market.happen(perhaps, ask);
    market.settle();
    expect(market.state(perhaps).perhapsSameAs).not.toBeNull();
    expect(kinds(perhaps).filter((kind) => kind === 'perhaps-same')).toHaveLength(1);
  });

  it('is recorded once where a user asks before the first step and nobody can be asked', () => {
    receive();
    for (const id of market.partners.keys()) market.change(id, { active: false });
    const id = market.receive(
      sampleLead({ id: 'lead-perhaps', receivedAt: market.now, ...OTHER_PERSON }),
    );
    market.happen(id, matchByHand);
    market.settle();
    expect(kinds(id).filter((kind) => kind === 'perhaps-same')).toHaveLength(1);
  });

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
  ])('merges into the earlier one with %s, without new offers', (_, changes) => {
    const first = receive();
    const before = asked(first);
    const second = receive(changes);
    expect(market.state(second)).toMatchObject({
      mergedInto: first,
      assignments: [],
      status: 'new',
    });
    expect(asked(first)).toBe(before);
    expect(kinds(second)).toEqual(['merged']);
    expect(kinds(first).at(-1)).toBe('lead-merged-into');
    expect(() => market.happen(second, (it) => matchByHand(it))).toThrow('slått sammen');
  });

  it.each<[string, Partial<Lead>]>([
    ['another home', { ...OTHER_MAILBOX, address: 'Nygårdsgaten 14, 5015 Bergen' }],
    ['another person and home', { ...OTHER_PERSON, address: 'Strandgaten 1, 5013 Bergen' }],
    ['neither person nor address', { ...OTHER_PERSON, address: '' }],
  ])('is separate with %s', (_, changes) => {
    receive();
    const second = receive(changes);
    expect(market.state(second)).toMatchObject({ mergedInto: null, perhapsSameAs: null });
    expect(asked(second)).toBeGreaterThan(0);
  });

  it.each<[string, Partial<Lead>]>([
    ['the address alone', OTHER_PERSON],
    ['another service', { serviceType: 'Delstyling' }],
    ['the same street elsewhere', { municipality: '0301', location: 'Oslo' }],
    ['telephone and e-mail alone', { address: 'Strandgaten 1, 5013 Bergen' }],
    ['another postal code', { ...OTHER_MAILBOX, address: 'Nygårdsgaten 12, 5003 Bergen' }],
  ])('is marked as a possible duplicate with %s, and continues', (_, changes) => {
    const first = receive();
    const second = receive(changes);
    expect(market.state(second)).toMatchObject({ mergedInto: null, perhapsSameAs: first });
    expect(asked(second)).toBeGreaterThan(0);
    expect(kinds(second)[0]).toBe('perhaps-same');
  });

  it('does not merge into a lead that is held, closed, older than 30 days or exhausted', () => {
    receive({ suspicion: 'hidden-field-filled' });
    const first = receive();
    expect(market.state(first).mergedInto).toBeNull();
    market.happen(first, (it) => withdrawByOwner(it));
    const second = receive();
    expect(market.state(second).mergedInto).toBeNull();
    acceptAll(second);
    days(31);
    const third = receive();
    expect(market.state(third).mergedInto).toBeNull();
    days(15);
    const fourth = receive();
    expect(market.state(fourth).mergedInto).toBeNull();
  });

  it.each<[string, (leadCase: OpenCase) => void]>([
    ['waits', (it) => keepWaiting(it)],
    ['wants one more', (it) => showMore(it)],
  ])('stays merged permanently when its owner %s on a stale page', (_, choose) => {
    const first = receive();
    const second = receive();
    market.happen(second, choose);
    market.settle();
    expect(ownerSearch(market.state(second), market.now).state).toBe('merged');
    market.happen(first, (it) => withdrawByOwner(it));
    days(2);
    expect(market.state(second)).toMatchObject({ mergedInto: first, assignments: [] });
  });

  it('stays merged permanently when its home moves after the earlier one closed', () => {
    const first = receive();
    const second = receive();
    market.happen(first, (it) => withdrawByOwner(it));
    market.happen(second, (it) => correctLead(it, { location: 'Oslo', address: '' }, true));
    market.settle();
    expect(market.state(second)).toMatchObject({ mergedInto: first, assignments: [] });
    expect(kinds(second)).not.toContain('kept-apart');
  });

  it('asks for no more consent once merged permanently', () => {
    receive();
    const second = receive({ serviceType: 'Delstyling' });
    acceptAll(second);
    market.happen(second, (it) => mergeByHand(it));
    const { consents } = market.state(second);
    expect(ownerChoices(market.state(second), market.now).canShowMore).toBe(false);
    market.happen(second, (it) => showMore(it));
    expect(market.state(second).consents).toEqual(consents);
  });

  it('held until now merges on release into a lead received meanwhile', () => {
    const held = receive({ suspicion: 'hidden-field-filled' });
    const first = receive();
    market.happen(held, (it) => releaseLead(it));
    market.settle();
    expect(market.state(held)).toMatchObject({ mergedInto: first, assignments: [] });
  });

  it('merges into the earlier one in a batch, in any order', () => {
    const at = market.now;
    const leads = ['b', 'a', 'c'].map((id, nth) =>
      sampleLead({ id, receivedAt: new Date(at.getTime() + nth), message: id }),
    );
    for (const lead of leads) market.receive(lead);
    const merged = takenUpTogether().map(({ leadId, mergedInto }) => [leadId, mergedInto]);
    expect(merged).toEqual([
      ['b', null],
      ['a', 'b'],
      ['c', 'b'],
    ]);
  });
});

describe('an exhausted lead without an acceptance', () => {
  const refusedByAll = () => {
    market = new Market();
    for (let nth = 1; nth <= 40; nth += 1) market.join(`S${nth}`);
    const first = receive();
    for (let time = 0; time < MAX_ASSIGNMENTS && asked(first) < MAX_ASSIGNMENTS; time += 1)
      answerAll(first, declineAssignment);
    expect(asked(first)).toBe(MAX_ASSIGNMENTS);
    return first;
  };
  const valuation = () => receive({ serviceType: 'Verdivurdering' }, ['estate-agent']);
  const forAgent = () => {
    market = new Market();
    market.join('M1', { kind: 'estate-agent' });
    return valuation();
  };

  it('is over, so the same lead again is separate', () => {
    const first = refusedByAll();
    expect(market.state(receive()).mergedInto).toBe(first);
    answerAll(first, declineAssignment);
    const second = receive();
    expect(market.state(second).mergedInto).toBeNull();
    expect(asked(second)).toBeGreaterThan(0);
  });

  it.each<[string, (id: string) => void]>([
    [
      'took it by mistake',
      (id) => {
        answerAll(id, acceptAssignment);
        for (const each of market.state(id).assignments)
          market.happen(id, (it) => undoAnswer(it, each.id));
      },
    ],
    ['was unwanted', (id) => market.happen(id, (it) => agreeToAgent(it, false))],
  ])('is over when its only agent %s', (_, happens) => {
    const first = forAgent();
    happens(first);
    market.settle();
    const second = valuation();
    expect(market.state(second).mergedInto).toBeNull();
    expect(asked(second)).toBe(1);
  });

  it('starts the search of a merged lead from another mailbox within a day', () => {
    const first = refusedByAll();
    const other = receive(OTHER_MAILBOX);
    answerAll(first, declineAssignment);
    days(1.1);
    expect(market.state(other).mergedInto).toBeNull();
    expect(asked(other)).toBeGreaterThan(0);
  });

  it('is over for a lead in one batch with the last expiry', () => {
    const first = refusedByAll();
    const silent = market.state(first).assignments.at(-1);
    for (const { id } of market.state(first).assignments)
      if (id !== silent?.id) market.happen(first, (it) => declineAssignment(it, id));
    market.settle();
    market.now = silent?.deadline ?? market.now;
    market.receive(sampleLead({ id: 'second', receivedAt: market.now }));
    const decisions = takenUpTogether();
    expect(decisions.map(({ leadId, mergedInto }) => [leadId, mergedInto])).toEqual([
      [first, null],
      ['second', null],
    ]);
  });
});

describe('the differences of a merged lead', () => {
  it('are asked about in the shared mailbox, and change nothing unconfirmed', () => {
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

  it('include an address only if there was none', () => {
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

  it('are asked about in one e-mail, and follow later corrections', () => {
    receive();
    const second = receive({ rooms: '' });
    const emails = () => mailsTo(second).filter((kind) => kind === 'owner-is-it-you').length;
    const correct = (reported: Partial<Lead>) =>
      market.happen(second, (it) => correctLead(it, reported, false));
    expect([emails(), market.state(second).differences]).toEqual([0, null]);
    correct({ rooms: 'Bare stua' });
    correct({ rooms: 'Stua og kjøkkenet' });
    correct({ message: '' });
    expect(market.state(second).differences).toEqual({ rooms: 'Stua og kjøkkenet' });
    expect(emails()).toBe(1);
    market.happen(second, (it) => settleDifferences(it));
    correct({ customerPhone: '99887766' });
    expect(market.state(second).differences).toEqual({ customerPhone: '99887766' });
    expect(emails()).toBe(2);
  });

  it('disappear when a correction on its page matches', () => {
    const first = receive();
    const second = receive({ rooms: '' });
    const { rooms } = market.state(first).lead;
    market.happen(second, (it) => correctLead(it, { rooms }, false));
    expect(market.state(second)).toMatchObject({ lead: { rooms }, differences: null });
    expect(mailsTo(second)).not.toContain('owner-is-it-you');
  });

  it('are asked about again, in one e-mail, once the earlier link expired', () => {
    receive();
    const second = receive({ rooms: 'Bare stua' });
    const emails = () => mailsTo(second).filter((kind) => kind === 'owner-is-it-you').length;
    const correct = (reported: Partial<Lead>) =>
      market.happen(second, (it) => correctLead(it, reported, false));
    days(29);
    correct({ message: 'Ring etter fire.' });
    expect(emails()).toBe(1);
    days(1);
    correct({ customerPhone: '99887766' });
    correct({ timeframe: 'Fleksibel' });
    expect(emails()).toBe(2);
    days(31);
    correct({ customerEmail: 'ny@nordmann.no', customerPhone: '99887755' });
    expect(emails()).toBe(3);
  });

  it('are not asked about after a correction on the earlier page, or by another mailbox', () => {
    const first = receive();
    const second = receive();
    market.happen(second, (it) => correctLead(it, { customerPhone: '99887766' }, false, 'other'));
    market.happen(first, (it) => correctLead(it, { customerEmail: 'ny@nordmann.no' }, false));
    market.happen(second, (it) => correctLead(it, { rooms: 'Bare stua' }, false));
    expect(market.state(second).differences).toBeNull();
    expect(mailsTo(second)).not.toContain('owner-is-it-you');
  });

  it('are not asked about once the earlier lead is closed', () => {
    const first = receive();
    const second = receive();
    market.happen(first, (it) => withdrawByOwner(it));
    market.happen(second, (it) => correctLead(it, { rooms: 'Bare stua' }, false));
    expect(market.state(second).differences).toBeNull();
    expect(mailsTo(second)).not.toContain('owner-is-it-you');
  });

  it('are asked about in the new mailbox instead of the old', () => {
    receive();
    const second = receive({ message: 'Ring etter fire.' });
    market.mails.length = 0;
    market.happen(second, (it) =>
      correctLead(it, { customerEmail: 'ny@nordmann.no' }, false, 'other'),
    );
    expect(mailsTo(second)).toEqual(['owner-is-it-you']);
    expect(market.recalls.at(-1)).toEqual({ kind: 'owner-is-it-you', assignmentId: null });
    const third = receive({ customerEmail: 'tredje@nordmann.no', address: 'Strandgaten 1' });
    market.happen(third, (it) => correctLead(it, { customerEmail: 'fjerde@nordmann.no' }, false));
    expect(mailsTo(third)).not.toContain('owner-is-it-you');
  });

  it('are settled once the owner has answered', () => {
    receive();
    const second = receive({ message: 'Ring etter fire.' });
    market.happen(second, (it) => settleDifferences(it));
    expect(market.state(second)).toMatchObject({ differences: null, matchingDueAt: null });
  });

  it('are unreadable when they came from another mailbox', () => {
    const first = receive();
    const second = receive({ ...OTHER_MAILBOX, message: 'Hemmelig' });
    expect(market.state(second)).toMatchObject({ mergedInto: first, differences: null });
    expect(mailsTo(second)).not.toContain('owner-is-it-you');
  });
});

describe('a lead that the administrator merged by hand', () => {
  const mergedByHand = () => {
    for (const id of market.partners.keys()) market.change(id, { active: false });
    const first = receive();
    const second = receive(OTHER_PERSON);
    market.happen(second, (it) => mergeByHand(it));
    return { first, second };
  };

  it('is searched for again once the earlier lead’s owner wants no stylists', () => {
    const { first, second } = mergedByHand();
    days(2);
    expect(market.state(second).mergedInto).toBe(first);
    market.happen(first, (it) => agreeToStylists(it, false));
    days(2);
    expect(market.state(first).status).not.toBe('lost');
    expect(market.state(second).mergedInto).toBeNull();
  });

  it('is searched for again once the earlier lead is lost', () => {
    const { first, second } = mergedByHand();
    market.happen(first, (it) => setStatus(it, 'lost'));
    days(2);
    expect(market.state(second).mergedInto).toBeNull();
  });

  it('is not searched for again when its owner wants an agent after its search', () => {
    const { second } = mergedByHand();
    days(15);
    const { matchUntil } = market.state(second);
    market.happen(second, (it) => agreeToAgent(it, true));
    expect(market.state(second).matchUntil).toEqual(matchUntil);
  });

  it('stays merged into a lead that an error has set aside', () => {
    const { second } = mergedByHand();
    market.leads.set(second, { ...market.state(second), mergedInto: 'set-aside' });
    market.happen(second, (it) => advance(it));
    expect(market.state(second).mergedInto).toBe('set-aside');
  });

  it('is kept apart only as what the administrator saw', () => {
    const stale = expect.objectContaining({ code: 'version-stale' });
    const keepApartAs = (id: string, isMerged: boolean, earlier: string) => () =>
      market.happen(id, (it) => keepApart(it, relationVersion(isMerged, earlier)));
    const { first, second } = mergedByHand();
    expect(keepApartAs(second, false, first)).toThrow(stale);
    expect(keepApartAs(second, true, first)).not.toThrow();
    market = new Market();
    const earlier = receive();
    const perhaps = receive(OTHER_PERSON);
    expect(keepApartAs(perhaps, true, earlier)).toThrow(stale);
    expect(keepApartAs(perhaps, false, earlier)).not.toThrow();
  });

  it('has no differences to ask about once it is kept apart', () => {
    receive();
    const second = receive({ customerPhone: '99887766' });
    expect(market.state(second).differences).not.toBeNull();
    market.happen(second, (it) => keepApart(it));
    expect(market.state(second).differences).toBeNull();
  });
});

describe('a corrected lead', () => {
  const HOME = 'Nygårdsgaten 12, 5015 Bergen';
  const ELSEWHERE = { ...OTHER_PERSON, address: 'Strandgaten 1, 5013 Bergen' };
  const correct = (id: string, address: string) => {
    market.happen(id, (it) => correctLead(it, { address }, false));
    market.happen(id, (it) => findDuplicate(it));
  };
  const perhaps = (id: string) => market.state(id).perhapsSameAs;
  const change = (id: string, changes: Partial<ReturnType<Market['state']>>) =>
    market.leads.set(id, { ...market.state(id), ...changes });

  it('is merged with, or kept apart from, the earlier lead alone that was seen', () => {
    const [first, another] = [receive(), receive(ELSEWHERE)];
    const second = receive(OTHER_PERSON);
    const seen = relationVersion(false, first);
    correct(second, ELSEWHERE.address);
    expect(perhaps(second)).toBe(another);
    const stale = expect.objectContaining({ code: 'version-stale' });
    for (const decide of [mergeByHand, keepApart]) {
      expect(() => market.happen(second, (it) => void decide(it, seen))).toThrow(stale);
    }
    market.happen(second, (it) => mergeByHand(it, relationVersion(false, another)));
    expect(market.state(second).mergedInto).toBe(another);
  });

  it('may be a duplicate while its home is the one of an earlier lead', () => {
    const first = receive();
    const second = receive(ELSEWHERE);
    correct(second, 'Strandgaten 2, 5013 Bergen');
    expect(perhaps(second)).toBeNull();
    correct(second, HOME);
    expect(perhaps(second)).toBe(first);
    correct(second, `${HOME} `);
    const found = () => market.events.filter(({ kind }) => kind === 'perhaps-same');
    expect(found()).toMatchObject([{ leadId: second, detail: { leadId: first } }]);
    correct(second, ELSEWHERE.address);
    expect(perhaps(second)).toBeNull();
    expect(market.events.at(-1)).toMatchObject({
      ...{ leadId: second, kind: 'kept-apart', detail: { leadId: first, by: 'rule' } },
    });
  });

  it.each<[string, (id: string) => void]>([
    ['is closed', (id) => market.happen(id, (it) => withdrawByOwner(it))],
    ['is held', (id) => change(id, { suspicion: 'holds-a-link' })],
    ['has not been searched for', (id) => change(id, { matchUntil: null })],
    ['is merged', (id) => change(id, { mergedInto: 'another', mergeKind: 'by-hand' })],
  ])('is no possible duplicate where it %s', (_, before) => {
    receive();
    const second = receive(ELSEWHERE);
    before(second);
    correct(second, HOME);
    expect(perhaps(second)).toBeNull();
  });
});

describe('a lead merged into another mailbox’s', () => {
  /** The lead's page and e-mails, day by day for three weeks. */
  const followed = (before: () => void, what: (id: string) => void = () => undefined) => {
    market = new Market();
    before();
    const id = receive(OTHER_MAILBOX);
    what(id);
    const seen: unknown[] = [];
    for (let day = 0; day < 21; day += 1) {
      const state = market.state(id);
      const own = eventsForOwner(market.events)
        .filter((event) => event.leadId === id)
        .map(({ kind, at }) => [kind, at]);
      const mails = mailsTo(id).filter((kind) => kind !== 'no-partner-notification');
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

  it('shows its sender for weeks what a lead without partners shows', () => {
    const merged = followed(hers);
    expect(market.state(merged.id).mergedInto).not.toBeNull();
    const alone = followed(nobody);
    expect(market.state(alone.id).mergedInto).toBeNull();
    expect(merged.seen).toEqual(alone.seen);
    expect(mailsTo(alone.id)).toEqual(
      expect.arrayContaining(['owner-nobody-yet', 'owner-search-ended']),
    );
  });

  it('still does after every choice on its page', () => {
    const act = (id: string) => {
      market.happen(id, (it) => correctLead(it, { customerPhone: '90000000' }, false));
      market.happen(id, (it) => agreeToAgent(it, true));
      market.happen(id, (it) => keepWaiting(it));
      market.settle();
    };
    expect(followed(hers, act).seen).toEqual(followed(nobody, act).seen);
  });
});

describe('a lead whose earlier lead ends', () => {
  it('is matched within a day if it came from another mailbox and no partner has contact by the earlier one', () => {
    const first = receive();
    const [own, other] = [receive(), receive(OTHER_MAILBOX)];
    market.happen(first, (it) => withdrawByOwner(it));
    days(2);
    expect(market.state(own)).toMatchObject({
      mergedInto: first,
      assignments: [],
      matchingDueAt: null,
    });
    expect(market.state(other).mergedInto).toBeNull();
    expect(asked(other)).toBeGreaterThan(0);
  });

  it('counts as served if a partner has the earlier one', () => {
    const first = receive();
    const other = receive(OTHER_MAILBOX);
    acceptAll(first);
    const { id = '' } = market.state(first).assignments.find((it) => it.state === 'accepted') ?? {};
    market.happen(first, (it) => recordReport(it, id, 'won'));
    days(2);
    expect(market.state(other)).toMatchObject({ mergedInto: first, assignments: [] });
  });
});

describe('the administrator', () => {
  it('merges a possible duplicate: no more offers, and no partner pays twice', () => {
    market = new Market();
    for (const name of ['S1', 'S2', 'S3']) market.join(name);
    const first = receive();
    const second = receive(OTHER_PERSON);
    acceptAll(first);
    acceptAll(second);
    expect(market.state(second).sales).toHaveLength(3);
    market.happen(second, (it) => mergeByHand(it));
    market.settle();
    expect(market.state(second)).toMatchObject({ mergedInto: first, perhapsSameAs: null });
    expect(market.state(second).sales.map((it) => it.paymentStatus)).toEqual(
      Array(3).fill('credited'),
    );
    expect(() => market.happen(first, (it) => mergeByHand(it))).toThrow('hører ikke sammen');
    const before = market.state(second);
    market.happen(second, (it) => mergeByHand(it));
    expect(market.state(second)).toEqual(before);
  });

  it('merges two leads of one mailbox, of which the later then waits for nothing', () => {
    receive();
    const second = receive({ serviceType: 'Delstyling' });
    market.happen(second, (it) => mergeByHand(it));
    expect(market.state(second).matchingDueAt).toBeNull();
    market.happen(second, (it) => advance(it));
    expect(market.state(second)).toMatchObject({ mergeKind: 'same-mailbox', matchingDueAt: null });
  });

  it('merges leads of two mailboxes, of which the later is checked daily while its time lasts', () => {
    const first = receive();
    const second = receive(OTHER_PERSON);
    market.happen(second, (it) => mergeByHand(it));
    market.happen(second, (it) => advance(it));
    expect(market.state(second).matchingDueAt).toEqual(daysAfter(market.now, 1));
    days(15);
    expect(market.state(second)).toMatchObject({ mergedInto: first, matchingDueAt: null });
  });

  it('recalls the question about a win of the later lead by merging it', () => {
    receive();
    const second = receive(OTHER_PERSON);
    const [{ id = '' } = {}] = market.state(second).assignments;
    market.happen(second, (it) => acceptAssignment(it, id));
    market.happen(second, (it) => recordReport(it, id, 'won'));
    market.happen(second, (it) => mergeByHand(it));
    expect(market.recalls).toContainEqual({ kind: 'owner-choice', assignmentId: id });
  });

  it('reports a merge to each partner that has both leads, also free of charge', () => {
    market = new Market();
    for (const name of ['S1', 'S2']) market.join(name, { prices: flatPrice(0) });
    const first = receive();
    const [taken] = market.state(first).assignments;
    market.happen(first, (it) => acceptAssignment(it, taken!.id));
    const second = receive(OTHER_PERSON);
    acceptAll(second);
    market.happen(second, (it) => mergeByHand(it));
    const emails = market.mails.filter(({ kind }) => kind === 'leads-merged');
    const own = market.state(second).assignments.filter((it) => it.partnerId === taken!.partnerId);
    expect(emails.map((it) => it.assignmentId)).toEqual(own.map(({ id }) => id));
  });

  it('has its e-mail about missing partners recalled after a merge', () => {
    market = new Market();
    receive();
    const second = receive({ serviceType: 'Delstyling' });
    expect(mailsTo(second)).toContain('no-partner-notification');
    market.happen(second, (it) => mergeByHand(it));
    expect(market.recalls).toContainEqual({ kind: 'no-partner-notification', assignmentId: null });
  });

  it('counts partners that know the home by the merged lead', () => {
    market = new Market();
    market.join('S1', { weeklyCapacity: 1 });
    const first = receive();
    for (const name of ['S2', 'S3', 'S4', 'S5', 'S6']) market.join(name);
    const second = receive(OTHER_PERSON);
    acceptAll(second);
    market.happen(second, (it) => mergeByHand(it));
    market.settle();
    expect(() => market.happen(first, (it) => matchByHand(it))).toThrow('Så mange som');
    const state = {
      ...market.state(first),
      others: othersOf(market.state(first), market.leads.values()),
    };
    expect(ownerSearch(state, market.now).state).toBe('complete');
    expect(ownerChoices(state, market.now).canShowMore).toBe(true);
    expect(searchForSubmission(state, market.now).state).toBe('searching');
  });

  it('separates a lead, which continues and never merges again', () => {
    const first = receive();
    const second = receive();
    market.happen(second, (it) => keepApart(it));
    market.settle();
    expect(market.state(second).mergedInto).toBeNull();
    expect(asked(second)).toBeGreaterThan(0);
    expect(kinds(first).at(-1)).toBe('kept-apart');
    expect(() => market.happen(second, (it) => keepApart(it))).toThrow();
  });

  it('separates only the relation that was seen', () => {
    const first = receive();
    const second = receive(OTHER_PERSON);
    const separate = (seen: 'merged' | 'perhaps') => () =>
      market.happen(second, (it) => keepApart(it, relationVersion(seen === 'merged', first)));
    const changed = expect.objectContaining({ code: 'version-stale' });
    expect(separate('merged')).toThrow(changed);
    market.happen(second, (it) => mergeByHand(it));
    const merged = market.state(second);
    expect(separate('perhaps')).toThrow(changed);
    expect(market.state(second)).toEqual(merged);
    separate('merged')();
    expect(market.state(second).mergedInto).toBeNull();
    expect(separate('merged')).toThrow('hører ikke sammen');
  });

  it('removes a duplicate mark', () => {
    receive();
    const second = receive(OTHER_PERSON);
    const before = asked(second);
    market.happen(second, (it) => keepApart(it));
    market.settle();
    expect(market.state(second)).toMatchObject({ mergedInto: null, perhapsSameAs: null });
    expect(asked(second)).toBe(before);
  });
});

describe('a sale waived by a merge by hand', () => {
  /** S1 accepted both leads, S2 the later alone. */
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
  const accepted = (id: string) =>
    market.state(id).assignments.find((it) => it.partnerId === 'partner-S1')?.id ?? '';
  const money = (id: string) =>
    market.events.filter((it) => it.leadId === id && it.kind.startsWith('sale-'));

  it('is due again after separation, with both events in the history', () => {
    const { first, second } = bothTaken();
    market.happen(second, (it) => mergeByHand(it));
    expect(salesOf(second)).toEqual(['credited', 'pending']);
    market.happen(second, (it) => keepApart(it));
    expect(salesOf(second)).toEqual(['pending', 'pending']);
    expect(s1(second)).toMatchObject({ settledAt: null, toPayBackSince: null });
    expect(salesOf(first)).toEqual(['pending']);
    const named = { partnerId: 'partner-S1', partnerName: 'S1' };
    expect(money(second)).toMatchObject([
      {
        kind: 'sale-waived',
        detail: { ...named, assignmentId: accepted(second), was: 'pending' },
      },
      { kind: 'sale-due-again', detail: named },
    ]);
    expect(money(first)).toEqual([]);
  });

  it('is reported due again unless the e-mail about the merge has not left', () => {
    const { second } = bothTaken();
    market.happen(second, (it) => mergeByHand(it));
    market.happen(second, (it) => {
      keepApart(it);
      const ends = it.changes().notifications.map(({ kind, endOf }) => [kind, endOf]);
      expect(ends).toContainEqual(['sale-due-again', 'leads-merged']);
    });
  });

  it('recalls its e-mail when the invoiced assignment is withdrawn', () => {
    const { second } = bothTaken();
    change(second, { invoiceId: 'an invoice' });
    const assignmentId = accepted(second);
    market.happen(second, (it) => mergeByHand(it));
    market.happen(second, (it) => keepApart(it));
    market.recalls.length = 0;
    market.happen(second, (it) => withdrawByHand(it, assignmentId));
    expect(market.recalls).toContainEqual({ kind: 'sale-due-again', assignmentId });
  });

  it('notifies the partner when due again, unless withdrawn before the e-mail has left', () => {
    const { first, second } = bothTaken();
    const emails = () => mailsTo(second).filter((kind) => kind === 'sale-due-again').length;
    const joinAgain = () => {
      const state = market.state(second);
      market.leads.set(second, { ...state, perhapsSameAs: first });
      market.happen(second, (it) => mergeByHand(it));
    };
    const assignmentId = accepted(second);
    market.happen(second, (it) => mergeByHand(it));
    expect(emails()).toBe(0);
    market.happen(second, (it) => keepApart(it));
    expect(market.mails.at(-1)).toEqual({ leadId: second, kind: 'sale-due-again', assignmentId });
    market.recalls.length = 0;
    joinAgain();
    expect(market.recalls).toContainEqual({ kind: 'sale-due-again', assignmentId });
    market.happen(first, (it) => withdrawByOwner(it));
    days(2);
    expect(emails()).toBe(2);
    market.recalls.length = 0;
    market.happen(second, (it) => withdrawByHand(it, assignmentId));
    expect(market.recalls).toContainEqual({ kind: 'sale-due-again', assignmentId });
    expect(mailsTo(first)).not.toContain('sale-due-again');
  });

  it('can be disputed from then, and is billed after the dispute period', () => {
    const { second } = bothTaken();
    days(1);
    market.happen(second, (it) => mergeByHand(it));
    days(20);
    market.happen(second, (it) => keepApart(it));
    const { now } = market;
    const sale = s1(second)!;
    expect(sale.dueAgainAt).toEqual(now);
    expect(canDisputeUntil(sale, now)).toEqual(daysAfter(now, DISPUTE_DAYS));
    const billed = [DISPUTE_DAYS - 0.01, DISPUTE_DAYS].map((later) =>
      isBillable(sale, daysAfter(now, later)),
    );
    expect(billed).toEqual([false, true]);
  });

  it('stays credited once it is on a credit note, with an event', () => {
    const { second } = bothTaken();
    change(second, { invoiceId: 'i' });
    market.happen(second, (it) => mergeByHand(it));
    change(second, { creditNoteId: 'note' });
    market.happen(second, (it) => keepApart(it));
    expect(s1(second)?.paymentStatus).toBe('credited');
    expect(money(second).at(-1)?.kind).toBe('sale-stays-credited');
    expect(mailsTo(second)).not.toContain('sale-due-again');
  });

  it('stays credited when the partner pays for another merged lead that is erased, and only then', () => {
    const { second } = bothTaken();
    market.happen(second, (it) => mergeByHand(it));
    const { partnerId } = s1(second)!;
    market.happen(second, (it) => duplicateErased(it, ['somebody-else']));
    expect(money(second).at(-1)?.kind).toBe('sale-waived');
    market.happen(second, (it) => duplicateErased(it, ['somebody-else', partnerId]));
    expect(money(second).at(-1)?.kind).toBe('sale-stays-credited');
  });

  it.each<[string, Partial<Sale>, Partial<Sale>]>([
    ['paid by an invoice', { paymentStatus: 'paid', invoiceId: 'i' }, { paymentStatus: 'paid' }],
    ['marked paid by hand', { paymentStatus: 'paid' }, { paymentStatus: 'paid' }],
    ['on an invoice', { invoiceId: 'i' }, { paymentStatus: 'pending', settledAt: null }],
  ])('is restored after separation if it was %s', (_, before, after) => {
    const { second } = bothTaken();
    change(second, before);
    market.happen(second, (it) => mergeByHand(it));
    expect(s1(second)).not.toMatchObject({ ...after, toPayBackSince: null });
    market.happen(second, (it) => keepApart(it));
    expect(s1(second)).toMatchObject({ ...after, toPayBackSince: null });
  });

  it('is due again after a refund', () => {
    const { second } = bothTaken();
    change(second, { paymentStatus: 'paid' });
    market.happen(second, (it) => mergeByHand(it));
    change(second, { paymentStatus: 'credited', toPayBackSince: null });
    market.happen(second, (it) => keepApart(it));
    expect(s1(second)?.paymentStatus).toBe('pending');
  });

  it('keeps an open dispute', () => {
    const { second } = bothTaken();
    const newDispute = { reason: 'duplicate', text: 'Det er samme bolig.' } as const;
    market.happen(second, (it) => disputeSale(it, accepted(second), newDispute));
    market.happen(second, (it) => mergeByHand(it));
    market.happen(second, (it) => keepApart(it));
    const dispute = { ...newDispute, decision: null, decidedAt: null };
    expect(s1(second)).toMatchObject({ paymentStatus: 'pending', dispute });
  });

  it('sends an e-mail that an open dispute ended, recalled when the dispute reopens', () => {
    const { second } = bothTaken();
    const [assignmentId, kind] = [accepted(second), 'dispute-decided'] as const;
    const reported = () => market.mails.filter((it) => it.kind === kind);
    const newDispute = { reason: 'duplicate', text: 'Det er samme bolig.' } as const;
    market.happen(second, (it) => disputeSale(it, assignmentId, newDispute));
    market.happen(second, (it) => mergeByHand(it));
    expect(reported()).toEqual([{ leadId: second, kind, assignmentId }]);
    expect(s1(second)?.dispute).toMatchObject({ decision: 'credited', answer: null });
    market.recalls.length = 0;
    market.happen(second, (it) => keepApart(it));
    expect(market.recalls).toContainEqual({ kind, assignmentId });
    expect(reported()).toHaveLength(1);
  });

  it('sends no dispute e-mail to a partner with a ruling or without a dispute', () => {
    const { second } = bothTaken();
    const assignmentId = accepted(second);
    const newDispute = { reason: 'duplicate', text: 'Det er samme bolig.' } as const;
    market.happen(second, (it) => disputeSale(it, assignmentId, newDispute));
    const ruling = { decision: 'refused', answer: 'Den er ny.' } as const;
    market.happen(second, (it) => ruleOnDispute(it, assignmentId, ruling));
    market.mails.length = 0;
    market.recalls.length = 0;
    market.happen(second, (it) => mergeByHand(it));
    market.happen(second, (it) => keepApart(it));
    expect(mailsTo(second)).not.toContain('dispute-decided');
    expect(market.recalls.map(({ kind }) => kind)).not.toContain('dispute-decided');
  });

  it('is not due after the assignment was withdrawn', () => {
    const { second } = bothTaken();
    market.happen(second, (it) => mergeByHand(it));
    market.happen(second, (it) => withdrawByHand(it, accepted(second)));
    market.happen(second, (it) => keepApart(it));
    expect(s1(second)?.paymentStatus).toBe('credited');
  });

  it('excludes sales credited before', () => {
    const { second } = bothTaken();
    change(second, { paymentStatus: 'credited' });
    market.happen(second, (it) => mergeByHand(it));
    market.happen(second, (it) => keepApart(it));
    expect(s1(second)?.paymentStatus).toBe('credited');
    expect(money(second)).toEqual([]);
  });

  it('is due again when the earlier lead ends, from a partner that never paid for it', () => {
    const { first, second } = bothTaken();
    market.happen(second, (it) => mergeByHand(it));
    market.happen(first, (it) => withdrawByOwner(it));
    days(2);
    expect(market.state(second).mergedInto).toBeNull();
    expect(salesOf(first)).toEqual(['credited']);
    expect(salesOf(second)).toEqual(['pending', 'pending']);
  });

  it.each<[string, string[], number]>([
    ['by each that has it, whose places are all taken', ['S1', 'S2', 'S3'], 0],
    ['by the one that has it, though the search was over', ['S1'], 20],
  ])('is due again when the earlier lead ends, %s', (_, names, daysBefore) => {
    market = new Market();
    for (const name of names) market.join(name);
    const [first, second] = [receive(), receive(OTHER_PERSON)];
    acceptAll(first);
    acceptAll(second);
    days(daysBefore);
    market.happen(second, (it) => mergeByHand(it));
    days(2);
    expect(salesOf(second)).toEqual(names.map(() => 'credited'));
    market.happen(first, (it) => withdrawByOwner(it));
    days(2);
    expect(market.state(second).mergedInto).toBeNull();
    expect(salesOf(first)).toEqual(names.map(() => 'credited'));
    expect(salesOf(second)).toEqual(names.map(() => 'pending'));
    expect(market.state(second).matchingDueAt).toBeNull();
  });

  it('stays credited by the administrator through another merge and separation', () => {
    market = new Market();
    market.join('S1');
    acceptAll(receive({ customerEmail: 'null@eksempel.no', customerPhone: '91111111' }));
    acceptAll(receive({ customerEmail: 'en@eksempel.no', customerPhone: '92222222' }));
    const second = receive(OTHER_PERSON);
    acceptAll(second);
    market.happen(second, (it) => mergeByHand(it));
    market.happen(market.state(second).mergedInto ?? '', (it) => withdrawByOwner(it));
    days(2);
    expect(salesOf(second)).toEqual(['pending']);
    market.happen(second, (it) =>
      disputeSale(it, accepted(second), { reason: 'wrong-number', text: 'Feil' }),
    );
    market.happen(second, (it) =>
      ruleOnDispute(it, accepted(second), { decision: 'credited', answer: 'Ja.' }),
    );
    market.happen(second, (it) => mergeByHand(it));
    market.happen(second, (it) => keepApart(it));
    expect(s1(second)).toMatchObject({ paymentStatus: 'credited', dispute: { answer: 'Ja.' } });
  });

  it('stays waived when the partner paid for the ended earlier lead', () => {
    const { first, second } = bothTaken();
    market.happen(first, (it) => recordReport(it, accepted(first), 'contacted'));
    market.happen(second, (it) => mergeByHand(it));
    market.happen(first, (it) => withdrawByOwner(it));
    days(2);
    expect(market.state(second).mergedInto).toBeNull();
    expect(salesOf(first)).toEqual(['pending']);
    expect(s1(second)?.paymentStatus).toBe('credited');
  });
});

describe('partners that know the home by a merged lead', () => {
  /** Five were asked about the first; three accepted the second, which was then merged. */
  const mergedByHand = (answer: (id: string) => void) => {
    market = new Market();
    for (const name of ['S1', 'S2', 'S3', 'S4', 'S5']) market.join(name);
    const first = receive();
    answer(first);
    const second = receive(OTHER_PERSON);
    acceptAll(second);
    market.happen(second, (it) => mergeByHand(it));
    market.settle();
    expect(asked(first)).toBe(5);
    return { first, second };
  };
  const fourMore = () => {
    for (const name of ['S6', 'S7', 'S8', 'S9']) market.join(name);
  };
  const declineAll = (id: string) => {
    answerAll(id, declineAssignment);
  };

  it('use places of the earlier lead too', () => {
    const { first } = mergedByHand(declineAll);
    fourMore();
    days(1.1);
    expect(asked(first)).toBe(5);
  });

  it('use no places after separation: matching continues within a day', () => {
    const { first, second } = mergedByHand(declineAll);
    fourMore();
    days(3);
    market.happen(second, (it) => keepApart(it));
    days(1.1);
    expect(asked(first)).toBeGreaterThan(5);
  });

  it('use places no longer than the search lasts', () => {
    const { first, second } = mergedByHand(declineAll);
    fourMore();
    days(15);
    expect(market.state(first).matchingDueAt).toBeNull();
    market.happen(second, (it) => keepApart(it));
    days(1.1);
    expect(asked(first)).toBe(5);
  });

  it('are not asked again when the owner waits', () => {
    const { first } = mergedByHand(() => {
      market.advanceHours(40);
    });
    market.happen(first, (it) => keepWaiting(it));
    market.settle();
    expect(asked(first)).toBe(5);
  });

  it('end their open assignments of the earlier lead, as do those without a place', () => {
    const { first } = mergedByHand(() => undefined);
    const held = market.state(first).assignments.slice(0, 3);
    market.mails.length = 0;
    market.happen(first, (it) => acceptMerge(it));
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
      ...Array(2).fill('offer-filled'),
    ]);
    for (const { partnerId } of held) {
      expect(market.figures.get(partnerId)).toMatchObject({ open: 0, outcomes: 'a' });
    }
  });

  it('leave the others asked while a place is free, and are replaced', () => {
    market = new Market();
    for (const name of ['S1', 'S2', 'S3']) market.join(name);
    const first = receive();
    const second = receive(OTHER_PERSON);
    const [one] = market.state(second).assignments;
    market.happen(second, (it) => acceptAssignment(it, one?.id ?? ''));
    market.join('S4');
    market.happen(second, (it) => mergeByHand(it));
    market.happen(first, (it) => acceptMerge(it));
    market.settle();
    const stands = market.state(first).assignments.map((it) => [it.partnerId, it.state]);
    expect(Object.fromEntries(stands)).toEqual({
      ...{ 'partner-S2': 'offered', 'partner-S3': 'offered', 'partner-S4': 'offered' },
      ...Object.fromEntries([[one?.partnerId, 'withdrawn']]),
    });
  });

  it('are withdrawn without `holds` after undoing, and asked again after separation', () => {
    market = new Market();
    market.join('S1');
    const first = receive();
    const second = receive(OTHER_PERSON);
    acceptAll(second);
    for (const { id } of market.state(second).assignments) {
      market.happen(second, (it) => undoAnswer(it, id));
    }
    market.happen(second, (it) => mergeByHand(it));
    market.happen(first, (it) => acceptMerge(it));
    expect(market.state(first).assignments[0]).toMatchObject({
      state: 'withdrawn',
      withdrawnBy: 'merged',
    });
    market.happen(second, (it) => keepApart(it));
    market.settle();
    const stands = market.state(first).assignments.map(({ state }) => state);
    expect(stands).toEqual(['withdrawn', 'offered']);
  });

  it('are not reminded, and do not count as silent', () => {
    market = new Market();
    market.join('S1');
    const first = receive();
    const second = receive(OTHER_PERSON);
    acceptAll(second);
    market.happen(second, (it) => mergeByHand(it));
    days(2);
    expect(market.state(first).assignments.map(({ state }) => state)).toEqual(['withdrawn']);
    expect(market.mails.map(({ kind }) => kind)).not.toContain('partner-reminder');
    expect(market.figures.get('partner-S1')).toMatchObject({ open: 0, outcomes: 'a' });
  });

  it('have a place, so that their acceptance is not too late', () => {
    const { first } = mergedByHand(() => undefined);
    const held = market.state(first).assignments.slice(0, 3);
    for (const { id } of held) market.happen(first, (it) => acceptAssignment(it, id));
    expect(market.state(first).assignments.map(({ state }) => state)).toEqual([
      ...Array(3).fill('accepted'),
      ...Array(2).fill('filled'),
    ]);
  });
});

describe('a lead merged by the administrator', () => {
  it('ends its open assignments, naming partners that have the earlier one', () => {
    market = new Market();
    for (const name of ['S1', 'S2']) market.join(name);
    const first = receive();
    const accepted = market.state(first).assignments.find((it) => it.partnerId === 'partner-S1');
    market.happen(first, (it) => acceptAssignment(it, accepted?.id ?? ''));
    const second = receive(OTHER_PERSON);
    market.happen(second, (it) => mergeByHand(it));
    const ended = market.state(second).assignments.map((it) => [it.partnerId, it.withdrawnBy]);
    expect(Object.fromEntries(ended)).toEqual({ 'partner-S1': 'holds', 'partner-S2': 'merged' });
  });
});

describe('the history of merged leads', () => {
  const said = (id: string) =>
    market.events.filter(({ leadId }) => leadId === id).map(({ kind, detail }) => [kind, detail]);

  it('records the merge at both leads, with author and mailbox', () => {
    const first = receive();
    const [own, other] = [receive(), receive(OTHER_MAILBOX)];
    const by = 'rule';
    expect(said(own)).toEqual([['merged', { leadId: first, by }]]);
    expect(said(other)).toEqual([['merged', { leadId: first, by }]]);
    expect(said(first).slice(-2)).toEqual([
      ['lead-merged-into', { leadId: own, by, mailbox: 'same' }],
      ['lead-merged-into', { leadId: other, by, mailbox: 'other' }],
    ]);
  });

  it('records the possible duplicate and the administrator’s decision', () => {
    const first = receive();
    const second = receive(OTHER_PERSON);
    const by = 'administrator';
    expect(said(second)[0]).toEqual(['perhaps-same', { leadId: first }]);
    market.events.length = 0;
    market.happen(second, (it) => mergeByHand(it));
    const withdrawn = said(second).filter(([kind]) => kind === 'assignment-withdrawn');
    expect(withdrawn.length).toBeGreaterThan(0);
    expect(withdrawn).toEqual(
      withdrawn.map(() => [expect.anything(), expect.objectContaining({ by: 'merged' })]),
    );
    expect(said(second).at(-1)).toEqual(['merged', { leadId: first, by }]);
    market.events.length = 0;
    market.happen(second, (it) => keepApart(it));
    expect(said(second)).toEqual([['kept-apart', { leadId: first, by }]]);
    expect(said(first)).toEqual([['kept-apart', { leadId: second, by }]]);
  });

  it('records that the second is matched once the earlier one ended, and the third merges into it', () => {
    const first = receive();
    const [second, third] = [receive(OTHER_MAILBOX), receive({ customerEmail: 'm@hjemme.no' })];
    market.happen(first, (it) => withdrawByOwner(it));
    market.events.length = 0;
    days(2);
    expect(said(second)[0]).toEqual(['kept-apart', { leadId: first, by: 'rule' }]);
    expect(said(third)).toEqual([
      ['kept-apart', { leadId: first, by: 'rule' }],
      ['merged', { leadId: second, by: 'rule' }],
    ]);
  });
});

describe('a merge', () => {
  it('is refused for a lead with merged leads', () => {
    receive();
    const second = receive(OTHER_PERSON);
    expect(market.state(receive(OTHER_PERSON)).mergedInto).toBe(second);
    const merged = expect.objectContaining({ code: 'lead-merged' });
    expect(() => market.happen(second, (it) => mergeByHand(it))).toThrow(merged);
    expect(() => market.happen(second, (it) => mergeByHand(it))).toThrow('slått sammen med denne');
  });

  it('leaves a sale due from a partner that paid for neither', () => {
    market = new Market();
    market.join('S1');
    const first = receive();
    market.join('S2');
    const second = receive(OTHER_PERSON);
    market.happen(first, (it) => keepWaiting(it));
    for (const { id, partnerId } of market.state(first).assignments) {
      if (partnerId === 'partner-S1') market.happen(first, (it) => acceptAssignment(it, id));
    }
    acceptAll(second);
    market.happen(second, (it) => mergeByHand(it));
    const due = market.state(second).sales.map((it) => [it.partnerId, it.paymentStatus]);
    expect(due.toSorted()).toEqual([
      ['partner-S1', 'credited'],
      ['partner-S2', 'pending'],
    ]);
  });

  it('waives the sale of a partner that paid for another merged lead', () => {
    market = new Market();
    receive();
    market.join('S1');
    const second = receive(OTHER_PERSON);
    acceptAll(second);
    market.happen(second, (it) => mergeByHand(it));
    const third = receive({ customerPhone: '44556677', customerEmail: 'tredje@online.no' });
    acceptAll(third);
    const statuses = () => market.state(third).sales.map((it) => it.paymentStatus);
    expect(statuses()).toEqual(['pending']);
    market.happen(third, (it) => mergeByHand(it));
    expect(statuses()).toEqual(['credited']);
  });

  it('keeps the end of the search when a mark is removed', () => {
    receive();
    const second = receive(OTHER_PERSON);
    const { matchUntil } = market.state(second);
    market.happen(second, (it) => keepApart(it));
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
    const [offer] = market.state(second).assignments;
    acceptAll(second);
    return { price: offer?.priceOre, sales: market.state(second).sales.length };
  };

  it('is asked free of charge within 90 days, and pays again later', () => {
    expect(buyTwice(89)).toEqual({ price: 0, sales: 0 });
    expect(buyTwice(91)).toEqual({ price: 50_000, sales: 1 });
    expect(buyTwice(5, OTHER_PERSON)).toEqual({ price: 50_000, sales: 1 });
    expect(buyTwice(5, { address: 'Strandgaten 1' })).toEqual({ price: 50_000, sales: 1 });
  });

  it('pays once when both assignments were open', () => {
    market = new Market();
    market.join('S1', { services: ['Fullstyling', 'Delstyling'] });
    const [first, second] = [receive(), receive({ serviceType: 'Delstyling' })];
    acceptAll(first);
    acceptAll(second);
    expect([first, second].map((id) => market.state(id).sales.length)).toEqual([1, 0]);
    expect(market.state(second).assignments[0]).toMatchObject({ state: 'accepted', priceOre: 0 });
  });
});

describe('a second lead for another dwelling of the same house', () => {
  const receiveBoth = (one: string, other: string, changes: Partial<Lead> = {}) => {
    const first = receive({ address: `Nygårdsgaten 12, ${one}, 5015 Bergen` });
    return { first, second: receive({ address: `Nygårdsgt. 12 ${other}, NO-5015`, ...changes }) };
  };

  it('may be a duplicate if telephone or e-mail matches', () => {
    const { first, second } = receiveBoth('H0301', 'leil. 302', OTHER_MAILBOX);
    expect(market.state(second)).toMatchObject({ mergedInto: null, perhapsSameAs: first });
    expect(asked(second)).toBeGreaterThan(0);
  });

  it('is a neighbour’s if neither matches', () => {
    const { second } = receiveBoth('H0301', 'H0302', OTHER_PERSON);
    expect(market.state(second)).toMatchObject({ mergedInto: null, perhapsSameAs: null });
  });

  it('merges if the dwelling is the same, and its partner owes once', () => {
    const { first, second } = receiveBoth('H0302', 'leil. 302');
    acceptAll(first);
    expect(market.state(second)).toMatchObject({ mergedInto: first, sales: [] });
  });
});
