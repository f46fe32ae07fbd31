import { beforeEach, describe, expect, it } from '@jest/globals';
import { arrivalConsents } from '../leads/consent.js';
import { OpenCase } from './open-case.js';
import { withdraw } from './withdraw.js';
import { noFigures } from '../assignments/partner-figures.js';
import { PartnerPool } from '../assignments/partner-pool.js';
import { Market } from '../testing/market.js';
import { sampleLead } from '../testing/sample-lead.js';
import { acceptAssignment, declineAssignment, undoAnswer, answerUndoUntil } from './answer.js';
import { withdrawByHand, offerTo, matchByHand } from './by-hand.js';
import { withdrawByOwner, agreeToAgent } from './owner-consents.js';
import { setStatus, undoStatus } from './pending-status.js';
import { mergeByHand } from './merging.js';
import { advance } from './advance.js';
import { recordReport } from './report.js';

const LEAD = 'lead-1';
let market: Market;

const all = () => market.state(LEAD).assignments;
const id = (place: number) => all()[place]?.id ?? '';
const figures = (place: number) => {
  const { partnerId = '' } = all()[place] ?? {};
  return market.figures.get(partnerId) ?? noFigures(partnerId);
};
const named = (place: number) => {
  const { partnerId } = all()[place] ?? {};
  return { partnerId, partnerName: `S${place + 1}` };
};
const events = () => market.events.map(({ kind, detail }) => [kind, detail]);
const recalled = (place: number) =>
  market.recalls.filter((each) => each.assignmentId === id(place)).map(({ kind }) => kind);
const happen = (what: (leadCase: OpenCase) => void) => {
  market.events.length = 0;
  market.recalls.length = 0;
  market.happen(LEAD, what);
};
const receive = (partners: number) => {
  market = new Market();
  for (let nth = 1; nth <= partners; nth += 1) market.join(`S${nth}`);
  market.receive(sampleLead(), arrivalConsents('form', market.now));
  market.settle();
};

beforeEach(() => receive(5));

const OWNER_NOTIFICATIONS = [
  ...['partner-assignment', 'partner-correction', 'partner-not-called'],
  ...['quote-reminder', 'quote-chosen', 'quote-declined', 'quote-expired', 'quote-overruled'],
  'other-quote-chosen',
];

describe('the history of an assignment', () => {
  it('records the offer with cause and deadline', () => {
    const deadline = '2026-11-25T09:00:00.000Z';
    expect(events().slice(0, 2)).toEqual([
      ['passed-on', { ...named(0), cause: 'automatic', deadline }],
      ['passed-on', { ...named(1), cause: 'automatic', deadline }],
    ]);
  });

  it('records an acceptance and recalls the reminder', () => {
    happen((it) => acceptAssignment(it, id(0)));
    expect(events()[0]).toEqual(['assignment-answered', { ...named(0), answer: 'accepted' }]);
    expect(recalled(0)).toEqual(['partner-offer', 'partner-reminder']);
    expect(recalled(1)).toEqual([]);
  });

  it('records filled assignments, and an acceptance that is too late', () => {
    for (const place of [0, 1]) happen((it) => acceptAssignment(it, id(place)));
    happen((it) => acceptAssignment(it, id(2)));
    expect(events()).toContainEqual(['offer-filled', named(3)]);
    expect(events()).toContainEqual(['offer-filled', named(4)]);
    expect(recalled(3)).toEqual(['partner-offer', 'partner-reminder']);
    expect(figures(3)).toMatchObject({ askedByDay: { '2026-11-24': 1 }, open: 0, outcomes: '' });
    happen((it) => acceptAssignment(it, id(3)));
    expect(events()).toEqual([['yes-too-late', named(3)]]);
    expect(figures(3).askedByDay).toEqual({ '2026-11-24': 0 });
  });

  it('records a refusal with any reason', () => {
    happen((it) => declineAssignment(it, id(0), 'too-far'));
    const declined = { answer: 'declined' };
    expect(events()[0]).toEqual([
      'assignment-answered',
      { ...named(0), ...declined, reason: 'too-far' },
    ]);
    expect(recalled(0)).toEqual(['partner-offer', 'partner-reminder']);
    happen((it) => declineAssignment(it, id(1)));
    expect(events()[0]).toEqual(['assignment-answered', { ...named(1), ...declined }]);
  });

  it('records an expiry', () => {
    market.recalls.length = 0;
    market.advanceTo(new Date('2026-11-25T09:00:00.000Z'));
    expect(events()).toContainEqual(['offer-expired', named(0)]);
    expect(recalled(0)).toEqual(['partner-offer', 'partner-reminder']);
    expect(figures(0)).toMatchObject({ open: 0, outcomes: 'e' });
  });

  it('records an undone acceptance and recalls its e-mails', () => {
    happen((it) => acceptAssignment(it, id(0)));
    happen((it) => undoAnswer(it, id(0)));
    expect(events()[0]).toEqual(['answer-undone', { ...named(0), answer: 'accepted' }]);
    expect(recalled(0)).toEqual(['sale-due-again', ...OWNER_NOTIFICATIONS, 'owner-matched']);
    expect(figures(0)).toMatchObject({ outcomes: 'd', acceptances: [] });
  });

  it('records an undone refusal and counts the offer as open again', () => {
    happen((it) => declineAssignment(it, id(0)));
    expect(figures(0)).toMatchObject({ open: 0, outcomes: 'd' });
    happen((it) => undoAnswer(it, id(0)));
    expect(events()[0]).toEqual(['answer-undone', { ...named(0), answer: 'declined' }]);
    expect(all()[0]).toMatchObject({ state: 'offered', answeredAt: null, declineReason: null });
    expect(figures(0)).toMatchObject({ open: 1, outcomes: '' });
  });

  it('keeps an acceptance that its partner has reported on, and says why', () => {
    happen((it) => acceptAssignment(it, id(0)));
    happen((it) => recordReport(it, id(0), 'contacted'));
    const undo = () => happen((it) => undoAnswer(it, id(0)));
    expect(undo).toThrow('Du har meldt fra om oppdraget, og kan ikke angre.');
    expect(undo).toThrow(expect.objectContaining({ code: 'undo-too-late' }));
  });

  it('records an undone acceptance once, also after a repeated call', () => {
    happen((it) => acceptAssignment(it, id(0)));
    happen((it) => undoAnswer(it, id(0)));
    const after = market.state(LEAD);
    happen((it) => undoAnswer(it, id(0)));
    expect(events()).toEqual([]);
    expect(market.state(LEAD)).toEqual(after);
  });

  it('records a withdrawal and its author', () => {
    happen((it) => acceptAssignment(it, id(0)));
    happen((it) => withdrawByHand(it, id(0)));
    expect(events()[0]).toEqual(['assignment-withdrawn', { ...named(0), by: 'administrator' }]);
    expect(recalled(0)).toEqual([
      ...['sale-due-again', 'partner-offer', 'partner-reminder'],
      ...[...OWNER_NOTIFICATIONS, 'owner-matched'],
    ]);
    happen((it) => withdrawByOwner(it));
    expect(events()).toContainEqual(['assignment-withdrawn', { ...named(1), by: 'owner' }]);
  });

  it('a withdrawal notifies an unanswered partner only if the offer has left', () => {
    happen((it) => acceptAssignment(it, id(0)));
    const { leads, newId, now, partners, policy } = market;
    const pool = new PartnerPool([...partners.values()], [], 0);
    const open = new OpenCase(leads.get(LEAD)!, pool, policy, now, newId);
    for (const each of all().slice(0, 2)) withdraw(open, each, 'owner');
    const sent = open.changes().notifications.filter((it) => it.kind === 'assignment-withdrawn');
    expect(sent.map(({ assignmentId, endOf }) => [assignmentId, endOf])).toEqual([
      [id(0), undefined],
      [id(1), 'partner-offer'],
    ]);
  });

  it('e-mails the owner about a withdrawn acceptance, but not about a withdrawn offer', () => {
    happen((it) => acceptAssignment(it, id(0)));
    happen((it) => withdrawByHand(it, id(1)));
    const left = () => market.mails.filter(({ kind }) => kind === 'owner-partner-left');
    expect(left()).toEqual([]);
    happen((it) => withdrawByHand(it, id(0)));
    expect(left()).toMatchObject([{ assignmentId: id(0) }]);
  });
});

describe('a refusal cannot be undone', () => {
  const late = expect.objectContaining({ code: 'undo-too-late' });
  const undo = (place: number) => () => happen((it) => undoAnswer(it, id(place)));
  const undoUntil = (place: number) => {
    const reported: (Date | null)[] = [];
    happen((it) => reported.push(answerUndoUntil(it, id(place))));
    return reported[0];
  };

  it('from the deadline on, even within ten minutes', () => {
    market.advanceTo(new Date('2026-11-25T08:59:00.000Z'));
    happen((it) => declineAssignment(it, id(0)));
    happen((it) => declineAssignment(it, id(1)));
    market.now = new Date('2026-11-25T08:59:59.999Z');
    expect(undo(0)).not.toThrow();
    market.now = new Date('2026-11-25T09:00:00.000Z');
    expect(undo(1)).toThrow(late);
  });

  it.each<[string, (leadCase: OpenCase) => void]>([
    ['the owner has withdrawn the request', (it) => withdrawByOwner(it)],
    ['the request is closed by hand', (it) => setStatus(it, 'won')],
  ])('once %s, so that the owner stays unknown', (_, end) => {
    happen((it) => declineAssignment(it, id(0)));
    expect(undoUntil(0)).toEqual(new Date(market.now.getTime() + 10 * 60_000));
    happen(end);
    expect(undoUntil(0)).toBeNull();
    expect(undo(0)).toThrow(late);
  });

  it('once others have every place, which is shown beforehand', () => {
    happen((it) => declineAssignment(it, id(0)));
    for (const place of [1, 2, 3]) happen((it) => acceptAssignment(it, id(place)));
    expect(undoUntil(0)).toBeNull();
    expect(undo(0)).toThrow(late);
    expect(undoUntil(1)).toEqual(new Date(market.now.getTime() + 10 * 60_000));
  });

  it('once the lead merged into another', () => {
    const first = market.state(LEAD).lead;
    const own = { customerPhone: '99887766', customerEmail: 'ola@online.no' };
    market.receive(sampleLead({ ...own, id: 'lead-2', address: first.address }));
    market.settle();
    const asked = () => market.state('lead-2').assignments[0]?.id ?? '';
    if (!asked()) market.happen('lead-2', (it) => offerTo(it, 'partner-S1'));
    market.happen('lead-2', (it) => declineAssignment(it, asked()));
    market.happen('lead-2', (it) => mergeByHand(it));
    expect(() => market.happen('lead-2', (it) => undoAnswer(it, asked()))).toThrow(late);
  });

  it('without a deadline', () => {
    happen((it) => declineAssignment(it, id(0)));
    const state = market.state(LEAD);
    const assignments = state.assignments.map((each) => ({ ...each, deadline: null }));
    market.leads.set(LEAD, { ...state, assignments });
    expect(undo(0)).toThrow(late);
  });

  it('without capacity, or after the partner is gone', () => {
    for (const place of [0, 1]) happen((it) => declineAssignment(it, id(place)));
    const [first, second] = all().map(({ partnerId }) => partnerId);
    market.change(first ?? '', { weeklyCapacity: 0 });
    expect(undo(0)).toThrow(late);
    market.partners.delete(second ?? '');
    market.change('', {});
    expect(undo(1)).toThrow(late);
  });

  it('after the partner changed kind', () => {
    happen((it) => declineAssignment(it, id(0)));
    market.change(all()[0]?.partnerId ?? '', { kind: 'estate-agent' });
    expect(undoUntil(0)).toBeNull();
    expect(undo(0)).toThrow(late);
  });

  it('at the limit of open assignments', () => {
    receive(0);
    for (let nth = 1; nth <= 12; nth += 1) {
      const silent = { ...noFigures(`partner-S${nth}`), outcomes: 'e'.repeat(50) };
      market.figures.set(silent.partnerId, silent);
      market.join(`S${nth}`, { createdAt: new Date(nth) });
    }
    market.advanceHours(24);
    happen((it) => declineAssignment(it, id(0)));
    expect(all().filter(({ state }) => state === 'offered')).toHaveLength(7);
    expect(undo(0)).not.toThrow();
    happen((it) => declineAssignment(it, id(0)));
    market.settle();
    expect(all().filter(({ state }) => state === 'offered')).toHaveLength(8);
    expect(undo(0)).toThrow(late);
  });
});

describe('a partner that changed kind', () => {
  beforeEach(() => {
    market.join('S6');
    market.change(all()[0]?.partnerId ?? '', { kind: 'estate-agent' });
  });

  it('loses its offer without an outcome, and another partner is asked', () => {
    happen((it) => advance(it));
    expect(all()[0]).toMatchObject({ state: 'withdrawn', withdrawnBy: 'kind' });
    expect(figures(0)).toMatchObject({ open: 0, outcomes: '' });
    expect(all().map(({ partnerId }) => partnerId)).toContain('partner-S6');
    const reported = market.mails.filter(({ assignmentId }) => assignmentId === id(0));
    expect(reported.map(({ kind }) => kind)).toEqual(['partner-offer', 'assignment-withdrawn']);
  });

  it('loses its offer when a status set meanwhile is undone', () => {
    happen((it) => setStatus(it, 'won'));
    happen((it) => undoStatus(it, 'won'));
    happen((it) => advance(it));
    expect(all()[0]).toMatchObject({ state: 'withdrawn', withdrawnBy: 'kind' });
  });

  it('is asked once more when the slip is corrected', () => {
    happen((it) => advance(it));
    const { partnerId = '' } = all()[0] ?? {};
    market.change(partnerId, { kind: 'stylist' });
    market.advanceHours(24);
    const asked = all().filter((each) => each.partnerId === partnerId);
    expect(asked.map(({ state }) => state)).toEqual(['withdrawn', 'offered']);
  });

  it('can still decline, which reveals nothing', () => {
    happen((it) => declineAssignment(it, id(0)));
    expect(all()[0]).toMatchObject({ state: 'declined', revealedAt: null });
  });

  it('keeps an accepted assignment and is not asked again as its new kind', () => {
    happen((it) => acceptAssignment(it, id(1)));
    market.change(all()[0]?.partnerId ?? '', { kind: 'stylist' });
    market.change(all()[1]?.partnerId ?? '', { kind: 'estate-agent' });
    happen((it) => agreeToAgent(it, true));
    market.settle();
    expect(all()[1]).toMatchObject({ state: 'accepted', partnerGroup: 'stylist' });
    expect(all().map(({ partnerGroup }) => partnerGroup)).not.toContain('estate-agent');
  });

  it('is asked as its new kind if the owner allows that too', () => {
    happen((it) => agreeToAgent(it, true));
    market.settle();
    const { partnerId } = all()[0] ?? {};
    const asked = all().filter((each) => each.partnerId === partnerId);
    expect(asked).toMatchObject([
      { partnerGroup: 'stylist', state: 'withdrawn' },
      { partnerGroup: 'estate-agent', state: 'offered' },
    ]);
  });

  it('is not asked twice at once, also by hand', () => {
    happen((it) => agreeToAgent(it, true));
    happen((it) => matchByHand(it));
    const open = all().filter(({ partnerId }) => partnerId === all()[0]?.partnerId);
    expect(open).toMatchObject([{ partnerGroup: 'stylist', state: 'offered' }]);
  });
});

describe('an answer by a partner', () => {
  it('that is gone is not expected, and its deadline still passes', () => {
    market.partners.delete('partner-S1');
    market.change('', {});
    market.advanceTo(new Date('2026-11-25T09:00:00.000Z'));
    expect(all().map(({ state }) => state)).toEqual(Array(5).fill('expired'));
  });

  it('that was never asked is rejected', () => {
    const none = expect.objectContaining({ code: 'assignment-not-found' });
    expect(() => happen((it) => acceptAssignment(it, 'none'))).toThrow(none);
  });
});
