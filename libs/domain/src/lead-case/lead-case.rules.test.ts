import { beforeEach, describe, expect, it } from '@jest/globals';
import { UNDO_MINUTES } from '../assignments/assignment.js';
import {
  arrivalConsents,
  type Consent,
  CONSENT_VERSION,
  PARTNER_GROUPS,
  extraStylists,
} from '../leads/consent.js';
import { VALUATION } from '../leads/lead-answers.js';
import type { OpenCase } from './open-case.js';
import type { LeadStatus } from '../leads/lead.js';
import { MAX_ASSIGNMENTS } from '../assignments/matching.js';
import { ownerSearch } from './owner-choices.js';
import { ONCE_KINDS } from '../core/notification.js';
import { noFigures } from '../assignments/partner-figures.js';
import type { PartnerKind } from '../core/partner-kind.js';
import { Market } from '../testing/market.js';
import { sampleLead } from '../testing/sample-lead.js';
import {
  releaseLead,
  matchByHand,
  offerTo,
  placeLead,
  withdrawByHand,
  addNote,
  replaceByHand,
} from './by-hand.js';
import { setStatus, undoStatus } from './pending-status.js';
import { advance } from './advance.js';
import { acceptAssignment, declineAssignment, undoAnswer } from './answer.js';
import {
  agreeToAgent,
  agreeToPictures,
  showMore,
  showNoMore,
  withdrawByOwner,
} from './owner-consents.js';
import { keepWaiting, correctLead, correctOnPage, proveMailbox } from './owner.js';
import { recordReport, answerWin } from './report.js';

const LEAD = 'lead-1';
const DAY = 24;
const UNDO_HOURS = UNDO_MINUTES / 60;
let market: Market;

const all = () => market.state(LEAD).assignments;
const id = (place: number) => all()[place]?.id ?? '';
const states = () => all().map(({ state }) => state);
const kinds = () => market.mails.map(({ kind }) => kind);
const events = () => market.events.map(({ kind, detail }) => [kind, detail]);
const reported = () => market.announcements.map(({ event, detail }) => [event, detail]);
const fault = (code: string) => expect.objectContaining({ code });
const happen = (what: (leadCase: OpenCase) => void) => {
  market.events.length = 0;
  market.announcements.length = 0;
  market.mails.length = 0;
  market.happen(LEAD, what);
};
const trying = (what: (leadCase: OpenCase) => void) => () => happen(what);
const receive = (partners = 5, changes: Parameters<typeof sampleLead>[0] = {}) => {
  for (let nth = 1; nth <= partners; nth += 1) market.join(`S${nth}`);
  market.receive(sampleLead(changes), arrivalConsents('form', market.now));
  market.settle();
};
const change = (state: Partial<ReturnType<Market['state']>>) =>
  market.leads.set(LEAD, { ...market.state(LEAD), ...state });
const due = () => market.state(LEAD).matchingDueAt;

beforeEach(() => {
  market = new Market();
});

describe('a held lead', () => {
  beforeEach(() => receive(1, { suspicion: 'hidden-field-filled' }));

  it('is matched at once when it is released', () => {
    change({ matchingDueAt: null });
    happen((it) => releaseLead(it));
    expect(due()).toEqual(market.now);
  });

  it('is released once, with messages to owner and integrators, and the search begins', () => {
    expect(states()).toEqual([]);
    happen((it) => releaseLead(it));
    expect(events()).toEqual([['released', { suspicion: 'hidden-field-filled' }]]);
    expect(kinds()).toEqual(['owner-confirmation']);
    expect(reported()).toEqual([['lead.received', {}]]);
    expect([market.state(LEAD).suspicion, due()]).toEqual([null, market.now]);
    expect(trying((it) => releaseLead(it))).toThrow(fault('lead-not-held'));
    market.settle();
    expect(states()).toEqual(['offered']);
  });

  it('is offered to nobody and announced to no integrator', () => {
    expect(trying((it) => matchByHand(it))).toThrow(fault('lead-held'));
    expect(trying((it) => offerTo(it, 'partner-S1'))).toThrow(fault('lead-held'));
    expect(trying((it) => placeLead(it, '0301'))).toThrow(fault('lead-held'));
    happen((it) => setStatus(it, 'contacted'));
    expect(events()).toEqual([['status-changed', { from: 'new', to: 'contacted' }]]);
    expect(reported()).toEqual([]);
    happen((it) => advance(it));
    expect([states(), due()]).toEqual([[], null]);
  });
});

it('a home whose address is elsewhere than the typed place gets the name of its place', () => {
  receive(1, { location: 'Oslo' });
  expect(market.state(LEAD).lead.location).toBe('Bergen');
});

describe('the owner of a lead', () => {
  const consented = () => market.state(LEAD).consents.filter((it) => it.subject === 'pictures');
  beforeEach(() => receive(1));

  it('lets partners that are asked see the pictures, and says each answer once', () => {
    for (const granted of [false, true, true, false]) {
      happen((it) => agreeToPictures(it, granted));
    }
    expect(consented().map(({ granted }) => granted)).toEqual([true, false]);
  });

  it('has proven its mailbox when it uses a link that only this mailbox got', () => {
    happen((it) => proveMailbox(it));
    expect(market.state(LEAD).lead.mailboxProvenAt).toEqual(market.now);
  });

  it('corrects it from the page of another lead, which the history says', () => {
    happen((it) => correctLead(it, { rooms: 'Stue' }, false, 'other'));
    expect(events()).toEqual([['corrected', { fields: 'rooms', page: 'other' }]]);
    happen((it) => correctLead(it, { rooms: 'Kjøkken' }, false));
    expect(events()).toEqual([['corrected', { fields: 'rooms' }]]);
  });

  it('is corrected by a user, and the history keeps the values before and after', () => {
    const { additionalInfo, rooms: before } = market.state(LEAD).lead;
    expect(additionalInfo).toBeNull();
    const corrections = { rooms: 'Stue', additionalInfo: 'Nøkkel hos nabo' };
    happen((it) => correctLead(it, corrections, false, 'dashboard'));
    const [[, detail] = []] = events();
    expect(detail).toMatchObject({
      changes: expect.arrayContaining([
        { key: 'rooms', before, after: 'Stue' },
        { key: 'additionalInfo', before: '', after: 'Nøkkel hos nabo' },
      ]),
    });
  });
});

describe('the status', () => {
  beforeEach(() => receive());

  it.each<[LeadStatus, unknown[]]>([
    ['matched', ['lead.status_changed', 'lead.matched']],
    ['contacted', ['lead.status_changed', 'lead.contacted']],
    ['won', ['lead.status_changed', 'lead.won']],
    ['lost', ['lead.status_changed', 'lead.lost']],
  ])('becomes %s once and is announced', (to, announced) => {
    happen((it) => setStatus(it, to));
    const detail = { from: 'new', to };
    expect(events()[0]).toEqual(['status-changed', detail]);
    expect(reported()).toEqual([]);
    const isContact = to === 'contacted' || to === 'won';
    expect(market.state(LEAD).contactedAt).toEqual(isContact ? market.now : null);
    happen((it) => setStatus(it, to));
    expect([events(), reported()]).toEqual([[], []]);
    market.advanceHours(UNDO_HOURS);
    expect(reported()).toEqual(announced.map((event) => [event, detail]));
  });

  it('returns to new with a status event, and no event of a new lead', () => {
    happen((it) => setStatus(it, 'contacted'));
    market.advanceHours(UNDO_HOURS);
    happen((it) => setStatus(it, 'new'));
    market.advanceHours(UNDO_HOURS);
    expect(reported()).toEqual([['lead.status_changed', { from: 'contacted', to: 'new' }]]);
  });

  it('is set only if it still is the one that the administrator saw', () => {
    happen((it) => setStatus(it, 'won', 'new'));
    expect(trying((it) => setStatus(it, 'contacted', 'new'))).toThrow(fault('version-stale'));
    expect(market.state(LEAD).status).toBe('won');
    happen((it) => setStatus(it, 'won', 'new'));
    expect(events()).toEqual([]);
    happen((it) => setStatus(it, 'contacted', 'won'));
    expect(market.state(LEAD).status).toBe('contacted');
  });

  it('keeps the time of first contact', () => {
    const first = market.now;
    happen((it) => setStatus(it, 'contacted'));
    market.advanceHours(1);
    happen((it) => setStatus(it, 'won'));
    expect(market.state(LEAD).contactedAt).toEqual(first);
  });

  it('closes the search, and reopens it', () => {
    happen((it) => setStatus(it, 'lost'));
    market.now = due() ?? market.now;
    happen((it) => advance(it));
    expect([new Set(states()), due()]).toEqual([new Set(['withdrawn']), null]);
    expect(events().map(([kind]) => kind)).toEqual(Array(5).fill('assignment-withdrawn'));
    expect(events()[0]?.[1]).toMatchObject({ by: 'closed' });
    happen((it) => advance(it));
    expect(due()).toBeNull();
    happen((it) => setStatus(it, 'new'));
    market.advanceHours(UNDO_HOURS);
    expect(states()).toContain('offered');
  });

  it('returns to new when the last accepted partner loses the lead, not when an offer is withdrawn', () => {
    for (const place of [0, 1]) happen((it) => acceptAssignment(it, id(place)));
    expect(market.state(LEAD).status).toBe('matched');
    happen((it) => withdrawByHand(it, id(0)));
    expect(market.state(LEAD).status).toBe('matched');
    happen((it) => setStatus(it, 'contacted'));
    happen((it) => withdrawByHand(it, id(1)));
    expect(market.state(LEAD).status).toBe('new');
    happen((it) => setStatus(it, 'contacted'));
    happen((it) => withdrawByHand(it, id(2)));
    expect(market.state(LEAD).status).toBe('contacted');
  });

  it('set by the administrator survives an acceptance', () => {
    happen((it) => setStatus(it, 'contacted'));
    happen((it) => acceptAssignment(it, id(0)));
    expect(market.state(LEAD).status).toBe('contacted');
  });

  it('is kept apart from the administrator’s notes', () => {
    happen((it) => addNote(it, 'Ringte.'));
    expect(events()).toEqual([['note-added', { text: 'Ringte.' }]]);
  });
});

describe('the administrator', () => {
  it('cannot offer a closed lead', () => {
    receive();
    happen((it) => setStatus(it, 'won'));
    for (const what of [
      (it: OpenCase) => matchByHand(it),
      (it: OpenCase) => offerTo(it, 'partner-S1'),
      (it: OpenCase) => placeLead(it, '0301'),
      (it: OpenCase) => showMore(it),
      (it: OpenCase) => keepWaiting(it),
    ]) {
      expect(trying(what)).toThrow(fault('lead-closed'));
    }
  });

  const lies = () => {
    const { municipality, municipalityFoundBy } = market.state(LEAD).lead;
    return [municipality, municipalityFoundBy];
  };

  it('places a home of unknown municipality, and a picked partner stays asked', () => {
    receive(2, { municipality: null, municipalityFoundBy: null });
    expect(states()).toEqual([]);
    happen((it) => offerTo(it, 'partner-S1'));
    happen((it) => placeLead(it, '4601'));
    expect(events()).toEqual([['placed', { municipality: '4601' }]]);
    expect([lies(), due()]).toEqual([['4601', 'administrator'], market.now]);
    market.settle();
    expect(states()).toEqual(['offered', 'offered']);
    happen((it) => placeLead(it, '4601'));
    expect([events(), states()]).toEqual([[], ['offered', 'offered']]);
  });

  it('places a home, which gets the name of that place if another was typed', () => {
    receive(1, { municipality: null, location: 'Oslo' });
    happen((it) => placeLead(it, '4601'));
    expect(market.state(LEAD).lead.location).toBe('Bergen');
  });

  it('moves a home elsewhere, which ends offers in the wrong place', () => {
    receive(2);
    const far = market.join('Far', { areas: ['0301'] });
    happen((it) => placeLead(it, '0301'));
    expect([lies(), states()]).toEqual([
      ['0301', 'administrator'],
      ['withdrawn', 'withdrawn'],
    ]);
    expect(kinds()).toEqual(['assignment-withdrawn', 'assignment-withdrawn']);
    market.settle();
    expect(all().at(-1)).toMatchObject({ partnerId: far, state: 'offered' });
  });

  it('picks a partner beyond area and capacity, recorded in the round', () => {
    receive(0);
    const far = market.join('Far', { areas: ['0301'], weeklyCapacity: 0 });
    happen((it) => offerTo(it, far));
    expect(market.picked).toEqual(new Set([far]));
    expect(events()[0]).toMatchObject(['passed-on', { partnerId: far, cause: 'by-hand' }]);
    expect(due()).toEqual(market.now);
    expect(trying((it) => offerTo(it, far))).toThrow(fault('partner-has-lead'));
    happen((it) => withdrawByHand(it, id(0)));
    happen((it) => offerTo(it, far));
    expect(states()).toEqual(['withdrawn', 'offered']);
    happen((it) => acceptAssignment(it, id(1)));
    happen((it) => withdrawByHand(it, id(1)));
    expect(trying((it) => offerTo(it, far))).toThrow(fault('partner-has-lead'));
  });

  it("cannot pick an unknown or paused partner, or one without terms or the owner's consent", () => {
    receive(0);
    const paused = market.join('Paused', { active: false });
    const agent = market.join('Agent', { kind: 'estate-agent' });
    const fresh = market.join('Fresh', { termsVersion: null });
    expect(trying((it) => offerTo(it, fresh))).toThrow(fault('partner-without-terms'));
    expect(trying((it) => offerTo(it, 'gone'))).toThrow(fault('partner-not-found'));
    expect(trying((it) => offerTo(it, paused))).toThrow(fault('partner-paused'));
    expect(trying((it) => offerTo(it, agent))).toThrow(fault('no-agent-consent'));
    const stylist = market.join('Stylist');
    change({ consents: [] });
    expect(trying((it) => offerTo(it, stylist))).toThrow(fault('no-stylist-consent'));
  });

  it('cannot ask anyone once every place is taken', () => {
    receive(9);
    for (const place of [0, 1, 2]) happen((it) => acceptAssignment(it, id(place)));
    expect(trying((it) => matchByHand(it))).toThrow(fault('lead-full'));
    expect(trying((it) => offerTo(it, 'partner-S9'))).toThrow(fault('lead-full'));
  });

  it('cannot exceed the limits of assignments, at once and in all', () => {
    receive(5);
    for (let nth = 6; nth <= 8; nth += 1) {
      const partner = market.join(`S${nth}`, { areas: ['0301'] });
      happen((it) => offerTo(it, partner));
    }
    const ninth = market.join('S9', { areas: ['0301'] });
    expect(trying((it) => offerTo(it, ninth))).toThrow('allerede spurt');
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
    expect(trying((it) => offerTo(it, ninth))).toThrow(fault('lead-full'));
    change({ assignments: asked(23) });
    expect(trying((it) => offerTo(it, ninth))).not.toThrow();
  });

  it('replaces an assignment by the picked partner, or the next one, or fails', () => {
    receive(5);
    const picked = market.join('Picked', { areas: ['0301'] });
    happen((it) => replaceByHand(it, id(0), picked));
    expect([states()[0], all()[5]?.partnerId]).toEqual(['withdrawn', picked]);
    expect(trying((it) => replaceByHand(it, id(1)))).toThrow(fault('no-partner-eligible'));
    const next = market.join('Next');
    happen((it) => replaceByHand(it, id(1)));
    expect(all().at(-1)?.partnerId).toBe(next);
    happen((it) => setStatus(it, 'lost'));
    change({ assignments: all().map((each) => ({ ...each, state: 'accepted' as const })) });
    expect(trying((it) => replaceByHand(it, id(2)))).toThrow(fault('lead-closed'));
  });

  it('withdraws with e-mails that name the earlier ones, without which they are not sent', () => {
    receive(5);
    happen((it) => acceptAssignment(it, id(0)));
    const ends: unknown[] = [];
    happen((it) => {
      for (const place of [0, 1]) withdrawByHand(it, id(place));
      for (const { kind, endOf, ...rest } of it.changes().notifications) {
        ends.push([kind, endOf]);
        expect(rest).not.toHaveProperty('delaySeconds');
      }
    });
    expect(ends).toEqual([
      ['assignment-withdrawn', undefined],
      ['owner-partner-left', 'owner-matched'],
      ['assignment-withdrawn', 'partner-offer'],
    ]);
  });

  it('withdraws and replaces only the state that was seen, never a later acceptance', () => {
    receive(3);
    const other = market.join('Other');
    happen((it) => acceptAssignment(it, id(0)));
    const before = market.state(LEAD);
    for (const late of [
      (it: OpenCase) => replaceByHand(it, id(0), other, 'offered'),
      (it: OpenCase) => replaceByHand(it, id(0), undefined, 'offered'),
      (it: OpenCase) => withdrawByHand(it, id(0), 'offered'),
    ]) {
      expect(trying(late)).toThrow(fault('version-stale'));
    }
    expect(market.state(LEAD)).toEqual(before);
    happen((it) => declineAssignment(it, id(1)));
    expect(trying((it) => withdrawByHand(it, id(1), 'offered'))).toThrow('«Passer ikke»');
    happen((it) => replaceByHand(it, id(0), other, 'accepted'));
    happen((it) => withdrawByHand(it, id(2), 'offered'));
    expect(states()).toEqual(['withdrawn', 'declined', 'withdrawn', 'offered']);
  });

  it('gets one e-mail that no partner can be asked, if matching is automatic', () => {
    receive(0);
    expect(kinds()).toEqual(['no-partner-notification']);
    expect(events()).toEqual([['no-partner-found', {}]]);
    market.advanceHours(2 * DAY);
    expect(kinds().filter((kind) => kind === 'no-partner-notification')).toHaveLength(1);
    market = new Market(undefined, { answerHours: 12, automatic: false });
    receive(0);
    expect(kinds()).toEqual([]);
  });
});

describe('the notice that no partner can be asked', () => {
  it('is also sent when the home moved to a place without partners', () => {
    receive(2);
    const askedBefore = states();
    happen((it) => correctLead(it, { location: 'Sentrum', address: 'Gata 1' }, true));
    const state = market.state(LEAD);
    market.leads.set(LEAD, { ...state, lead: { ...state.lead, municipality: null } });
    market.settle();
    expect([askedBefore, states()]).toEqual([
      ['offered', 'offered'],
      ['withdrawn', 'withdrawn'],
    ]);
    expect(kinds()).toContain('no-partner-notification');
  });
});

describe('the notice that no partner can be asked, for a lead to both kinds', () => {
  const isRecalled = () => market.recalls.some(({ kind }) => kind === 'no-partner-notification');
  beforeEach(() => {
    market.receive(sampleLead(), arrivalConsents('form', market.now, PARTNER_GROUPS));
    market.settle();
  });

  it('is recalled once a partner of each kind is asked, also by hand', () => {
    const pass = (name: string, kind: PartnerKind) => {
      const partnerId = market.join(name, { kind, areas: [] });
      happen((it) => offerTo(it, partnerId));
      market.settle();
      return [states().length, isRecalled()];
    };
    expect(pass('S', 'stylist')).toEqual([1, false]);
    expect(pass('A', 'estate-agent')).toEqual([2, true]);
  });

  it.each<[string, () => void]>([
    ['its owner withdraws', () => happen((it) => withdrawByOwner(it))],
    ['it is closed', () => happen((it) => setStatus(it, 'lost'))],
    ['the search is over', () => market.advanceHours(15 * DAY)],
    ['nobody is asked but by hand', () => (market.policy = { ...market.policy, automatic: false })],
  ])('is recalled once %s', (_, end) => {
    end();
    market.advanceHours(DAY);
    expect(isRecalled()).toBe(true);
  });

  it('is recalled once the owner no longer wants the missing kind', () => {
    market.join('S');
    market.advanceHours(DAY);
    expect([states(), isRecalled()]).toEqual([['offered'], false]);
    happen((it) => agreeToAgent(it, false));
    market.settle();
    expect(isRecalled()).toBe(true);
  });

  it('stays while it holds', () => {
    market.advanceHours(3 * DAY);
    expect(isRecalled()).toBe(false);
  });
});

describe('a repeated answer', () => {
  beforeEach(() => receive(9));

  it('changes nothing', () => {
    happen((it) => acceptAssignment(it, id(0)));
    happen((it) => declineAssignment(it, id(1)));
    happen((it) => agreeToAgent(it, false));
    for (const again of [
      (it: OpenCase) => acceptAssignment(it, id(0)),
      (it: OpenCase) => declineAssignment(it, id(1)),
      (it: OpenCase) => agreeToAgent(it, false),
    ]) {
      happen(again);
      expect([events(), kinds()]).toEqual([[], []]);
    }
    for (const place of [2, 3]) happen((it) => acceptAssignment(it, id(place)));
    happen((it) => acceptAssignment(it, id(4)));
    happen((it) => acceptAssignment(it, id(4)));
    happen((it) => declineAssignment(it, id(4)));
    expect(events()).toEqual([]);
    expect(states()[4]).toBe('missed');
  });

  it('that declines a filled assignment changes nothing', () => {
    for (const place of [0, 1, 2]) happen((it) => acceptAssignment(it, id(place)));
    happen((it) => declineAssignment(it, id(3)));
    expect([events(), states()[3]]).toEqual([[], 'filled']);
  });

  it('after the deadline expires the assignment', () => {
    market.now = new Date('2026-11-25T09:00:00.000Z');
    happen((it) => declineAssignment(it, id(0)));
    expect(states()[0]).toBe('expired');
    expect(events().map(([kind]) => kind)).not.toContain('assignment-answered');
  });

  it('makes the next step due at once', () => {
    market.advanceHours(1);
    happen((it) => declineAssignment(it, id(0)));
    expect(due()).toEqual(market.now);
    market.settle();
    market.advanceHours(1);
    happen((it) => acceptAssignment(it, id(1)));
    expect(due()).toEqual(market.now);
    market.settle();
    happen((it) => undoAnswer(it, id(1)));
    expect(due()).toEqual(market.now);
    market.settle();
    happen((it) => withdrawByHand(it, id(2)));
    expect(due()).toEqual(market.now);
  });

  it('by the administrator or «Vis meg flere» makes the next step due at once', () => {
    market.advanceHours(1);
    happen((it) => matchByHand(it));
    expect(due()).toEqual(market.now);
    market.settle();
    market.advanceHours(1);
    for (const place of [0, 1, 2]) happen((it) => acceptAssignment(it, id(place)));
    happen((it) => showMore(it));
    market.settle();
    market.advanceHours(1);
    happen((it) => showNoMore(it));
    expect(due()).toEqual(market.now);
  });
});

describe("a partner's report", () => {
  beforeEach(() => {
    receive(5);
    for (const place of [0, 1]) happen((it) => acceptAssignment(it, id(place)));
  });

  it('is recorded once and makes the lead contacted', () => {
    happen((it) => recordReport(it, id(0), 'contacted'));
    const { partnerId } = all()[0] ?? {};
    expect(events()).toEqual([
      ['reported', { partnerId, partnerName: 'S1', report: 'contacted' }],
      ['status-changed', { from: 'matched', to: 'contacted' }],
    ]);
    expect(all()[0]).toMatchObject({ report: 'contacted', reportedAt: market.now });
    expect(due()).toEqual(market.now);
    happen((it) => recordReport(it, id(0), 'contacted'));
    expect(events()).toEqual([]);
  });

  it('withdraws its win unless another partner has won', () => {
    happen((it) => recordReport(it, id(0), 'won'));
    happen((it) => recordReport(it, id(0), 'lost'));
    expect(market.state(LEAD).status).toBe('contacted');
    happen((it) => recordReport(it, id(1), 'won'));
    happen((it) => recordReport(it, id(0), 'won'));
    happen((it) => recordReport(it, id(1), 'lost'));
    expect(market.state(LEAD).status).toBe('won');
  });

  it('withdraws a loss that reports alone had caused', () => {
    happen((it) => acceptAssignment(it, id(2)));
    happen((it) => recordReport(it, id(2), 'lost'));
    happen((it) => recordReport(it, id(0), 'lost'));
    market.advanceHours(1);
    happen((it) => recordReport(it, id(1), 'lost'));
    market.advanceHours(1);
    happen((it) => recordReport(it, id(0), 'contacted'));
    expect(market.state(LEAD)).toMatchObject({ status: 'contacted', matchingDueAt: market.now });
    happen((it) => recordReport(it, id(0), 'lost'));
    expect(market.state(LEAD).status).toBe('lost');
  });

  it('does not reopen a lead that somebody else closed', () => {
    happen((it) => setStatus(it, 'lost'));
    happen((it) => recordReport(it, id(0), 'contacted'));
    expect(market.state(LEAD).status).toBe('lost');
    market.advanceHours(1);
    for (const place of [0, 1]) happen((it) => recordReport(it, id(place), 'lost'));
    happen((it) => recordReport(it, id(1), 'contacted'));
    expect(market.state(LEAD).status).toBe('lost');
  });

  it('does not reopen a lead that is lost again after an undone win', () => {
    happen((it) => setStatus(it, 'lost'));
    happen((it) => setStatus(it, 'won'));
    happen((it) => undoStatus(it, 'won'));
    for (const reported of ['lost', 'contacted'] as const)
      happen((it) => recordReport(it, id(0), reported));
    expect(market.state(LEAD).status).toBe('lost');
  });

  it('is refused for an assignment that was not accepted', () => {
    expect(trying((it) => recordReport(it, id(2), 'won'))).toThrow(fault('assignment-closed'));
  });
});

it('recalls a correction e-mail of every partner that loses the lead before it has left', () => {
  receive(3);
  happen((it) => acceptAssignment(it, id(0)));
  happen((it) => acceptAssignment(it, id(1)));
  happen((it) => correctLead(it, { customerPhone: '41111111' }, false));
  happen((it) => undoAnswer(it, id(0)));
  happen((it) => withdrawByHand(it, id(1)));
  const cancelled = market.recalls.filter(({ kind }) => kind === 'partner-correction');
  expect(cancelled.map(({ assignmentId }) => assignmentId)).toEqual([id(0), id(1)]);
});

describe('the owner', () => {
  beforeEach(() => receive(5));

  it('withdraws once', () => {
    happen((it) => withdrawByOwner(it));
    expect(events()[0]).toEqual(['owner-withdrew', {}]);
    const detail = { from: 'new', to: 'lost' };
    expect(reported()).toEqual([
      ['lead.status_changed', detail],
      ['lead.lost', detail],
    ]);
    happen((it) => withdrawByOwner(it));
    expect(events()).toEqual([]);
  });

  it('gets no more e-mails after withdrawing: those that have not left are recalled', () => {
    market.recalls.length = 0;
    happen((it) => withdrawByOwner(it));
    expect(market.recalls.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['owner-review', 'owner-is-it-you', 'owner-nobody-yet']),
    );
  });

  it('revokes every yes of a closed lead too, and its partner gets an e-mail', () => {
    happen((it) => acceptAssignment(it, id(0)));
    happen((it) => recordReport(it, id(0), 'won'));
    happen((it) => answerWin(it, id(0), true));
    happen((it) => withdrawByOwner(it));
    expect(events()[0]).toEqual(['owner-withdrew', {}]);
    expect([states()[0], market.state(LEAD).status]).toEqual(['withdrawn', 'won']);
    expect(kinds()).toEqual(['assignment-withdrawn']);
    expect(market.state(LEAD).consents.at(-1)).toMatchObject({
      subject: 'stylist',
      granted: false,
    });
    happen((it) => withdrawByOwner(it));
    expect(events()).toEqual([]);
  });

  it('allows an agent after the search, and one is asked', () => {
    const agent = market.join('A1', { kind: 'estate-agent' });
    market.advanceHours(15 * DAY);
    expect(due()).toBeNull();
    happen((it) => agreeToAgent(it, true));
    market.settle();
    expect(all().at(-1)).toMatchObject({ partnerId: agent, state: 'offered' });
  });

  it.each([
    [1, 14],
    [13 * DAY, 27],
  ])('that allows an agent after %d hours searches until day %d', (hours, until) => {
    const { matchUntil } = market.state(LEAD);
    const began = Number(matchUntil) - 14 * DAY * 3_600_000;
    market.advanceHours(hours);
    happen((it) => agreeToAgent(it, true));
    expect((Number(market.state(LEAD).matchUntil) - began) / (DAY * 3_600_000)).toBe(until);
  });

  it('corrects texts to stylists without telling the agent beside them', () => {
    const [stylist, second] = all();
    const holds = { state: 'accepted' as const, answeredAt: market.now, revealedAt: market.now };
    const agent = { ...second!, ...holds, partnerGroup: 'estate-agent' as const };
    change({ assignments: [{ ...stylist!, ...holds }, agent] });
    const notifiedBy = (corrections: Parameters<typeof correctLead>[1]) => {
      happen((it) => correctLead(it, corrections, false));
      return market.mails.map(({ assignmentId }) => assignmentId);
    };
    const written = { message: 'Nå', stylingNeeds: 'Nå', rooms: '9', timeframe: 'Nå' };
    expect(notifiedBy(written)).toEqual([stylist!.id]);
    for (const seen of [{ customerPhone: '99887766' }, { propertySize: '80' }]) {
      expect(notifiedBy({ ...seen, message: 'Så' })).toEqual([stylist!.id, agent.id]);
    }
    const valuation = { ...market.state(LEAD).lead, serviceType: VALUATION } as const;
    change({ lead: valuation, assignments: [agent] });
    expect(notifiedBy({ message: 'Ring meg' })).toEqual([agent.id]);
  });

  it("corrects the lead for integrators, but not from another lead's page", () => {
    happen((it) => correctLead(it, { rooms: '5' }, false));
    expect(reported()).toEqual([['lead.corrected', {}]]);
    happen((it) => correctLead(it, { rooms: '6' }, false, 'other'));
    expect(reported()).toEqual([]);
  });

  it('forbids agents without being asked, recorded once', () => {
    happen((it) => agreeToAgent(it, false));
    expect(events()).toEqual([['consent-given', { subject: 'estate-agent', answer: 'no' }]]);
    happen((it) => agreeToAgent(it, false));
    expect(events()).toEqual([]);
  });

  it('gets an e-mail that no stylist was found although an agent has the lead', () => {
    market.join('A1', { kind: 'estate-agent' });
    happen((it) => agreeToAgent(it, true));
    market.settle();
    const agent = all().find(({ partnerGroup }) => partnerGroup === 'estate-agent');
    happen((it) => acceptAssignment(it, agent?.id ?? ''));
    market.advanceHours(2 * DAY);
    expect(kinds()).toContain('owner-nobody-yet');
    expect(ownerSearch(market.state(LEAD), market.now).isLate).toBe(true);
  });

  it.each<LeadStatus>(['won', 'lost'])(
    'gets no e-mail about the search once the lead is %s',
    (status) => {
      market.advanceHours(DAY);
      expect(kinds()).toContain('owner-nobody-yet');
      market.recalls.length = 0;
      happen((it) => setStatus(it, status));
      market.advanceHours(UNDO_HOURS);
      expect(market.recalls.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['owner-nobody-yet', 'owner-search-ended']),
      );
    },
  );

  it('gets no e-mail about the search after forbidding the only wanted agent', () => {
    market.now = new Date('2026-11-24T09:00:00.000Z');
    const only = 'agent-only';
    market.receive(
      sampleLead({ id: only, receivedAt: market.now }),
      arrivalConsents('form', market.now, ['estate-agent']),
    );
    market.advanceHours(DAY);
    market.recalls.length = 0;
    market.happen(only, (it) => agreeToAgent(it, false));
    expect(market.recalls.map(({ kind }) => kind)).toEqual([
      ...['no-partner-notification', 'owner-nobody-yet', 'owner-search-ended'],
    ]);
  });

  it('gets an e-mail about the search after forbidding an agent beside the wanted stylists', () => {
    happen((it) => agreeToAgent(it, true));
    market.advanceHours(DAY);
    expect(kinds()).toContain('owner-nobody-yet');
    market.recalls.length = 0;
    happen((it) => agreeToAgent(it, false));
    expect(market.recalls).toEqual([]);
  });

  it('allows and forbids agents, each with its consent text and place', () => {
    const said = () => market.state(LEAD).consents.at(-1);
    const consent = (granted: boolean): Consent => ({
      ...{ subject: 'estate-agent', granted, at: market.now, place: 'owner-page' },
      textVersion: CONSENT_VERSION,
    });
    happen((it) => agreeToAgent(it, true));
    expect(said()).toEqual(consent(true));
    expect(events()).toEqual([['consent-given', { subject: 'estate-agent', answer: 'yes' }]]);
    expect(due()).toEqual(market.now);
    happen((it) => agreeToAgent(it, false));
    expect(said()).toEqual(consent(false));
    expect(events()[0]).toEqual(['consent-given', { subject: 'estate-agent', answer: 'no' }]);
    expect(states()).toEqual(Array(5).fill('offered'));
    happen((it) => setStatus(it, 'lost'));
    happen((it) => agreeToAgent(it, true));
    expect(events()).toEqual([]);
  });

  it("withdraws only agents' assignments", () => {
    for (const name of ['A1', 'A2', 'A3']) market.join(name, { kind: 'estate-agent' });
    happen((it) => agreeToAgent(it, true));
    market.settle();
    const agents = () => all().filter(({ partnerGroup }) => partnerGroup === 'estate-agent');
    happen((it) => declineAssignment(it, agents()[0]?.id ?? ''));
    happen((it) => agreeToAgent(it, false));
    expect(agents().map(({ state }) => state)).toEqual(['declined', 'withdrawn']);
    expect(states().slice(0, 5)).toEqual(Array(5).fill('offered'));
  });

  const agentsAsked = () =>
    all().filter((it) => it.partnerGroup === 'estate-agent' && it.state === 'offered');
  const sayOfAgents = (granted: boolean) => {
    happen((it) => agreeToAgent(it, granted));
    market.settle();
    market.advanceHours(0.5);
  };

  it('allows agents again: the same ones are asked once more, except those that declined', () => {
    const [refused, asked] = ['A1', 'A2'].map((name) =>
      market.join(name, { kind: 'estate-agent' }),
    );
    sayOfAgents(true);
    expect(agentsAsked().map(({ partnerId }) => partnerId)).toEqual([refused, asked]);
    happen((it) => declineAssignment(it, agentsAsked()[0]?.id ?? ''));
    sayOfAgents(false);
    expect(agentsAsked()).toEqual([]);
    sayOfAgents(true);
    expect(agentsAsked().map(({ partnerId }) => partnerId)).toEqual([asked]);
    sayOfAgents(false);
    sayOfAgents(true);
    expect(agentsAsked()).toEqual([]);
  });

  it('cannot allow another agent after one had the details', () => {
    for (const name of ['A1', 'A2']) market.join(name, { kind: 'estate-agent' });
    sayOfAgents(true);
    happen((it) => acceptAssignment(it, agentsAsked()[0]?.id ?? ''));
    sayOfAgents(false);
    const said = market.state(LEAD).consents;
    happen((it) => agreeToAgent(it, true));
    expect(events()).toEqual([]);
    expect(market.state(LEAD).consents).toEqual(said);
  });

  it('forbids an agent on a won lead, without touching the stylist who won it', () => {
    market.join('A1', { kind: 'estate-agent' });
    sayOfAgents(true);
    const [stylist, agent] = [id(0), agentsAsked()[0]?.id ?? ''];
    for (const each of [stylist, agent]) happen((it) => acceptAssignment(it, each));
    happen((it) => recordReport(it, stylist, 'won'));
    happen((it) => answerWin(it, stylist, true));
    const stateOf = (asked: string) => all().find((it) => it.id === asked)?.state;
    happen((it) => agreeToAgent(it, false));
    expect([stateOf(stylist), stateOf(agent)]).toEqual(['accepted', 'withdrawn']);
    expect(market.mails).toMatchObject([{ kind: 'assignment-withdrawn', assignmentId: agent }]);
    expect(market.state(LEAD)).toMatchObject({ status: 'won', matchingDueAt: null });
    expect(events()[0]).toEqual(['consent-given', { subject: 'estate-agent', answer: 'no' }]);
    for (const again of [false, true]) {
      happen((it) => agreeToAgent(it, again));
      expect(events()).toEqual([]);
    }
  });

  it('cannot forbid agents on a closed lead without a yes', () => {
    happen((it) => setStatus(it, 'lost'));
    happen((it) => agreeToAgent(it, false));
    expect(events()).toEqual([]);
  });

  it('forbids agents without the undone partner being asked again, even in the same moment', () => {
    const [{ partnerId } = { partnerId: '' }] = all();
    happen((it) => acceptAssignment(it, id(0)));
    happen((it) => undoAnswer(it, id(0)));
    happen((it) => agreeToAgent(it, false));
    market.advanceHours(2 * DAY);
    expect(all().filter((it) => it.partnerId === partnerId)).toMatchObject([{ state: 'undone' }]);
  });

  it('allows agents again without asking the one that the administrator withdrew', () => {
    market.join('A1', { kind: 'estate-agent' });
    sayOfAgents(true);
    happen((it) => withdrawByHand(it, agentsAsked()[0]?.id ?? ''));
    market.advanceHours(0.5);
    sayOfAgents(false);
    sayOfAgents(true);
    expect(agentsAsked()).toEqual([]);
  });

  const takeAll = () => {
    for (const { id: asked } of all().filter(({ state }) => state === 'offered')) {
      happen((it) => acceptAssignment(it, asked));
    }
  };

  it('asks for one more three times, each restarting the search', () => {
    for (const name of ['T1', 'T2', 'T3', 'T4']) market.join(name);
    takeAll();
    for (let time = 1; time <= 3; time += 1) {
      market.advanceHours(DAY);
      happen((it) => showMore(it));
      expect(events()[0]).toEqual([
        'consent-given',
        { subject: 'one-more-stylist', answer: 'yes' },
      ]);
      const until = new Date(market.now.getTime() + 14 * DAY * 3600 * 1000);
      expect(market.state(LEAD)).toMatchObject({ matchUntil: until, matchingDueAt: market.now });
      market.settle();
      takeAll();
    }
    expect(trying((it) => showMore(it))).toThrow(fault('no-more-partners'));
  });

  it('cannot ask for more at the limit of assignments', () => {
    takeAll();
    const [accepted] = all();
    const silent = (nth: number) => ({
      ...accepted!,
      id: `${nth}`,
      partnerId: `${nth}`,
      revealedAt: null,
    });
    const many = Array.from({ length: MAX_ASSIGNMENTS }, (_, nth) => silent(nth));
    change({ assignments: [...all(), ...many] });
    expect(trying((it) => showMore(it))).toThrow(fault('all-asked'));
  });

  it('asks for one more once, however often it is pressed', () => {
    const consents = () => market.state(LEAD).consents.map(({ subject }) => subject);
    happen((it) => showMore(it));
    expect(consents()).toEqual(['stylist']);
    takeAll();
    for (let press = 0; press < 3; press += 1) happen((it) => showMore(it));
    expect(consents()).toEqual(['stylist', 'one-more-stylist']);
    expect(events()).toEqual([]);
  });

  it('takes «Vis meg flere» back: the open assignment ends, accepted ones stay', () => {
    takeAll();
    happen((it) => showMore(it));
    market.settle();
    const asked = all().filter(({ state }) => state === 'offered');
    market.advanceHours(1);
    happen((it) => showNoMore(it));
    expect(events().slice(0, 2)).toMatchObject([
      ['consent-given', { subject: 'one-more-stylist', answer: 'no' }],
      ['assignment-withdrawn', { by: 'owner' }],
    ]);
    expect(all().filter(({ state }) => state === 'accepted')).toHaveLength(3);
    const emails = asked.map(({ id }) => ({ kind: 'assignment-withdrawn', assignmentId: id }));
    expect(market.mails).toMatchObject(emails);
    expect(market.recalls).toContainEqual({ kind: 'owner-search-ended', assignmentId: null });
    expect(market.state(LEAD).consents.at(-1)).toMatchObject({ granted: false, at: market.now });
    const recalled = market.recalls.slice(-ONCE_KINDS.length).map(({ kind }) => kind);
    expect(recalled).toEqual(ONCE_KINDS);
    market.advanceHours(2 * DAY);
    expect(all().filter(({ state }) => state === 'offered')).toEqual([]);
    happen((it) => showNoMore(it));
    expect(events()).toEqual([]);
  });

  it('withdraws a lead just closed by hand, which is then announced at once', () => {
    happen((it) => setStatus(it, 'lost'));
    happen((it) => withdrawByOwner(it));
    expect(reported()).toContainEqual(['lead.lost', { from: 'new', to: 'lost' }]);
  });

  it('asks again after that, three in all', () => {
    for (const name of ['T1', 'T2', 'T3', 'T4']) market.join(name);
    takeAll();
    happen((it) => showMore(it));
    happen((it) => showNoMore(it));
    for (let time = 1; time <= 3; time += 1) {
      happen((it) => showMore(it));
      market.settle();
      takeAll();
    }
    expect(all().filter(({ state }) => state === 'accepted')).toHaveLength(6);
    expect(trying((it) => showMore(it))).toThrow(fault('no-more-partners'));
  });

  it('cannot take back an extra that a partner accepted, or none', () => {
    happen((it) => showNoMore(it));
    takeAll();
    happen((it) => showMore(it));
    market.settle();
    takeAll();
    happen((it) => showNoMore(it));
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
  ])('withdraws together with the unused extra (used: %s)', (isUsed, ...said) => {
    takeAll();
    happen((it) => showMore(it));
    market.settle();
    if (isUsed) takeAll();
    happen((it) => withdrawByOwner(it));
    const { consents } = market.state(LEAD);
    expect(consents.map(({ subject, granted }) => [subject, granted])).toEqual(said);
    expect(extraStylists(consents)).toBe(isUsed ? 1 : 0);
  });

  it('waits: recorded, and the search restarts', () => {
    market.advanceHours(3 * DAY);
    happen((it) => keepWaiting(it));
    expect(events()).toEqual([['owner-waits', {}]]);
    const until = new Date(market.now.getTime() + 14 * DAY * 3600 * 1000);
    expect(market.state(LEAD)).toMatchObject({ matchUntil: until, waitsSince: market.now });
  });

  it('gets no e-mail that the search ended once it is resumed', () => {
    market.advanceHours(15 * DAY);
    expect(kinds()).toContain('owner-search-ended');
    happen((it) => keepWaiting(it));
    expect(market.recalls.at(-1)).toEqual({ kind: 'owner-search-ended', assignmentId: null });
  });

  it.each<[string, (leadCase: OpenCase) => void, recalled: number]>([
    ['undoes its yes', (it) => undoAnswer(it, id(1)), 1],
    ['loses it to an administrator', (it) => withdrawByHand(it, id(0)), 0],
  ])('recalls the missed-call e-mail to a partner that %s', (_, what, of) => {
    for (const place of [0, 1]) happen((it) => acceptAssignment(it, id(place)));
    happen(what);
    const cancelled = market.recalls.filter(({ kind }) => kind === 'partner-not-called');
    expect(cancelled.map(({ assignmentId }) => assignmentId)).toEqual([id(of)]);
  });

  it('cannot correct again after thirty e-mails about it, except by repeating', () => {
    happen((it) => acceptAssignment(it, id(0)));
    happen((it) => acceptAssignment(it, id(1)));
    for (let time = 1; time <= 15; time += 1) {
      happen((it) => correctOnPage(it, { message: `Nå ${time}` }, false));
      expect(kinds()).toEqual(['partner-correction', 'partner-correction']);
      expect(reported()).toEqual([['lead.corrected', {}]]);
    }
    expect(trying((it) => correctOnPage(it, { message: 'Til' }, false))).toThrow(
      fault('too-many-attempts'),
    );
    happen((it) => correctOnPage(it, { message: 'Nå 15' }, false));
    expect(kinds()).toEqual([]);
    happen((it) => correctLead(it, { customerEmail: 'ny@nordmann.no' }, false));
    expect(kinds()).toEqual(['owner-link', 'partner-correction', 'partner-correction']);
  });

  it('corrects the same once, also from two stale pages, and later assignments stay', () => {
    const moved = { location: 'Et annet sted', address: 'Gata 1, 5015 Bergen' };
    happen((it) => correctLead(it, moved, true));
    const state = market.state(LEAD);
    market.leads.set(LEAD, { ...state, lead: { ...state.lead, municipality: '4601' } });
    for (const name of ['T1', 'T2', 'T3', 'T4', 'T5']) market.join(name);
    market.settle();
    const asked = states();
    expect(asked).toContain('offered');
    happen((it) => correctLead(it, moved, true));
    expect([events(), states()]).toEqual([[], asked]);
    expect(market.state(LEAD).lead.municipality).toBe('4601');
  });

  it('corrects the lead: history names fields without values', () => {
    happen((it) => acceptAssignment(it, id(0)));
    happen((it) => correctLead(it, {}, false));
    expect([events(), kinds()]).toEqual([[], []]);
    happen((it) => correctLead(it, { customerPhone: '99999999', rooms: '4' }, false));
    expect(events()).toEqual([['corrected', { fields: 'customerPhone, rooms' }]]);
    expect(market.mails).toEqual([
      { leadId: LEAD, kind: 'partner-correction', assignmentId: id(0) },
    ]);
    expect(market.state(LEAD).lead).toMatchObject({ municipality: '4601', rooms: '4' });
    happen((it) => correctLead(it, { location: 'Oslo' }, true));
    expect(market.state(LEAD).lead).toMatchObject({
      municipality: null,
      municipalityFoundBy: null,
    });
    expect(due()).toEqual(market.now);
  });
});

describe('the next step', () => {
  const hoursAhead = () => (Number(due()) - Number(market.now)) / 3_600_000;

  it('is the first reminder, then the first deadline, while places are free', () => {
    receive(5);
    expect(due()).toEqual(new Date('2026-11-24T15:00:00.000Z'));
    market.advanceTo(new Date('2026-11-24T15:00:00.000Z'));
    expect(due()).toEqual(new Date('2026-11-25T09:00:00.000Z'));
  });

  it('is null once every place is taken and each partner has reported', () => {
    receive(5);
    for (const place of [0, 1, 2]) happen((it) => acceptAssignment(it, id(place)));
    market.settle();
    expect(due()).toEqual(new Date('2026-11-26T09:00:00.000Z'));
    for (const place of [0, 1, 2]) happen((it) => recordReport(it, id(place), 'contacted'));
    market.settle();
    expect(due()).toBeNull();
  });

  it('never e-mails an owner with every place taken that the search is over', () => {
    receive(5);
    for (const place of [0, 1, 2]) happen((it) => acceptAssignment(it, id(place)));
    market.mails.length = 0;
    market.advanceHours(15 * DAY);
    expect(new Set(kinds())).toEqual(new Set(['quote-reminder']));
  });

  it('is the e-mail to an owner after a working day, then each day', () => {
    receive(0);
    expect(due()).toEqual(new Date('2026-11-25T09:00:00.000Z'));
    market.advanceTo(new Date('2026-11-25T09:00:00.000Z'));
    expect(kinds()).toEqual(['no-partner-notification', 'owner-nobody-yet']);
    expect(hoursAhead()).toBe(DAY);
  });

  it('ends the search without asking anyone', () => {
    receive(0);
    market.advanceTo(new Date('2026-12-08T08:59:00.000Z'));
    market.join('S1');
    market.advanceTo(new Date('2026-12-08T09:00:00.000Z'));
    expect([states(), kinds()]).toEqual([[], expect.arrayContaining(['owner-search-ended'])]);
  });

  it('is the next day under manual matching, until the end of the search', () => {
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
  it('gets one more e-mail at the end', () => {
    receive(0);
    const ended = () => kinds().filter((kind) => kind === 'owner-search-ended').length;
    market.advanceHours(15 * 24);
    expect(ended()).toBe(1);
    happen((it) => keepWaiting(it));
    market.advanceHours(13 * 24);
    expect(ended()).toBe(0);
    market.advanceHours(2 * 24);
    expect(ended()).toBe(1);
    happen((it) => advance(it));
    expect(kinds()).toEqual([]);
  });
});

describe('the cause of an assignment', () => {
  it('is first the arrival, then too few partners', () => {
    receive(0);
    market.join('S1');
    market.events.length = 0;
    market.advanceHours(DAY);
    expect(events()[0]).toMatchObject(['passed-on', { cause: 'refill' }]);
  });

  it('is the arrival also after the administrator asked first', () => {
    for (const name of ['S1', 'S2']) market.join(name);
    market.receive(sampleLead());
    market.happen(LEAD, (it) => offerTo(it, 'partner-S1'));
    market.settle();
    expect(events().map(([, detail]) => detail)).toMatchObject([
      { partnerName: 'S1', cause: 'by-hand' },
      { partnerName: 'S2', cause: 'automatic' },
    ]);
  });

  it('is kept for each round that changed something', () => {
    receive(1);
    const state = market.state(LEAD);
    let rounds: readonly unknown[] = [];
    market.happen(LEAD, (it) => {
      advance(it);
      rounds = it.changes().rounds;
    });
    expect(state.assignments).toHaveLength(1);
    expect(rounds).toEqual([]);
    market.happen(LEAD, (it) => {
      matchByHand(it);
      rounds = it.changes().rounds;
    });
    expect(rounds).toMatchObject([{ cause: 'by-hand', refused: { 'had-this-lead': 1 } }]);
  });

  it('is the owner’s wait for silent partners, never for declined ones', () => {
    receive(2);
    happen((it) => declineAssignment(it, id(0)));
    market.advanceHours(2 * DAY);
    expect(states()).toEqual(['declined', 'expired']);
    happen((it) => keepWaiting(it));
    market.settle();
    expect(all()[2]?.partnerId).toBe(all()[1]?.partnerId);
    expect(states()).toEqual(['declined', 'expired', 'offered']);
    expect(market.figures.get('partner-S1')).toEqual({
      ...noFigures('partner-S1'),
      ...{ askedByDay: { '2026-11-24': 1 }, outcomes: 'd', lastAskedOrder: 1 },
    });
  });
});
