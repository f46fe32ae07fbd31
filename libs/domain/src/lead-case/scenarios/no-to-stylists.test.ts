import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Report } from '../../assignments/assignment.js';
import { arrivalConsents, extraStylists, type PartnerGroup } from '../../leads/consent.js';
import type { OpenCase } from '../open-case.js';
import type { Lead } from '../../leads/lead.js';
import { ownerChoices, ownerSearch } from '../owner-choices.js';
import { Market } from '../../testing/market.js';
import { sampleLead } from '../../testing/sample-lead.js';
import { agreeToStylists, showMore, agreeToAgent } from '../owner-consents.js';
import { acceptAssignment, declineAssignment } from '../answer.js';
import { offerTo } from '../by-hand.js';
import { recordReport, answerWin } from '../report.js';
import { mergeByHand } from '../merging.js';

const LEAD = 'lead-1';
const DAY = 24;
const BOTH: readonly PartnerGroup[] = ['stylist', 'estate-agent'];
let market: Market;

const state = () => market.state(LEAD);
const of = (partnerGroup: PartnerGroup) =>
  state().assignments.filter((it) => it.partnerGroup === partnerGroup);
const statesOf = (partnerGroup: PartnerGroup) => of(partnerGroup).map((it) => it.state);
const events = () => market.events.map(({ kind, detail }) => [kind, detail]);
const choices = (id = LEAD) => ownerChoices(market.state(id), market.now);
const happen = (what: (leadCase: OpenCase) => void) => {
  market.events.length = 0;
  market.mails.length = 0;
  market.recalls.length = 0;
  market.happen(LEAD, what);
};
const say = (granted: boolean) => happen((it) => agreeToStylists(it, granted));
const take = (...ids: (string | undefined)[]) => {
  for (const id of ids) happen((it) => acceptAssignment(it, id ?? ''));
};
const takeAll = (partnerGroup: PartnerGroup) =>
  take(
    ...of(partnerGroup)
      .filter((it) => it.state === 'offered')
      .map(({ id }) => id),
  );
const receive = (partnerGroups: readonly PartnerGroup[] = BOTH, changes: Partial<Lead> = {}) => {
  const lead = sampleLead({ receivedAt: market.now, ...changes });
  const id = market.receive(lead, arrivalConsents('form', market.now, partnerGroups));
  market.settle();
  return id;
};

beforeEach(() => {
  market = new Market();
  for (let nth = 1; nth <= 5; nth += 1) market.join(`S${nth}`);
  market.join('A1', { kind: 'estate-agent' });
});

describe('forbidding stylists beside an agent', () => {
  beforeEach(() => {
    receive();
  });

  it('withdraws all stylists’ assignments, e-mails them, and leaves the agent’s', () => {
    const [first, second] = of('stylist');
    take(first?.id, second?.id, of('estate-agent')[0]?.id);
    const others = of('stylist').filter((it) => it.state === 'offered');
    say(false);
    expect(events()[0]).toEqual(['consent-given', { subject: 'stylist', answer: 'no' }]);
    expect(new Set(statesOf('stylist'))).toEqual(new Set(['withdrawn']));
    expect(of('stylist').map(({ withdrawnBy }) => withdrawnBy)).toEqual(Array(5).fill('owner'));
    expect(statesOf('estate-agent')).toEqual(['accepted']);
    expect(market.mails).toHaveLength(2 + others.length);
    expect(new Set(market.mails.map(({ kind }) => kind))).toEqual(
      new Set(['assignment-withdrawn']),
    );
    expect(state().consents.at(-1)).toMatchObject({ granted: false, place: 'owner-page' });
    expect(state().status).toBe('matched');
    expect(ownerSearch(state(), market.now).state).toBe('complete');
    say(false);
    expect(events()).toEqual([]);
  });

  it('asks no more stylists, also by hand, and leaves the agents’ offers', () => {
    say(false);
    market.join('S6');
    market.advanceHours(2 * DAY);
    expect(statesOf('stylist')).toEqual(Array(5).fill('withdrawn'));
    expect(() => happen((it) => offerTo(it, 'partner-S6'))).toThrow(
      expect.objectContaining({ code: 'no-stylist-consent' }),
    );
    happen((it) => showMore(it));
    expect([events(), state().consents.at(-1)?.subject]).toEqual([[], 'stylist']);
    expect(of('estate-agent').length).toBeGreaterThan(0);
    expect(ownerSearch(state(), market.now).state).toBe('searching');
  });

  it('makes the lead new once no partner has contact, and matched when an agent accepts', () => {
    take(of('stylist')[0]?.id);
    say(false);
    expect(state().status).toBe('new');
    take(of('estate-agent')[0]?.id);
    expect(state().status).toBe('matched');
  });

  it.each<[Report | null, string]>([
    [null, 'credited'],
    ['contacted', 'pending'],
  ])('settles the sale like a withdrawal, after report %s: %s', (report, stands) => {
    const id = of('stylist')[0]?.id ?? '';
    take(id);
    if (report) happen((it) => recordReport(it, id, report));
    say(false);
    expect(state().sales.map(({ paymentStatus }) => paymentStatus)).toEqual([stands]);
  });

  it('revokes the unused extra stylist too', () => {
    takeAll('stylist');
    happen((it) => showMore(it));
    say(false);
    const said = state().consents.slice(2);
    expect(said.map(({ subject, granted }) => [subject, granted])).toEqual([
      ['one-more-stylist', true],
      ['one-more-stylist', false],
      ['stylist', false],
    ]);
    expect(extraStylists(state().consents)).toBe(0);
  });

  it('leaves an agent’s report a contact at most', () => {
    const agent = of('estate-agent')[0]?.id ?? '';
    take(of('stylist')[0]?.id, agent);
    say(false);
    for (const reported of ['won', 'lost'] as const) {
      happen((it) => recordReport(it, agent, reported));
      expect(state().status).toBe('contacted');
    }
  });

  it('works on a won lead: the agent keeps it, and the status stays', () => {
    const won = of('stylist')[0]?.id ?? '';
    take(won, of('estate-agent')[0]?.id);
    happen((it) => recordReport(it, won, 'won'));
    happen((it) => answerWin(it, won, true));
    expect(choices().stylists).toBe('yes');
    say(false);
    expect([statesOf('stylist')[0], statesOf('estate-agent')]).toEqual(['withdrawn', ['accepted']]);
    expect(state()).toMatchObject({ status: 'won', matchingDueAt: null });
    expect(choices().stylists).toBeNull();
    say(true);
    expect(events()).toEqual([]);
  });

  it('recalls e-mails about a search that nobody is in', () => {
    takeAll('estate-agent');
    say(false);
    expect(market.recalls.map(({ kind }) => kind)).toContain('owner-nobody-yet');
  });

  it('recalls the review e-mail once no partner has the lead', () => {
    const asksHow = () => market.recalls.some(({ kind }) => kind === 'owner-review');
    take(of('stylist')[0]?.id, of('estate-agent')[0]?.id);
    say(false);
    expect(asksHow()).toBe(false);
    happen((it) => agreeToAgent(it, false));
    expect(asksHow()).toBe(true);
  });

  it('keeps the review e-mail while a partner has contact by a merged lead', () => {
    const later = receive(['estate-agent'], { id: 'lead-2', serviceType: 'Verdivurdering' });
    market.happen(later, (it) =>
      acceptAssignment(it, market.state(later).assignments[0]?.id ?? ''),
    );
    market.happen(later, (it) => mergeByHand(it));
    expect(market.state(later).mergedInto).toBe(LEAD);
    say(false);
    expect(market.recalls.map(({ kind }) => kind)).not.toContain('owner-review');
  });

  it('changes nothing without a yes', () => {
    market = new Market();
    receive(['estate-agent'], { serviceType: 'Verdivurdering' });
    for (const granted of [false, true]) say(granted);
    expect(state().consents).toHaveLength(1);
    expect(choices().stylists).toBeNull();
  });
});

describe('allowing stylists again', () => {
  beforeEach(() => {
    receive();
  });

  it('asks once more only the partners whose open offer the no had ended', () => {
    const [held, refused, ...asked] = of('stylist');
    take(held?.id);
    happen((it) => declineAssignment(it, refused?.id ?? ''));
    for (const again of [true, false]) {
      say(false);
      expect(choices().stylists).toBe('no');
      say(true);
      expect(events()[0]).toEqual(['consent-given', { subject: 'stylist', answer: 'yes' }]);
      expect(choices().stylists).toBe('yes');
      market.settle();
      const open = of('stylist').filter((it) => it.state === 'offered');
      const wanted = again ? asked.map(({ partnerId }) => partnerId) : [];
      expect(open.map(({ partnerId }) => partnerId)).toEqual(wanted);
      market.advanceHours(0.5);
    }
  });

  it('searches for two weeks from then, if the search was over', () => {
    takeAll('estate-agent');
    say(false);
    market.advanceHours(15 * DAY);
    say(true);
    const until = new Date(market.now.getTime() + 14 * DAY * 3600 * 1000);
    expect(state()).toMatchObject({ matchUntil: until, matchingDueAt: market.now });
  });

  it('is impossible once three stylists had the details', () => {
    takeAll('stylist');
    say(false);
    expect(choices().stylists).toBeNull();
    say(true);
    expect(events()).toEqual([]);
  });

  it('on a held lead does not start a search', () => {
    market = new Market();
    receive(BOTH, { suspicion: 'hidden-field-filled' });
    happen((it) => agreeToAgent(it, false));
    for (const granted of [false, true]) say(granted);
    expect(state().matchUntil).toBeNull();
  });
});

it('stylists can be forbidden beside an agent only, and not on a merged lead', () => {
  receive(['stylist']);
  expect(choices().stylists).toBeNull();
  const later = receive(BOTH, { id: 'lead-2' });
  expect(market.state(later).mergedInto).toBe(LEAD);
  expect(choices(later).stylists).toBeNull();
  happen((it) => agreeToAgent(it, true));
  expect(choices().stylists).toBe('yes');
});

it('stylists can be forbidden beside an agent of a merged lead', () => {
  receive(['stylist']);
  receive(BOTH, { id: 'lead-2', customerEmail: 'marianne@jobb.no', serviceType: 'Delstyling' });
  const asked = market.state('lead-2').assignments;
  const merged = asked.filter(({ partnerGroup }) => partnerGroup === 'estate-agent');
  const beside = (reported: typeof merged) =>
    ownerChoices(state(), market.now, [...state().assignments, ...reported]).stylists;
  expect(beside(merged)).toBeNull();
  market.happen('lead-2', (it) => acceptAssignment(it, merged[0]?.id ?? ''));
  const [accepted] = market.state('lead-2').assignments.filter((it) => it.id === merged[0]?.id);
  expect(beside([accepted!])).toBe('yes');
});

it('forbidding stylists leaves the owner’s later lead to stylists separate', () => {
  receive();
  takeAll('estate-agent');
  say(false);
  const later = receive(['stylist'], { id: 'lead-2' });
  expect(market.state(later)).toMatchObject({ mergedInto: null, status: 'new' });
  expect(market.state(later).assignments.length).toBeGreaterThan(0);
});

it('forbidding stylists starts the search of a merged lead from another mailbox within a day', () => {
  receive();
  takeAll('estate-agent');
  const other = receive(['stylist'], { id: 'lead-2', customerEmail: 'marianne@jobb.no' });
  expect(market.state(other).mergedInto).toBe(LEAD);
  say(false);
  market.advanceHours(1.1 * DAY);
  expect(market.state(other).mergedInto).toBeNull();
  expect(market.state(other).assignments.length).toBeGreaterThan(0);
});

it('revoking the last yes ends the search, and a new yes restarts it', () => {
  receive(['estate-agent'], { serviceType: 'Verdivurdering' });
  market.advanceHours(1);
  happen((it) => agreeToAgent(it, false));
  market.settle();
  expect(state().matchUntil).toEqual(market.now);
  market.advanceHours(DAY);
  expect(state()).toMatchObject({ matchingDueAt: null, status: 'new' });
  expect(ownerSearch(state(), market.now).state).toBe('complete');
  happen((it) => agreeToAgent(it, true));
  market.settle();
  expect(ownerSearch(state(), market.now).state).toBe('searching');
  expect(+state().matchUntil! - +market.now).toBe(14 * DAY * 3_600_000);
});
