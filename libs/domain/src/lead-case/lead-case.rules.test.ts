import { beforeEach, describe, expect, it } from '@jest/globals';
import { UNDO_MINUTES } from '../assignments/assignment.js';
import { arrivalConsents, type Consent, CONSENT_VERSION, RECIPIENTS } from '../leads/consent.js';
import { VALUATION } from '../leads/lead-answers.js';
import type { LeadCase } from './lead-case.js';
import type { LeadStatus } from '../leads/lead.js';
import { MAX_QUESTIONS } from '../assignments/matching.js';
import { ownerSearch } from './owner-choices.js';
import { noFigures } from '../assignments/partner-figures.js';
import type { PartnerKind } from '../core/partner-kind.js';
import { Market } from '../testing/market.js';
import { sampleRequest } from '../testing/sample-request.js';
import { hasTooManyReveals } from '../assignments/too-many-reveals.js';

/** A Tuesday at 10 in Norway. */
const LEAD = 'lead-1';
const DAY = 24;
const UNDO_HOURS = UNDO_MINUTES / 60;
let market: Market;

const all = () => market.state(LEAD).assignments;
const id = (place: number) => all()[place]?.id ?? '';
const states = () => all().map(({ state }) => state);
const kinds = () => market.mails.map(({ kind }) => kind);
const events = () => market.events.map(({ kind, detail }) => [kind, detail]);
const told = () => market.announcements.map(({ event, detail }) => [event, detail]);
const fault = (code: string) => expect.objectContaining({ code });
const happen = (what: (leadCase: LeadCase) => void) => {
  market.events.length = 0;
  market.announcements.length = 0;
  market.mails.length = 0;
  market.happen(LEAD, what);
};
const trying = (what: (leadCase: LeadCase) => void) => () => happen(what);
const receive = (partners = 5, changes: Parameters<typeof sampleRequest>[0] = {}) => {
  for (let nth = 1; nth <= partners; nth += 1) market.join(`S${nth}`);
  market.receive(sampleRequest(changes), arrivalConsents('form', market.now));
  market.settle();
};
const change = (state: Partial<ReturnType<Market['state']>>) =>
  market.leads.set(LEAD, { ...market.state(LEAD), ...state });
const due = () => market.state(LEAD).matchingDueAt;

beforeEach(() => {
  market = new Market();
});

describe('a lead that is held', () => {
  beforeEach(() => receive(1, { suspicion: 'hidden-field-filled' }));

  it('is released once: the owner and integrators hear of it, and the search begins', () => {
    expect(states()).toEqual([]);
    happen((it) => it.release());
    expect(events()).toEqual([['released', { suspicion: 'hidden-field-filled' }]]);
    expect(kinds()).toEqual(['owner-confirmation']);
    expect(told()).toEqual([['lead.received', {}]]);
    expect([market.state(LEAD).suspicion, due()]).toEqual([null, market.now]);
    expect(trying((it) => it.release())).toThrow(fault('lead-not-held'));
    market.settle();
    expect(states()).toEqual(['offered']);
  });

  it('is passed on to nobody, and integrators hear nothing of it', () => {
    expect(trying((it) => it.matchByHand())).toThrow(fault('lead-held'));
    expect(trying((it) => it.passOnTo('partner-S1'))).toThrow(fault('lead-held'));
    expect(trying((it) => it.place('0301'))).toThrow(fault('lead-held'));
    happen((it) => it.setStatus('contacted'));
    expect(events()).toEqual([['status-changed', { from: 'new', to: 'contacted' }]]);
    expect(told()).toEqual([]);
    happen((it) => it.proceed());
    expect([states(), due()]).toEqual([[], null]);
  });
});

describe('the status', () => {
  beforeEach(() => receive());

  it.each<[LeadStatus, unknown[]]>([
    ['matched', ['lead.status_changed', 'lead.matched']],
    ['contacted', ['lead.status_changed', 'lead.contacted']],
    ['won', ['lead.status_changed', 'lead.won']],
    ['lost', ['lead.status_changed', 'lead.lost']],
  ])('becomes %s once, and integrators hear of it', (to, announced) => {
    happen((it) => it.setStatus(to));
    const detail = { from: 'new', to };
    expect(events()[0]).toEqual(['status-changed', detail]);
    expect(told()).toEqual([]);
    const isContact = to === 'contacted' || to === 'won';
    expect(market.state(LEAD).contactedAt).toEqual(isContact ? market.now : null);
    happen((it) => it.setStatus(to));
    expect([events(), told()]).toEqual([[], []]);
    market.advanceHours(UNDO_HOURS);
    expect(told()).toEqual(announced.map((event) => [event, detail]));
  });

  it('is new again, and integrators hear that it changed, not of a new request', () => {
    happen((it) => it.setStatus('contacted'));
    market.advanceHours(UNDO_HOURS);
    happen((it) => it.setStatus('new'));
    market.advanceHours(UNDO_HOURS);
    expect(told()).toEqual([['lead.status_changed', { from: 'contacted', to: 'new' }]]);
  });

  it('is set in place of the one that was seen alone, and not over what somebody else has set since', () => {
    happen((it) => it.setStatus('won', 'new'));
    expect(trying((it) => it.setStatus('contacted', 'new'))).toThrow(fault('status-changed'));
    expect(market.state(LEAD).status).toBe('won');
    happen((it) => it.setStatus('won', 'new'));
    expect(events()).toEqual([]);
    happen((it) => it.setStatus('contacted', 'won'));
    expect(market.state(LEAD).status).toBe('contacted');
  });

  it('keeps when the owner was contacted first', () => {
    const first = market.now;
    happen((it) => it.setStatus('contacted'));
    market.advanceHours(1);
    happen((it) => it.setStatus('won'));
    expect(market.state(LEAD).contactedAt).toEqual(first);
  });

  it('closes the search, and opens it again', () => {
    happen((it) => it.setStatus('lost'));
    market.now = due() ?? market.now;
    happen((it) => it.proceed());
    expect([new Set(states()), due()]).toEqual([new Set(['withdrawn']), null]);
    expect(events().map(([kind]) => kind)).toEqual(Array(5).fill('assignment-withdrawn'));
    expect(events()[0]?.[1]).toMatchObject({ by: 'closed' });
    happen((it) => it.proceed());
    expect(due()).toBeNull();
    happen((it) => it.setStatus('new'));
    market.advanceHours(UNDO_HOURS);
    expect(states()).toContain('offered');
  });

  it('is new again only when all who had it have not, and it was no further than contacted', () => {
    for (const place of [0, 1]) happen((it) => it.accept(id(place)));
    expect(market.state(LEAD).status).toBe('matched');
    happen((it) => it.withdraw(id(0)));
    expect(market.state(LEAD).status).toBe('matched');
    happen((it) => it.setStatus('contacted'));
    happen((it) => it.withdraw(id(1)));
    expect(market.state(LEAD).status).toBe('new');
    happen((it) => it.setStatus('contacted'));
    happen((it) => it.withdraw(id(2)));
    expect(market.state(LEAD).status).toBe('contacted');
  });

  it('stays what an administrator has made of it when a partner says yes', () => {
    happen((it) => it.setStatus('contacted'));
    happen((it) => it.accept(id(0)));
    expect(market.state(LEAD).status).toBe('contacted');
  });

  it('stands beside the administrator’s notes', () => {
    happen((it) => it.addNote('Ringte.'));
    expect(events()).toEqual([['note-added', { text: 'Ringte.' }]]);
  });
});

describe('the administrator', () => {
  it('cannot pass a closed lead on', () => {
    receive();
    happen((it) => it.setStatus('won'));
    for (const what of [
      (it: LeadCase) => it.matchByHand(),
      (it: LeadCase) => it.passOnTo('partner-S1'),
      (it: LeadCase) => it.place('0301'),
      (it: LeadCase) => it.showMore(),
      (it: LeadCase) => it.keepWaiting(),
    ]) {
      expect(trying(what)).toThrow(fault('lead-closed'));
    }
  });

  const lies = () => {
    const { municipality, municipalityFoundBy } = market.state(LEAD).lead;
    return [municipality, municipalityFoundBy];
  };

  it('says where a home lies that nobody could tell, and whoever was picked meanwhile is asked still', () => {
    receive(2, { municipality: null, municipalityFoundBy: null });
    expect(states()).toEqual([]);
    happen((it) => it.passOnTo('partner-S1'));
    happen((it) => it.place('4601'));
    expect(events()).toEqual([['placed', { municipality: '4601' }]]);
    expect([lies(), due()]).toEqual([['4601', 'administrator'], market.now]);
    market.settle();
    expect(states()).toEqual(['offered', 'offered']);
    happen((it) => it.place('4601'));
    expect([events(), states()]).toEqual([[], ['offered', 'offered']]);
  });

  it('says that a home lies elsewhere: who was asked where it does not lie need not answer', () => {
    receive(2);
    const far = market.join('Far', { areas: ['0301'] });
    happen((it) => it.place('0301'));
    expect([lies(), states()]).toEqual([
      ['0301', 'administrator'],
      ['withdrawn', 'withdrawn'],
    ]);
    expect(kinds()).toEqual(['assignment-withdrawn', 'assignment-withdrawn']);
    market.settle();
    expect(all().at(-1)).toMatchObject({ partnerId: far, state: 'offered' });
  });

  it('picks a partner past area and capacity, and says so in the round', () => {
    receive(0);
    const far = market.join('Far', { areas: ['0301'], weeklyCapacity: 0 });
    happen((it) => it.passOnTo(far));
    expect(market.picked).toEqual(new Set([far]));
    expect(events()[0]).toMatchObject(['passed-on', { partnerId: far, cause: 'by-hand' }]);
    expect(due()).toEqual(market.now);
    expect(trying((it) => it.passOnTo(far))).toThrow(fault('partner-has-lead'));
    happen((it) => it.withdraw(id(0)));
    happen((it) => it.passOnTo(far));
    expect(states()).toEqual(['withdrawn', 'offered']);
    happen((it) => it.accept(id(1)));
    happen((it) => it.withdraw(id(1)));
    expect(trying((it) => it.passOnTo(far))).toThrow(fault('partner-has-lead'));
  });

  it('picks nobody who is not there, is paused, or whom the owner has not agreed to', () => {
    receive(0);
    const paused = market.join('Paused', { active: false });
    const agent = market.join('Agent', { kind: 'estate-agent' });
    expect(trying((it) => it.passOnTo('gone'))).toThrow(fault('partner-not-found'));
    expect(trying((it) => it.passOnTo(paused))).toThrow(fault('partner-paused'));
    expect(trying((it) => it.passOnTo(agent))).toThrow(fault('no-agent-consent'));
    const stylist = market.join('Stylist');
    change({ consents: [] });
    expect(trying((it) => it.passOnTo(stylist))).toThrow(fault('no-stylist-consent'));
  });

  it('asks nobody once every place is taken', () => {
    receive(9);
    for (const place of [0, 1, 2]) happen((it) => it.accept(id(place)));
    expect(trying((it) => it.matchByHand())).toThrow(fault('lead-full'));
    expect(trying((it) => it.passOnTo('partner-S9'))).toThrow(fault('lead-full'));
  });

  it('asks no more than may be asked at once, and in all', () => {
    receive(5);
    for (let nth = 6; nth <= 8; nth += 1) {
      const partner = market.join(`S${nth}`, { areas: ['0301'] });
      happen((it) => it.passOnTo(partner));
    }
    const ninth = market.join('S9', { areas: ['0301'] });
    expect(trying((it) => it.passOnTo(ninth))).toThrow('allerede spurt');
    const [first] = all();
    if (!first) throw new Error('Partners were asked');
    const declined = { ...first, state: 'declined' as const };
    const asked = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...declined,
        id: `d${at}`,
        partnerId: `p${at}`,
      }));
    change({ assignments: asked(24) });
    expect(trying((it) => it.passOnTo(ninth))).toThrow(fault('lead-full'));
    change({ assignments: asked(23) });
    expect(trying((it) => it.passOnTo(ninth))).not.toThrow();
  });

  it('replaces one by the one picked, by the next, or not at all', () => {
    receive(5);
    const picked = market.join('Picked');
    happen((it) => it.replace(id(0), picked));
    expect([states()[0], all()[5]?.partnerId]).toEqual(['withdrawn', picked]);
    expect(trying((it) => it.replace(id(1)))).toThrow(fault('no-partner-eligible'));
    const next = market.join('Next');
    happen((it) => it.replace(id(1)));
    expect(all().at(-1)?.partnerId).toBe(next);
    happen((it) => it.setStatus('lost'));
    change({ assignments: all().map((each) => ({ ...each, state: 'accepted' as const })) });
    expect(trying((it) => it.replace(id(2)))).toThrow(fault('lead-closed'));
  });

  it('takes back and replaces what was seen alone, no yes that has come since', () => {
    receive(3);
    const other = market.join('Other');
    happen((it) => it.accept(id(0)));
    const before = market.state(LEAD);
    for (const late of [
      (it: LeadCase) => it.replace(id(0), other, 'offered'),
      (it: LeadCase) => it.replace(id(0), undefined, 'offered'),
      (it: LeadCase) => it.withdraw(id(0), 'offered'),
    ]) {
      expect(trying(late)).toThrow(fault('assignment-changed'));
    }
    expect(market.state(LEAD)).toEqual(before);
    happen((it) => it.decline(id(1)));
    expect(trying((it) => it.withdraw(id(1), 'offered'))).toThrow('«Passer ikke»');
    happen((it) => it.replace(id(0), other, 'accepted'));
    happen((it) => it.withdraw(id(2), 'offered'));
    expect(states()).toEqual(['withdrawn', 'declined', 'withdrawn', 'offered']);
  });

  it('is told once that nobody can be asked, where the rule asks', () => {
    receive(0);
    expect(kinds()).toEqual(['no-partner-notice']);
    expect(events()).toEqual([['no-partner-found', {}]]);
    market.advanceHours(2 * DAY);
    expect(kinds().filter((kind) => kind === 'no-partner-notice')).toHaveLength(1);
    market = new Market(undefined, { answerHours: 12, automatic: false });
    receive(0);
    expect(kinds()).toEqual([]);
  });
});

describe('the word to the administrator that nobody can be asked', () => {
  it('comes as well once the home has moved to where nobody is', () => {
    receive(2);
    const askedBefore = states();
    happen((it) => it.correct({ location: 'Sentrum', address: 'Gata 1' }, true));
    const state = market.state(LEAD);
    market.leads.set(LEAD, { ...state, lead: { ...state.lead, municipality: null } });
    market.settle();
    expect([askedBefore, states()]).toEqual([
      ['offered', 'offered'],
      ['withdrawn', 'withdrawn'],
    ]);
    expect(kinds()).toContain('no-partner-notice');
  });
});

describe('the word to the administrator that nobody can be asked, of who wants both', () => {
  const isRecalled = () => market.recalls.some(({ kind }) => kind === 'no-partner-notice');
  beforeEach(() => {
    market.receive(sampleRequest(), arrivalConsents('form', market.now, RECIPIENTS));
    market.settle();
  });

  it('is taken back once somebody of each kind is asked, by hand too', () => {
    const pass = (name: string, kind: PartnerKind) => {
      const partnerId = market.join(name, { kind, areas: [] });
      happen((it) => it.passOnTo(partnerId));
      market.settle();
      return [states().length, isRecalled()];
    };
    expect(pass('S', 'stylist')).toEqual([1, false]);
    expect(pass('A', 'estate-agent')).toEqual([2, true]);
  });

  it.each<[string, () => void]>([
    ['its owner withdraws', () => happen((it) => it.withdrawByOwner())],
    ['it is closed', () => happen((it) => it.setStatus('lost'))],
    ['the search is over', () => market.advanceHours(15 * DAY)],
    ['nobody is asked but by hand', () => (market.policy = { ...market.policy, automatic: false })],
  ])('is taken back once %s', (_, end) => {
    end();
    market.advanceHours(DAY);
    expect(isRecalled()).toBe(true);
  });

  it('is taken back once its owner no longer wants whom it tells of', () => {
    market.join('S');
    market.advanceHours(DAY);
    expect([states(), isRecalled()]).toEqual([['offered'], false]);
    happen((it) => it.agreeToAgent(false));
    market.settle();
    expect(isRecalled()).toBe(true);
  });

  it('stays as long as it is so', () => {
    market.advanceHours(3 * DAY);
    expect(isRecalled()).toBe(false);
  });
});

describe('an answer that comes again', () => {
  beforeEach(() => receive(9));

  it('changes nothing', () => {
    happen((it) => it.accept(id(0)));
    happen((it) => it.decline(id(1)));
    happen((it) => it.agreeToAgent(false));
    for (const again of [
      (it: LeadCase) => it.accept(id(0)),
      (it: LeadCase) => it.decline(id(1)),
      (it: LeadCase) => it.agreeToAgent(false),
    ]) {
      happen(again);
      expect([events(), kinds()]).toEqual([[], []]);
    }
    for (const place of [2, 3]) happen((it) => it.accept(id(place)));
    happen((it) => it.accept(id(4)));
    happen((it) => it.accept(id(4)));
    happen((it) => it.decline(id(4)));
    expect(events()).toEqual([]);
    expect(states()[4]).toBe('missed');
  });

  it('of a question that others have filled is a no that costs nothing', () => {
    for (const place of [0, 1, 2]) happen((it) => it.accept(id(place)));
    happen((it) => it.decline(id(3)));
    expect([events(), states()[3]]).toEqual([[], 'filled']);
  });

  it('after the deadline says that it is over', () => {
    market.now = new Date('2026-11-25T09:00:00.000Z');
    happen((it) => it.decline(id(0)));
    expect(states()[0]).toBe('expired');
    expect(events().map(([kind]) => kind)).not.toContain('assignment-answered');
  });

  it('leaves the others to be asked: what is due is looked at at once', () => {
    market.advanceHours(1);
    happen((it) => it.decline(id(0)));
    expect(due()).toEqual(market.now);
    market.settle();
    market.advanceHours(1);
    happen((it) => it.accept(id(1)));
    expect(due()).toEqual(market.now);
    market.settle();
    happen((it) => it.undo(id(1)));
    expect(due()).toEqual(market.now);
    market.settle();
    happen((it) => it.withdraw(id(2)));
    expect(due()).toEqual(market.now);
  });
});

describe('what a partner reports', () => {
  beforeEach(() => {
    receive(5);
    for (const place of [0, 1]) happen((it) => it.accept(id(place)));
  });

  it('is written down once, and makes the lead contacted', () => {
    happen((it) => it.report(id(0), 'contacted'));
    const { partnerId } = all()[0] ?? {};
    expect(events()).toEqual([
      ['reported', { partnerId, partnerName: 'S1', report: 'contacted' }],
      ['status-changed', { from: 'matched', to: 'contacted' }],
    ]);
    expect(all()[0]).toMatchObject({ report: 'contacted', reportedAt: market.now });
    expect(due()).toEqual(market.now);
    happen((it) => it.report(id(0), 'contacted'));
    expect(events()).toEqual([]);
  });

  it('takes a won back, as far as nobody else has won', () => {
    happen((it) => it.report(id(0), 'won'));
    happen((it) => it.report(id(0), 'lost'));
    expect(market.state(LEAD).status).toBe('contacted');
    happen((it) => it.report(id(1), 'won'));
    happen((it) => it.report(id(0), 'won'));
    happen((it) => it.report(id(1), 'lost'));
    expect(market.state(LEAD).status).toBe('won');
  });

  it('takes a lost back, where the reports alone had made it so', () => {
    happen((it) => it.accept(id(2)));
    happen((it) => it.report(id(2), 'lost'));
    happen((it) => it.report(id(0), 'lost'));
    market.advanceHours(1);
    happen((it) => it.report(id(1), 'lost'));
    market.advanceHours(1);
    happen((it) => it.report(id(0), 'contacted'));
    expect(market.state(LEAD)).toMatchObject({ status: 'contacted', matchingDueAt: market.now });
    happen((it) => it.report(id(0), 'lost'));
    expect(market.state(LEAD).status).toBe('lost');
  });

  it('does not open what somebody else has closed', () => {
    happen((it) => it.setStatus('lost'));
    happen((it) => it.report(id(0), 'contacted'));
    expect(market.state(LEAD).status).toBe('lost');
    market.advanceHours(1);
    for (const place of [0, 1]) happen((it) => it.report(id(place), 'lost'));
    happen((it) => it.report(id(1), 'contacted'));
    expect(market.state(LEAD).status).toBe('lost');
  });

  it('does not open what is lost again by undoing what came after', () => {
    happen((it) => it.setStatus('lost'));
    happen((it) => it.setStatus('won'));
    happen((it) => it.undoStatus('won'));
    for (const told of ['lost', 'contacted'] as const) happen((it) => it.report(id(0), told));
    expect(market.state(LEAD).status).toBe('lost');
  });

  it('is nothing of a question that was not taken', () => {
    expect(trying((it) => it.report(id(2), 'won'))).toThrow(fault('assignment-closed'));
  });
});

it('tells nobody who has it no more what its owner has corrected, where the letter was held up', () => {
  receive(3);
  happen((it) => it.accept(id(0)));
  happen((it) => it.accept(id(1)));
  const first = all()[2]!;
  const before = { state: 'legacy-open' as const, revealedAt: market.now };
  change({ assignments: [...all().slice(0, 2), { ...first, ...before }] });
  happen((it) => it.correct({ customerPhone: '41111111' }, false));
  happen((it) => it.undo(id(0)));
  happen((it) => it.withdraw(id(1)));
  happen((it) => it.decline(id(2), null));
  const notTold = market.recalls.filter(({ kind }) => kind === 'partner-correction');
  expect(notTold.map(({ assignmentId }) => assignmentId)).toEqual([id(0), id(1), id(2)]);
});

describe('the owner', () => {
  beforeEach(() => receive(5));

  it('withdraws once', () => {
    happen((it) => it.withdrawByOwner());
    expect(events()[0]).toEqual(['owner-withdrew', {}]);
    const detail = { from: 'new', to: 'lost' };
    expect(told()).toEqual([
      ['lead.status_changed', detail],
      ['lead.lost', detail],
    ]);
    happen((it) => it.withdrawByOwner());
    expect(events()).toEqual([]);
  });

  it('hears no more once it has withdrawn, not by a letter that was held up either', () => {
    market.recalls.length = 0;
    happen((it) => it.withdrawByOwner());
    expect(market.recalls.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['owner-review', 'owner-is-it-you', 'owner-nobody-yet']),
    );
  });

  it('takes every yes back of what is closed too, and whoever has it is told', () => {
    happen((it) => it.accept(id(0)));
    happen((it) => it.report(id(0), 'won'));
    happen((it) => it.answerWin(id(0), true));
    happen((it) => it.withdrawByOwner());
    expect(events()[0]).toEqual(['owner-withdrew', {}]);
    expect([states()[0], market.state(LEAD).status]).toEqual(['withdrawn', 'won']);
    expect(kinds()).toEqual(['assignment-withdrawn']);
    expect(market.state(LEAD).consents.at(-1)).toMatchObject({
      subject: 'stylist',
      granted: false,
    });
    happen((it) => it.withdrawByOwner());
    expect(events()).toEqual([]);
  });

  it('says yes to an agent after the search is over, and one is looked for', () => {
    const agent = market.join('A1', { kind: 'estate-agent' });
    market.advanceHours(15 * DAY);
    expect(due()).toBeNull();
    happen((it) => it.agreeToAgent(true));
    market.settle();
    expect(all().at(-1)).toMatchObject({ partnerId: agent, state: 'offered' });
  });

  it('corrects what partners of before there were questions hold, and they are told', () => {
    const legacy = { ...all()[0]!, state: 'legacy-open' as const, revealedAt: market.now };
    change({ assignments: [legacy, ...all().slice(1)] });
    happen((it) => it.correct({ customerPhone: '99887766' }, false));
    expect(market.mails).toMatchObject([{ kind: 'partner-correction', assignmentId: legacy.id }]);
  });

  it('corrects what was written to stylists, and tells no agent beside them: it has not got that', () => {
    const [stylist, second] = all();
    const holds = { state: 'accepted' as const, answeredAt: market.now, revealedAt: market.now };
    const agent = { ...second!, ...holds, recipient: 'estate-agent' as const };
    change({ assignments: [{ ...stylist!, ...holds }, agent] });
    const toldBy = (corrections: Parameters<LeadCase['correct']>[0]) => {
      happen((it) => it.correct(corrections, false));
      return market.mails.map(({ assignmentId }) => assignmentId);
    };
    const written = { message: 'Nå', stylingNeeds: 'Nå', rooms: '9', timeframe: 'Nå' };
    expect(toldBy(written)).toEqual([stylist!.id]);
    for (const seen of [{ customerPhone: '99887766' }, { propertySize: '80' }]) {
      expect(toldBy({ ...seen, message: 'Så' })).toEqual([stylist!.id, agent.id]);
    }
    const valuation = { ...market.state(LEAD).lead, serviceType: VALUATION } as const;
    change({ lead: valuation, assignments: [agent] });
    expect(toldBy({ message: 'Ring meg' })).toEqual([agent.id]);
  });

  it('corrects what integrators hear of, but not by the page of another of hers', () => {
    happen((it) => it.correct({ rooms: '5' }, false));
    expect(told()).toEqual([['lead.corrected', {}]]);
    happen((it) => it.correct({ rooms: '6' }, false, 'other'));
    expect(told()).toEqual([]);
  });

  it('says no to an agent though nobody had asked for a yes: that is written down, once', () => {
    happen((it) => it.agreeToAgent(false));
    expect(events()).toEqual([['consent-given', { subject: 'estate-agent', answer: 'no' }]]);
    happen((it) => it.agreeToAgent(false));
    expect(events()).toEqual([]);
  });

  it('says no to agents, and one of before there were questions has it no more either', () => {
    const legacy = {
      ...all()[0]!,
      ...{ recipient: 'estate-agent' as const, state: 'legacy-open' as const },
      revealedAt: market.now,
    };
    change({ assignments: [legacy, ...all().slice(1)] });
    happen((it) => it.agreeToAgent(false));
    expect([states()[0], kinds()]).toEqual(['withdrawn', ['assignment-withdrawn']]);
  });

  it('is told that no stylist was found though an agent has it: whom she wants first is no agent', () => {
    market.join('A1', { kind: 'estate-agent' });
    happen((it) => it.agreeToAgent(true));
    market.settle();
    const agent = all().find(({ recipient }) => recipient === 'estate-agent');
    happen((it) => it.accept(agent?.id ?? ''));
    market.advanceHours(2 * DAY);
    expect(kinds()).toContain('owner-nobody-yet');
    expect(ownerSearch(market.state(LEAD), market.now).isLate).toBe(true);
  });

  it.each<LeadStatus>(['won', 'lost'])('is not told that we look on once it is %s', (status) => {
    market.advanceHours(DAY);
    expect(kinds()).toContain('owner-nobody-yet');
    market.recalls.length = 0;
    happen((it) => it.setStatus(status));
    market.advanceHours(UNDO_HOURS);
    expect(market.recalls.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['owner-nobody-yet', 'owner-search-ended']),
    );
  });

  it('is not told how the search goes once she says no to the agent who was all she wanted', () => {
    market.now = new Date('2026-11-24T09:00:00.000Z');
    const only = 'agent-only';
    market.receive(
      sampleRequest({ id: only, receivedAt: market.now }),
      arrivalConsents('form', market.now, ['estate-agent']),
    );
    market.advanceHours(DAY);
    market.recalls.length = 0;
    market.happen(only, (it) => it.agreeToAgent(false));
    expect(market.recalls.map(({ kind }) => kind)).toEqual([
      ...['no-partner-notice', 'owner-nobody-yet', 'owner-search-ended'],
    ]);
  });

  it('is told how the search goes though she says no to the agent beside the stylists she wants', () => {
    happen((it) => it.agreeToAgent(true));
    market.advanceHours(DAY);
    expect(kinds()).toContain('owner-nobody-yet');
    market.recalls.length = 0;
    happen((it) => it.agreeToAgent(false));
    expect(market.recalls).toEqual([]);
  });

  it('says yes and no to an agent, each with its text and place', () => {
    const said = () => market.state(LEAD).consents.at(-1);
    const consent = (granted: boolean): Consent => ({
      ...{ subject: 'estate-agent', granted, at: market.now, place: 'owner-page' },
      textVersion: CONSENT_VERSION,
    });
    happen((it) => it.agreeToAgent(true));
    expect(said()).toEqual(consent(true));
    expect(events()).toEqual([['consent-given', { subject: 'estate-agent', answer: 'yes' }]]);
    expect(due()).toEqual(market.now);
    happen((it) => it.agreeToAgent(false));
    expect(said()).toEqual(consent(false));
    expect(events()[0]).toEqual(['consent-given', { subject: 'estate-agent', answer: 'no' }]);
    expect(states()).toEqual(Array(5).fill('offered'));
    happen((it) => it.setStatus('lost'));
    happen((it) => it.agreeToAgent(true));
    expect(events()).toEqual([]);
  });

  it('takes back only what agents have or are asked', () => {
    for (const name of ['A1', 'A2', 'A3']) market.join(name, { kind: 'estate-agent' });
    happen((it) => it.agreeToAgent(true));
    market.settle();
    const agents = () => all().filter(({ recipient }) => recipient === 'estate-agent');
    happen((it) => it.decline(agents()[0]?.id ?? ''));
    happen((it) => it.agreeToAgent(false));
    expect(agents().map(({ state }) => state)).toEqual(['declined', 'withdrawn']);
    expect(states().slice(0, 5)).toEqual(Array(5).fill('offered'));
  });

  /** Of agents, those who are asked now. */
  const agentsAsked = () =>
    all().filter((it) => it.recipient === 'estate-agent' && it.state === 'offered');
  const sayOfAgents = (granted: boolean) => {
    happen((it) => it.agreeToAgent(granted));
    market.settle();
    market.advanceHours(0.5);
  };

  it('asks the same agents when it says yes again after a no, once, but none who had refused', () => {
    const [refused, asked] = ['A1', 'A2'].map((name) =>
      market.join(name, { kind: 'estate-agent' }),
    );
    sayOfAgents(true);
    expect(agentsAsked().map(({ partnerId }) => partnerId)).toEqual([refused, asked]);
    happen((it) => it.decline(agentsAsked()[0]?.id ?? ''));
    sayOfAgents(false);
    expect(agentsAsked()).toEqual([]);
    sayOfAgents(true);
    expect(agentsAsked().map(({ partnerId }) => partnerId)).toEqual([asked]);
    sayOfAgents(false);
    sayOfAgents(true);
    expect(agentsAsked()).toEqual([]);
  });

  it('says yes to no other agent once one has had it: there is one ever', () => {
    for (const name of ['A1', 'A2']) market.join(name, { kind: 'estate-agent' });
    sayOfAgents(true);
    happen((it) => it.accept(agentsAsked()[0]?.id ?? ''));
    sayOfAgents(false);
    const said = market.state(LEAD).consents;
    happen((it) => it.agreeToAgent(true));
    expect(events()).toEqual([]);
    expect(market.state(LEAD).consents).toEqual(said);
  });

  it('takes an agent’s back of what is won too, and nothing of the stylist who won it', () => {
    market.join('A1', { kind: 'estate-agent' });
    sayOfAgents(true);
    const [stylist, agent] = [id(0), agentsAsked()[0]?.id ?? ''];
    for (const each of [stylist, agent]) happen((it) => it.accept(each));
    happen((it) => it.report(stylist, 'won'));
    happen((it) => it.answerWin(stylist, true));
    const stateOf = (asked: string) => all().find((it) => it.id === asked)?.state;
    happen((it) => it.agreeToAgent(false));
    expect([stateOf(stylist), stateOf(agent)]).toEqual(['accepted', 'withdrawn']);
    expect(market.mails).toMatchObject([{ kind: 'assignment-withdrawn', assignmentId: agent }]);
    expect(market.state(LEAD)).toMatchObject({ status: 'won', matchingDueAt: null });
    expect(events()[0]).toEqual(['consent-given', { subject: 'estate-agent', answer: 'no' }]);
    for (const again of [false, true]) {
      happen((it) => it.agreeToAgent(again));
      expect(events()).toEqual([]);
    }
  });

  it('says no to no agent of what is closed where there is no yes to take back', () => {
    happen((it) => it.setStatus('lost'));
    happen((it) => it.agreeToAgent(false));
    expect(events()).toEqual([]);
  });

  it('has nobody asked again who took its yes back, though in the moment of her no to agents', () => {
    const [{ partnerId } = { partnerId: '' }] = all();
    happen((it) => it.accept(id(0)));
    happen((it) => it.undo(id(0)));
    happen((it) => it.agreeToAgent(false));
    market.advanceHours(2 * DAY);
    expect(all().filter((it) => it.partnerId === partnerId)).toMatchObject([{ state: 'undone' }]);
  });

  it('has no agent asked again whose question the office had taken back', () => {
    market.join('A1', { kind: 'estate-agent' });
    sayOfAgents(true);
    happen((it) => it.withdraw(agentsAsked()[0]?.id ?? ''));
    market.advanceHours(0.5);
    sayOfAgents(false);
    sayOfAgents(true);
    expect(agentsAsked()).toEqual([]);
  });

  /** Those who are asked say yes, as long as there are places. */
  const takeAll = () => {
    for (const { id: asked } of all().filter(({ state }) => state === 'offered')) {
      happen((it) => it.accept(asked));
    }
  };

  it('asks for one more three times, and the search goes on from then', () => {
    for (const name of ['T1', 'T2', 'T3', 'T4']) market.join(name);
    takeAll();
    for (let time = 1; time <= 3; time += 1) {
      market.advanceHours(DAY);
      happen((it) => it.showMore());
      expect(events()[0]).toEqual([
        'consent-given',
        { subject: 'one-more-stylist', answer: 'yes' },
      ]);
      const until = new Date(market.now.getTime() + 14 * DAY * 3600 * 1000);
      expect(market.state(LEAD)).toMatchObject({ matchUntil: until, matchingDueAt: market.now });
      market.settle();
      takeAll();
    }
    expect(trying((it) => it.showMore())).toThrow(fault('no-more-partners'));
  });

  it('asks for no more once as many have been asked as ever are', () => {
    takeAll();
    const [taken] = all();
    const silent = (nth: number) => ({
      ...taken!,
      id: `${nth}`,
      partnerId: `${nth}`,
      revealedAt: null,
    });
    const many = Array.from({ length: MAX_QUESTIONS }, (_, nth) => silent(nth));
    change({ assignments: [...all(), ...many] });
    expect(trying((it) => it.showMore())).toThrow(fault('all-asked'));
  });

  it('asks for one more once, however often it is pressed, in two tabs or again after a broken call', () => {
    const consents = () => market.state(LEAD).consents.map(({ subject }) => subject);
    happen((it) => it.showMore());
    expect(consents()).toEqual(['stylist']);
    takeAll();
    for (let press = 0; press < 3; press += 1) happen((it) => it.showMore());
    expect(consents()).toEqual(['stylist', 'one-more-stylist']);
    expect(events()).toEqual([]);
  });

  it('takes back that it asked for one more: who is asked is asked no more, and who has it keeps it', () => {
    takeAll();
    happen((it) => it.showMore());
    market.settle();
    const asked = all().filter(({ state }) => state === 'offered');
    market.advanceHours(1);
    happen((it) => it.showNoMore());
    expect(events().slice(0, 2)).toMatchObject([
      ['consent-given', { subject: 'one-more-stylist', answer: 'no' }],
      ['assignment-withdrawn', { by: 'owner' }],
    ]);
    expect(all().filter(({ state }) => state === 'accepted')).toHaveLength(3);
    const letters = asked.map(({ id }) => ({ kind: 'assignment-withdrawn', assignmentId: id }));
    expect(market.mails).toMatchObject(letters);
    expect(market.recalls).toContainEqual({ kind: 'owner-search-ended', assignmentId: null });
    expect(market.state(LEAD).consents.at(-1)).toMatchObject({ granted: false, at: market.now });
    market.advanceHours(2 * DAY);
    expect(all().filter(({ state }) => state === 'offered')).toEqual([]);
    happen((it) => it.showNoMore());
    expect(events()).toEqual([]);
  });

  it('asks for one more again after that, and three in all', () => {
    for (const name of ['T1', 'T2', 'T3', 'T4']) market.join(name);
    takeAll();
    happen((it) => it.showMore());
    happen((it) => it.showNoMore());
    for (let time = 1; time <= 3; time += 1) {
      happen((it) => it.showMore());
      market.settle();
      takeAll();
    }
    expect(all().filter(({ state }) => state === 'accepted')).toHaveLength(6);
    expect(trying((it) => it.showMore())).toThrow(fault('no-more-partners'));
  });

  it('takes nothing back that somebody has come by, nor anything that it has not asked for', () => {
    happen((it) => it.showNoMore());
    takeAll();
    happen((it) => it.showMore());
    market.settle();
    takeAll();
    happen((it) => it.showNoMore());
    expect(events()).toEqual([]);
    expect(all().filter(({ state }) => state === 'accepted')).toHaveLength(4);
  });

  it.each([
    [
      false,
      ['stylist', true],
      ['one-more-stylist', true],
      ['one-more-stylist', false],
      ['stylist', false],
    ],
    [true, ['stylist', true], ['one-more-stylist', true], ['stylist', false]],
  ])(
    'withdraws it with the yes to one more that nobody has come by (somebody has: %s)',
    (isUsed, ...said) => {
      takeAll();
      happen((it) => it.showMore());
      market.settle();
      if (isUsed) takeAll();
      happen((it) => it.withdrawByOwner());
      const { consents } = market.state(LEAD);
      expect(consents.map(({ subject, granted }) => [subject, granted])).toEqual(said);
      expect(hasTooManyReveals(all(), consents)).toBe(false);
    },
  );

  it('waits on: that is written down, and the search goes on from then', () => {
    market.advanceHours(3 * DAY);
    happen((it) => it.keepWaiting());
    expect(events()).toEqual([['owner-waits', {}]]);
    const until = new Date(market.now.getTime() + 14 * DAY * 3600 * 1000);
    expect(market.state(LEAD)).toMatchObject({ matchUntil: until, waitsSince: market.now });
  });

  it('is not told that the search has ended, where the letter was held up, once it goes on', () => {
    market.advanceHours(15 * DAY);
    expect(kinds()).toContain('owner-search-ended');
    happen((it) => it.keepWaiting());
    expect(market.recalls.at(-1)).toEqual({ kind: 'owner-search-ended', assignmentId: null });
  });

  it.each<[string, (leadCase: LeadCase) => void, recalled: number]>([
    ['undoes its yes', (it) => it.undo(id(1)), 1],
    ['loses it to the office', (it) => it.withdraw(id(0)), 0],
  ])('no longer tells a partner that %s of a wait, where the letter was held up', (_, what, of) => {
    for (const place of [0, 1]) happen((it) => it.accept(id(place)));
    happen(what);
    const notTold = market.recalls.filter(({ kind }) => kind === 'partner-not-called');
    expect(notTold.map(({ assignmentId }) => assignmentId)).toEqual([id(of)]);
  });

  it('corrects on her page as often as thirty letters tell of it, and from then on only what is no change', () => {
    happen((it) => it.accept(id(0)));
    happen((it) => it.accept(id(1)));
    for (let time = 1; time <= 15; time += 1) {
      happen((it) => it.correctOnPage({ message: `Nå ${time}` }, false));
      expect(kinds()).toEqual(['partner-correction', 'partner-correction']);
      expect(told()).toEqual([['lead.corrected', {}]]);
    }
    expect(trying((it) => it.correctOnPage({ message: 'Til' }, false))).toThrow(
      fault('too-many-attempts'),
    );
    happen((it) => it.correctOnPage({ message: 'Nå 15' }, false));
    expect(kinds()).toEqual([]);
    happen((it) => it.correct({ customerEmail: 'ny@nordmann.no' }, false));
    expect(kinds()).toEqual(['owner-link', 'partner-correction', 'partner-correction']);
  });

  it('corrects the same once, also by two presses that both began before: who is asked since stays asked', () => {
    const moved = { location: 'Et annet sted', address: 'Gata 1, 5015 Bergen' };
    happen((it) => it.correct(moved, true));
    const state = market.state(LEAD);
    market.leads.set(LEAD, { ...state, lead: { ...state.lead, municipality: '4601' } });
    for (const name of ['T1', 'T2', 'T3', 'T4', 'T5']) market.join(name);
    market.settle();
    const asked = states();
    expect(asked).toContain('offered');
    happen((it) => it.correct(moved, true));
    expect([events(), states()]).toEqual([[], asked]);
    expect(market.state(LEAD).lead.municipality).toBe('4601');
  });

  it('corrects what was sent: the history names the fields, not what they say', () => {
    happen((it) => it.accept(id(0)));
    happen((it) => it.correct({}, false));
    expect([events(), kinds()]).toEqual([[], []]);
    happen((it) => it.correct({ customerPhone: '99999999', rooms: '4' }, false));
    expect(events()).toEqual([['corrected', { fields: 'customerPhone, rooms' }]]);
    expect(market.mails).toEqual([
      { leadId: LEAD, kind: 'partner-correction', assignmentId: id(0) },
    ]);
    expect(market.state(LEAD).lead).toMatchObject({ municipality: '4601', rooms: '4' });
    happen((it) => it.correct({ location: 'Oslo' }, true));
    expect(market.state(LEAD).lead).toMatchObject({
      municipality: null,
      municipalityFoundBy: null,
    });
    expect(due()).toEqual(market.now);
  });
});

describe('what is due next', () => {
  const hoursAhead = () => (Number(due()) - Number(market.now)) / 3_600_000;

  it('is the first reminder, then the first deadline, while places are free', () => {
    receive(5);
    expect(due()).toEqual(new Date('2026-11-24T15:00:00.000Z'));
    market.advanceTo(new Date('2026-11-24T15:00:00.000Z'));
    expect(due()).toEqual(new Date('2026-11-25T09:00:00.000Z'));
  });

  it('is nothing once every place is taken', () => {
    receive(5);
    for (const place of [0, 1, 2]) happen((it) => it.accept(id(place)));
    market.settle();
    expect(due()).toBeNull();
  });

  it('is no word to an owner whose places are all taken that the search is over', () => {
    receive(5);
    for (const place of [0, 1, 2]) happen((it) => it.accept(id(place)));
    market.mails.length = 0;
    market.advanceHours(15 * DAY);
    expect(kinds()).toEqual([]);
  });

  it('is the word to an owner who has waited for a working day, and then each day', () => {
    receive(0);
    expect(due()).toEqual(new Date('2026-11-25T09:00:00.000Z'));
    market.advanceTo(new Date('2026-11-25T09:00:00.000Z'));
    expect(kinds()).toEqual(['no-partner-notice', 'owner-nobody-yet']);
    expect(hoursAhead()).toBe(DAY);
  });

  it('is to ask nobody any more at the end of the search', () => {
    receive(0);
    market.advanceTo(new Date('2026-12-08T08:59:00.000Z'));
    market.join('S1');
    market.advanceTo(new Date('2026-12-08T09:00:00.000Z'));
    expect([states(), kinds()]).toEqual([[], expect.arrayContaining(['owner-search-ended'])]);
  });

  it('is the next day where an administrator asks, until the end of the search', () => {
    market = new Market(undefined, { answerHours: 12, automatic: false });
    receive(5);
    market.advanceTo(new Date('2026-11-25T09:00:00.000Z'));
    expect(kinds()).toEqual(['owner-nobody-yet']);
    expect(due()).toEqual(new Date('2026-11-26T09:00:00.000Z'));
    market.advanceTo(new Date('2026-12-08T09:00:00.000Z'));
    expect(kinds()).toEqual(['owner-nobody-yet', 'owner-search-ended']);
    expect(due()).toBeNull();
  });
});

describe('an owner who waits another two weeks', () => {
  it('is told at their end too, once', () => {
    receive(0);
    const ended = () => kinds().filter((kind) => kind === 'owner-search-ended').length;
    market.advanceHours(15 * 24);
    expect(ended()).toBe(1);
    happen((it) => it.keepWaiting());
    market.advanceHours(13 * 24);
    expect(ended()).toBe(0);
    market.advanceHours(2 * 24);
    expect(ended()).toBe(1);
    happen((it) => it.proceed());
    expect(kinds()).toEqual([]);
  });
});

describe('why partners are asked', () => {
  it('is the arrival first, and then that there are too few', () => {
    receive(0);
    market.join('S1');
    market.events.length = 0;
    market.advanceHours(DAY);
    expect(events()[0]).toMatchObject(['passed-on', { cause: 'refill' }]);
  });

  it('is the arrival also where the administrator has asked before the rule did', () => {
    for (const name of ['S1', 'S2']) market.join(name);
    market.receive(sampleRequest());
    market.happen(LEAD, (it) => it.passOnTo('partner-S1'));
    market.settle();
    expect(events().map(([, detail]) => detail)).toMatchObject([
      { partnerName: 'S1', cause: 'by-hand' },
      { partnerName: 'S2', cause: 'automatic' },
    ]);
  });

  it('is kept for each choice of the rule, but not for one that changed nothing', () => {
    receive(1);
    const state = market.state(LEAD);
    let rounds: readonly unknown[] = [];
    market.happen(LEAD, (it) => {
      it.proceed();
      rounds = it.changes().rounds;
    });
    expect(state.assignments).toHaveLength(1);
    expect(rounds).toEqual([]);
    market.happen(LEAD, (it) => {
      it.matchByHand();
      rounds = it.changes().rounds;
    });
    expect(rounds).toMatchObject([{ cause: 'by-hand', refused: { 'had-this-lead': 1 } }]);
  });

  it('asks who was silent once more after the owner chose to wait, and whoever refused never', () => {
    receive(2);
    happen((it) => it.decline(id(0)));
    market.advanceHours(2 * DAY);
    expect(states()).toEqual(['declined', 'expired']);
    happen((it) => it.keepWaiting());
    market.settle();
    expect(all()[2]?.partnerId).toBe(all()[1]?.partnerId);
    expect(states()).toEqual(['declined', 'expired', 'offered']);
    expect(market.figures.get('partner-S1')).toEqual({
      ...noFigures('partner-S1'),
      ...{ askedByDay: { '2026-11-24': 1 }, outcomes: 'n', lastTurn: 1 },
    });
  });
});
