import { beforeEach, describe, expect, it } from '@jest/globals';
import { UNDO_MINUTES } from '../assignments/assignment.js';
import { arrivalConsents, type Consent, CONSENT_VERSION } from '../leads/consent.js';
import type { OpenCase } from './open-case.js';
import { daysAfter } from '../core/time/time-span.js';
import { Market } from '../testing/market.js';
import { sampleLead } from '../testing/sample-lead.js';
import { acceptAssignment, declineAssignment, undoAnswer } from './answer.js';
import { withdrawByHand, offerTo, matchByHand } from './by-hand.js';
import { setStatus } from './pending-status.js';
import { keepWaiting, correctLead, nobodyCalled } from './owner.js';
import { withdrawByOwner, showMore, agreeToAgent } from './owner-consents.js';
import { recordReport, answerWin } from './report.js';
import { disputeSale, ruleOnDispute } from './case-sales.js';

/** A Tuesday at 10 in Norway: the deadline is Wednesday at 10, the reminder at 16. */
let market: Market;
/** Two working days after the acceptances. */
const QUOTES_DUE = new Date('2026-11-26T09:00:00.000Z');
const LEAD = 'lead-1';
beforeEach(() => {
  market = new Market();
});

const happen = (what: (leadCase: OpenCase) => void) => {
  market.happen(LEAD, what);
  market.settle();
};
const receive = (extra: Consent[] = []) => {
  market.receive(sampleLead(), [...arrivalConsents('form', market.now), ...extra]);
  market.settle();
};
const agentYes = (): Consent => ({
  subject: 'estate-agent',
  granted: true,
  at: market.now,
  textVersion: CONSENT_VERSION,
  place: 'form',
});
const join = (count: number) => {
  for (let nth = 1; nth <= count; nth += 1) market.join(`S${nth}`);
};
const states = () => market.state(LEAD).assignments.map(({ state }) => state);
const id = (place: number) => market.state(LEAD).assignments[place]?.id ?? '';
const mails = () => market.mails.map(({ kind }) => kind);
const take = (...places: number[]) => {
  for (const place of places) happen((it) => acceptAssignment(it, id(place)));
};
const payments = () => market.state(LEAD).sales.map(({ paymentStatus }) => paymentStatus);

describe('a lead', () => {
  it('is offered with a deadline of a working day and reveals nothing', () => {
    join(9);
    receive();
    expect(states()).toEqual(Array(5).fill('offered'));
    expect(market.state(LEAD)).toMatchObject({ status: 'new', sales: [] });
    expect(market.state(LEAD).assignments[0]).toMatchObject({
      deadline: new Date('2026-11-25T09:00:00.000Z'),
      remindAt: new Date('2026-11-24T15:00:00.000Z'),
      revealedAt: null,
      priceOre: 50_000,
    });
    expect(new Set(mails())).toEqual(new Set(['partner-offer']));
  });

  it('costs the price for its service and size', () => {
    const sizes = [{ from: 0, to: 200, priceOre: 70_000 }];
    const services = [{ service: 'Fullstyling', priceOre: 90_000, sizes }] as const;
    market.join('S1', { prices: { baseOre: 50_000, services } });
    receive();
    expect(market.state(LEAD).lead).toMatchObject({ serviceType: 'Fullstyling' });
    const { propertySize } = market.state(LEAD).lead;
    expect(market.state(LEAD).assignments[0]?.priceOre).toBe(propertySize ? 70_000 : 90_000);
  });

  it('offered without a deadline is checked daily', () => {
    join(1);
    receive();
    const { assignments } = market.state(LEAD);
    const open = assignments.map((each) => ({ ...each, deadline: null, remindAt: null }));
    market.leads.set(LEAD, { ...market.state(LEAD), assignments: open });
    market.advanceHours(48);
    expect(states()).toEqual(['offered']);
    happen((it) => it.scheduleNow());
    expect(market.state(LEAD).matchingDueAt).toEqual(daysAfter(market.now, 1));
  });

  it('goes to the first three that accept; the others get an e-mail and owe nothing', () => {
    join(9);
    receive();
    take(3, 0, 4);
    expect(states()).toEqual(['accepted', 'filled', 'filled', 'accepted', 'accepted']);
    expect(payments()).toEqual(['pending', 'pending', 'pending']);
    expect(market.state(LEAD)).toMatchObject({ status: 'matched', matchingDueAt: QUOTES_DUE });
    const reported = mails().filter((kind) => kind === 'owner-matched' || kind === 'offer-filled');
    expect(reported).toHaveLength(5);

    take(1);
    expect(states()[1]).toBe('missed');
    expect(payments()).toHaveLength(3);
  });

  it('cannot be accepted too late by a partner that declined or was withdrawn', () => {
    join(9);
    receive();
    happen((it) => declineAssignment(it, id(0)));
    happen((it) => withdrawByHand(it, id(1)));
    take(2, 3, 4);
    expect(() => take(0)).toThrow('«Passer ikke»');
    expect(() => take(1)).toThrow('trukket tilbake');
    expect(states().slice(0, 2)).toEqual(['declined', 'withdrawn']);
  });

  it('goes to another partner after «Passer ikke», which costs and reveals nothing', () => {
    join(9);
    receive();
    happen((it) => declineAssignment(it, id(0), 'too-far'));
    expect(states()).toEqual(['declined', ...Array<string>(5).fill('offered')]);
    expect(market.state(LEAD).assignments[0]).toMatchObject({ declineReason: 'too-far' });
    expect(payments()).toEqual([]);
  });

  it('reminds once halfway, and expires in silence', () => {
    join(5);
    receive();
    market.advanceTo(new Date('2026-11-24T15:00:00.000Z'));
    expect(mails().filter((kind) => kind === 'partner-reminder')).toHaveLength(5);
    market.advanceTo(new Date('2026-11-25T08:59:00.000Z'));
    expect(states()).toEqual(Array(5).fill('offered'));
    market.advanceTo(new Date('2026-11-25T09:00:00.000Z'));
    expect(states()).toEqual(Array(5).fill('expired'));
    expect(mails().filter((kind) => kind === 'partner-reminder')).toHaveLength(5);
    take(0);
    expect(states()[0]).toBe('expired');
  });

  it('does not count silence of an unreached partner, and keeps a refused e-mail visible', () => {
    join(2);
    receive();
    market.leads.set(LEAD, { ...market.state(LEAD), unreached: new Set([id(0)]) });
    market.advanceTo(new Date('2026-11-25T09:00:00.000Z'));
    expect(states()).toEqual(['withdrawn', 'expired', 'offered']);
    expect(market.state(LEAD).assignments[0]?.withdrawnBy).toBe('unreached');
    const detail = { partnerId: 'partner-S1', partnerName: 'S1', by: 'unreached' };
    const event = expect.objectContaining({ kind: 'assignment-withdrawn', detail });
    expect(market.events).toContainEqual(event);
    expect(market.figures.get('partner-S1')).toMatchObject({ open: 1, outcomes: '' });
    expect(market.figures.get('partner-S2')).toMatchObject({ open: 0, outcomes: 'e' });
    const offer = { kind: 'partner-offer', assignmentId: id(0) };
    expect(market.recalls).toContainEqual({ ...offer, unlessParked: true });
    expect(market.recalls).not.toContainEqual(offer);
    expect(mails().filter((kind) => kind === 'partner-reminder')).toHaveLength(1);

    market.recalls.length = 0;
    happen((it) => setStatus(it, 'lost'));
    market.advanceHours(UNDO_MINUTES / 60);
    expect(market.recalls).toContainEqual(offer);
    expect(market.recalls).not.toContainEqual({ ...offer, assignmentId: id(1) });
  });

  it.each<[string, (leadCase: OpenCase, of: string) => void]>([
    ['yes', (it, of) => acceptAssignment(it, of)],
    ['no', (it, of) => declineAssignment(it, of)],
  ])('rejects a late %s of an unreached partner', (_, answer) => {
    join(1);
    receive();
    market.leads.set(LEAD, { ...market.state(LEAD), unreached: new Set([id(0)]) });
    market.now = market.state(LEAD).assignments[0]!.deadline!;
    happen((it) => answer(it, id(0)));
    expect(market.state(LEAD).assignments[0]).toMatchObject({
      state: 'withdrawn',
      withdrawnBy: 'unreached',
    });
    expect(payments()).toEqual([]);
  });

  it('is offered once more to an unreached partner, and as often as the administrator picks it', () => {
    join(1);
    receive();
    for (let nth = 1; nth <= 2; nth += 1) {
      const asked = market.state(LEAD).assignments.at(-1)!;
      expect(asked.state).toBe('offered');
      market.leads.set(LEAD, { ...market.state(LEAD), unreached: new Set([asked.id]) });
      market.advanceTo(asked.deadline!);
    }
    market.advanceHours(24);
    expect(states()).toEqual(['withdrawn', 'withdrawn']);
    happen((it) => offerTo(it, 'partner-S1'));
    expect(states()).toEqual(['withdrawn', 'withdrawn', 'offered']);
  });

  it('counts an offer half after half its deadline, and asks more', () => {
    join(9);
    receive();
    take(0, 1);
    expect(states()).toHaveLength(5);
    market.advanceTo(new Date('2026-11-24T15:00:00.000Z'));
    expect(states().filter((state) => state === 'offered')).toHaveLength(4);
  });

  it('is filled up for 14 days, then the owner gets one e-mail and chooses', () => {
    receive();
    market.advanceHours(24);
    market.join('S1');
    market.advanceHours(24);
    expect(states()).toEqual(['offered']);
    market.advanceHours(20 * 24);
    expect(mails()).toEqual([
      'no-partner-notification',
      'owner-nobody-yet',
      'partner-offer',
      'partner-reminder',
      'owner-search-ended',
    ]);
    market.join('S2');
    market.advanceHours(48);
    expect(states()).toEqual(['expired']);

    happen((it) => keepWaiting(it));
    expect(states()).toEqual(['expired', 'offered', 'offered']);
    market.advanceHours(20 * 24);
    expect(states()).toEqual(['expired', 'expired', 'expired']);
    happen((it) => keepWaiting(it));
    expect(states()).toEqual(['expired', 'expired', 'expired', 'offered']);
  });

  it('tells the owner of its search’s end only after the last partner’s time to answer', () => {
    market = new Market(market.now, { answerHours: 24, automatic: true });
    receive();
    market.advanceHours(12 * 24);
    market.join('S1');
    market.advanceHours(2 * 24 + 1);
    expect(states()).toEqual(['offered']);
    expect(mails()).not.toContain('owner-search-ended');
    market.advanceHours(24);
    expect(states()).toEqual(['expired']);
    expect(mails()).toContain('owner-search-ended');
  });

  it('sends no late e-mail after its end, while a partner may still answer', () => {
    market = new Market(market.now, { answerHours: 60, automatic: true });
    join(1);
    receive();
    take(0);
    market.advanceHours(12 * 24);
    market.join('S2');
    market.advanceHours(2 * 24 - 2);
    happen((it) => withdrawByHand(it, id(0)));
    market.advanceHours(2 * 24);
    expect(states()).toEqual(['withdrawn', 'offered']);
    expect(mails()).not.toContain('owner-nobody-yet');
    market.advanceHours(7 * 24);
    expect(states()).toEqual(['withdrawn', 'expired']);
    expect(mails()).toContain('owner-search-ended');
  });

  it('sends no late e-mail once a partner has accepted', () => {
    join(3);
    receive();
    take(0);
    market.advanceHours(48);
    expect(mails()).not.toContain('owner-nobody-yet');
  });

  it.each<[string, () => void]>([
    ['a partner has accepted', () => take(0)],
    ['its owner has withdrawn', () => happen((it) => withdrawByOwner(it))],
  ])('recalls the late e-mail once %s', (_, what) => {
    receive();
    market.advanceHours(48);
    expect(mails()).toContain('owner-nobody-yet');
    join(1);
    market.advanceHours(24);
    expect(states()).toEqual(['offered']);
    what();
    expect(market.recalls).toContainEqual({ kind: 'owner-nobody-yet', assignmentId: null });
  });

  it('lets the owner ask for one more at a time, three in all', () => {
    join(12);
    receive();
    take(0, 1, 2);
    happen((it) => showMore(it));
    expect(states().filter((state) => state === 'offered')).toHaveLength(2);
    take(5);
    expect(states().filter((state) => state === 'accepted')).toHaveLength(4);
    for (const all of [5, 6]) {
      happen((it) => showMore(it));
      take(states().lastIndexOf('offered'));
      expect(states().filter((state) => state === 'accepted')).toHaveLength(all);
    }
    expect(() => happen((it) => showMore(it))).toThrow('tre flere');
  });

  it('goes again to passed-by partners when the owner asks for more', () => {
    join(5);
    receive();
    take(0, 1, 2);
    take(3);
    expect(states().slice(3)).toEqual(['missed', 'filled']);
    happen((it) => showMore(it));
    expect(states().slice(5)).toEqual(['offered', 'offered']);
    take(5);
    expect(states().slice(5)).toEqual(['accepted', 'filled']);
    happen((it) => showMore(it));
    expect(states()).toHaveLength(7);
  });

  it('goes to a passed-by partner that the administrator picks, never to one that declined', () => {
    join(5);
    receive();
    happen((it) => declineAssignment(it, id(0)));
    take(1, 2, 3);
    happen((it) => showMore(it));
    happen((it) => withdrawByHand(it, id(5)));
    const partner = (nth: number) => market.state(LEAD).assignments[nth]?.partnerId ?? '';
    happen((it) => offerTo(it, partner(4)));
    expect(states().slice(4)).toEqual(['filled', 'withdrawn', 'offered']);
    expect(() => happen((it) => offerTo(it, partner(0)))).toThrow();
  });

  it('is offered by the administrator only under manual matching', () => {
    market = new Market(market.now, { answerHours: 12, automatic: false });
    join(6);
    receive();
    expect(states()).toEqual([]);
    happen((it) => matchByHand(it));
    expect(states()).toHaveLength(5);
    happen((it) => declineAssignment(it, id(0)));
    market.advanceHours(72);
    expect(states()).toEqual(['declined', ...Array<string>(4).fill('expired')]);
  });

  it('of a user’s telephone call is offered at once under manual matching, and not again', () => {
    market = new Market(market.now, { answerHours: 12, automatic: false });
    join(6);
    const heard = arrivalConsents('telephone', market.now, ['stylist'], CONSENT_VERSION, 'Kari');
    market.receive(sampleLead(), heard);
    market.settle();
    expect(states()).toHaveLength(5);
    market.advanceHours(72);
    expect(states()).toEqual(Array<string>(5).fill('expired'));
  });

  it('is checked daily under manual matching, so that automatic matching continues it', () => {
    market = new Market(market.now, { answerHours: 12, automatic: false });
    receive();
    join(3);
    market.advanceHours(5 * 24);
    market.policy = { answerHours: 12, automatic: true };
    market.advanceHours(24);
    expect(states()).toEqual(['offered', 'offered', 'offered']);
  });

  it('sends no e-mail about missing partners after two weeks of manual matching', () => {
    market = new Market(market.now, { answerHours: 12, automatic: false });
    receive();
    market.advanceHours(14 * 24 - 1);
    market.policy = { answerHours: 12, automatic: true };
    market.now = new Date(market.now.getTime() + 2 * 3_600_000);
    market.settle();
    expect(mails()).toContain('owner-search-ended');
    expect(mails()).not.toContain('no-partner-notification');
  });
});

describe('the undo period', () => {
  it('waives an undone acceptance, e-mails the owner and keeps the place used', () => {
    join(9);
    receive();
    take(0, 1, 2);
    happen((it) => undoAnswer(it, id(0)));
    expect(states()).toEqual(['undone', 'accepted', 'accepted', 'filled', 'filled']);
    expect(payments()).toEqual(['credited', 'pending', 'pending']);
    expect(mails().slice(-2)).toEqual(['assignment-undone', 'owner-partner-left']);
    expect(market.state(LEAD)).toMatchObject({ status: 'matched', matchingDueAt: QUOTES_DUE });
  });

  it('makes a lead new again after its only acceptance is undone', () => {
    join(9);
    receive();
    take(0);
    happen((it) => undoAnswer(it, id(0)));
    expect(market.state(LEAD).status).toBe('new');
    expect(states()[0]).toBe('undone');
  });

  it('restores a refusal only while a place is free', () => {
    join(9);
    receive();
    happen((it) => declineAssignment(it, id(0)));
    happen((it) => undoAnswer(it, id(0)));
    expect(states()[0]).toBe('offered');
    happen((it) => declineAssignment(it, id(0)));
    take(1, 2, 3);
    expect(() => happen((it) => undoAnswer(it, id(0)))).toThrow('ikke ledig');
    market.advanceHours(1);
    expect(() => happen((it) => undoAnswer(it, id(1)))).toThrow('ute');
  });
});

describe("a partner's report", () => {
  it('makes the lead contacted first, won at one win, lost when all three report a loss', () => {
    join(9);
    receive();
    take(0, 1, 2);
    happen((it) => recordReport(it, id(2), 'lost'));
    happen((it) => recordReport(it, id(0), 'contacted'));
    expect(market.state(LEAD)).toMatchObject({ status: 'contacted', contactedAt: market.now });
    happen((it) => recordReport(it, id(0), 'lost'));
    expect(market.state(LEAD).status).toBe('contacted');
    happen((it) => recordReport(it, id(1), 'lost'));
    expect(market.state(LEAD).status).toBe('lost');
    happen((it) => recordReport(it, id(1), 'won'));
    expect(market.state(LEAD).status).toBe('won');
    happen((it) => recordReport(it, id(0), 'contacted'));
    expect(market.state(LEAD).status).toBe('won');
  });

  it('ends open assignments once the owner confirms a win', () => {
    join(9);
    receive();
    take(0);
    happen((it) => recordReport(it, id(0), 'won'));
    happen((it) => answerWin(it, id(0), true));
    expect(states()).toEqual(['accepted', ...Array<string>(4).fill('withdrawn')]);
  });

  it('is refused unless accepted', () => {
    join(1);
    receive();
    expect(() => happen((it) => recordReport(it, id(0), 'won'))).toThrow();
  });
});

describe('estate agents', () => {
  it('are never asked without the owner’s consent, also by hand', () => {
    const agent = market.join('A1', { kind: 'estate-agent' });
    receive();
    expect(states()).toEqual([]);
    expect(() => happen((it) => offerTo(it, agent))).toThrow('eiendomsmegler');
  });

  it('take one place beside the stylists’ three', () => {
    join(9);
    for (const name of ['A1', 'A2', 'A3']) market.join(name, { kind: 'estate-agent' });
    receive([agentYes()]);
    const agents = () =>
      market.state(LEAD).assignments.filter((it) => it.partnerGroup === 'estate-agent');
    expect(agents()).toHaveLength(2);
    happen((it) => acceptAssignment(it, agents()[0]?.id ?? ''));
    expect(agents().map(({ state }) => state)).toEqual(['accepted', 'filled']);
    take(0, 1, 2);
    expect(states().filter((state) => state === 'accepted')).toHaveLength(4);
  });

  it('owe the price of their own service', () => {
    join(1);
    market.join('A1', { kind: 'estate-agent' });
    receive([agentYes()]);
    take(0, 1);
    const services = market.state(LEAD).sales.map(({ service }) => service);
    expect(services.toSorted()).toEqual(['Boligsalg', 'Fullstyling']);
  });

  it('are withdrawn when the owner revokes the consent', () => {
    market.join('A1', { kind: 'estate-agent' });
    receive([agentYes()]);
    take(0);
    happen((it) => agreeToAgent(it, false));
    expect(states()).toEqual(['withdrawn']);
    expect(payments()).toEqual(['credited']);
    expect(market.state(LEAD).status).toBe('new');
    expect(mails()).toContain('assignment-withdrawn');
  });
});

describe('the owner', () => {
  it('withdraws with an e-mail to partners, and only one that reported owes', () => {
    join(9);
    receive();
    take(0, 1);
    happen((it) => recordReport(it, id(0), 'contacted'));
    happen((it) => withdrawByOwner(it));
    expect(states()).toEqual(Array(5).fill('withdrawn'));
    expect(payments()).toEqual(['pending', 'credited']);
    expect(market.state(LEAD)).toMatchObject({ status: 'lost', matchingDueAt: null });
  });

  it('withdraws, and the partner with the job pays as agreed', () => {
    join(9);
    receive();
    take(0, 1);
    const jobWith = [market.state(LEAD).assignments[1]?.partnerId ?? ''];
    market.leads.set(LEAD, { ...market.state(LEAD), jobWith });
    happen((it) => withdrawByOwner(it));
    expect(states().slice(0, 2)).toEqual(['withdrawn', 'withdrawn']);
    expect(payments()).toEqual(['credited', 'pending']);
  });

  it('corrects the lead with an e-mail to its partners, and a new place restarts matching', () => {
    join(9);
    receive();
    take(0);
    happen((it) => correctLead(it, { customerPhone: '99999999' }, false));
    expect(market.state(LEAD).lead.customerPhone).toBe('99999999');
    expect(mails().filter((kind) => kind === 'partner-correction')).toHaveLength(1);
    happen((it) => correctLead(it, { location: 'Oslo' }, true));
    expect(market.state(LEAD).lead).toMatchObject({ location: 'Oslo', municipality: null });
    expect(states()).toEqual(['accepted', ...Array<string>(4).fill('withdrawn')]);
  });
});

describe('a partner that disputes a sale', () => {
  const newDispute = { reason: 'wrong-number', text: 'Nummeret går til en kiosk.' } as const;
  const events = () =>
    market.events.filter(({ kind }) => kind === 'disputed' || kind === 'dispute-decided');
  beforeEach(() => {
    join(3);
    receive();
    take(0);
  });

  it('owes it until the ruling; nothing else changes', () => {
    const before = market.state(LEAD);
    happen((it) => disputeSale(it, id(0), newDispute));
    happen((it) => disputeSale(it, id(0), newDispute));
    const { sales, ...after } = market.state(LEAD);
    expect(sales).toMatchObject([{ paymentStatus: 'pending', dispute: newDispute }]);
    expect(after).toMatchObject({ assignments: before.assignments, status: 'matched' });
    expect(events()).toMatchObject([
      { kind: 'disputed', detail: { partnerName: 'S1', reason: 'wrong-number' } },
    ]);
    expect(mails()).not.toContain('dispute-decided');
    expect(mails().filter((kind) => kind === 'dispute-notification')).toHaveLength(1);
  });

  it.each([
    ['credited', 'credited'],
    ['refused', 'pending'],
  ] as const)('gets an e-mail that the sale is %s', (decision, status) => {
    happen((it) => disputeSale(it, id(0), newDispute));
    happen((it) => ruleOnDispute(it, id(0), { decision, answer: 'Vi har ringt selv.' }));
    expect(payments()).toEqual([status]);
    expect(events().at(-1)).toMatchObject({ kind: 'dispute-decided', detail: { decision } });
    expect(mails().filter((kind) => kind === 'dispute-decided')).toHaveLength(1);
    const again = () => happen((it) => ruleOnDispute(it, id(0), { decision, answer: 'x' }));
    expect(again).toThrow('allerede avgjort');
  });

  it('can do so for 14 days, and only for what it owes', () => {
    const free = () => happen((it) => disputeSale(it, id(1), newDispute));
    expect(free).toThrow('koster ingenting');
    expect(free).toThrow(expect.objectContaining({ code: 'assignment-closed' }));
    market.advanceHours(14 * 24);
    expect(() => happen((it) => disputeSale(it, id(0), newDispute))).toThrow('Fristen');
    expect(() =>
      happen((it) => ruleOnDispute(it, id(1), { decision: 'refused', answer: '' })),
    ).toThrow('allerede avgjort');
  });

  it.each([
    ['the owner withdraws', (it: OpenCase) => withdrawByOwner(it)],
    ['an administrator withdraws it', (it: OpenCase) => withdrawByHand(it, id(0))],
  ])('owes what a ruling confirmed, also when %s', (_, takeBack) => {
    happen((it) => disputeSale(it, id(0), newDispute));
    happen((it) => ruleOnDispute(it, id(0), { decision: 'refused', answer: 'Nei.' }));
    happen(takeBack);
    expect(states()[0]).toBe('withdrawn');
    expect(payments()).toEqual(['pending']);
  });

  it.each([
    ['credited', []],
    ['refused', ['partner-not-called']],
  ] as const)(
    'gets an e-mail about a missed call after a ruling only if it still owes: %s',
    (decision, reported) => {
      const waitEmails = () => mails().filter((kind) => kind === 'partner-not-called');
      market.advanceHours(48);
      happen((it) => nobodyCalled(it, id(0)));
      happen((it) => disputeSale(it, id(0), newDispute));
      happen((it) => ruleOnDispute(it, id(0), { decision, answer: 'Vi har ringt selv.' }));
      const recalled = market.recalls.filter(({ kind }) => kind === 'partner-not-called');
      expect(recalled).toHaveLength(decision === 'credited' ? 1 : 0);
      market.advanceHours(25);
      market.mails.length = 0;
      happen((it) => nobodyCalled(it, id(0)));
      expect(waitEmails()).toEqual(reported);
    },
  );

  it('owes nothing when the owner withdraws', () => {
    happen((it) => disputeSale(it, id(0), newDispute));
    happen((it) => withdrawByOwner(it));
    expect(market.state(LEAD).sales).toMatchObject([
      { paymentStatus: 'credited', dispute: { decision: 'credited', answer: null } },
    ]);
  });
});
