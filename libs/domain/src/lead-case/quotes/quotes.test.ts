import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DomainError, type DomainErrorCode } from '../../core/domain-error.js';
import { actOf, LIKELY_STEPS, type Step, STEPS } from '../../testing/histories.js';
import { Market } from '../../testing/market.js';
import { sampleAttachment, sampleTerms } from '../../testing/sample-quote.js';
import { hoursAfter } from '../../core/time/time-span.js';
import type { LeadStatus } from '../../leads/lead.js';
import { sampleLead } from '../../testing/sample-lead.js';
import { acceptAssignment, undoAnswer } from '../answer.js';
import { withdrawByHand } from '../by-hand.js';
import { setStatus, undoStatus } from '../pending-status.js';
import type { OpenCase } from '../open-case.js';
import { agreeToAgent, agreeToStylists, showMore, withdrawByOwner } from '../owner-consents.js';
import { answerWin, confirmJob, recordReport } from '../report.js';
import { correctLead } from '../owner.js';
import { chooseQuote, declineAllQuotes, undoChoice } from './choose-quote.js';
import {
  attachToQuote,
  detachFromQuote,
  quoteStateOf,
  requireAttachable,
  requireQuotable,
  saveQuoteDraft,
  sendQuote,
  withdrawQuote,
} from './send-quote.js';

const LEAD = 'lead-1';
let market: Market;
beforeEach(() => {
  market = new Market();
  for (let nth = 1; nth <= 4; nth += 1) market.join(`S${nth}`);
  market.receive(sampleLead());
  market.settle();
  for (const place of [0, 1, 2]) market.happen(LEAD, (it) => acceptAssignment(it, id(place)));
  market.settle();
});

const state = () => market.state(LEAD);
const id = (place: number) => state().assignments[place]?.id ?? '';
const quoteOf = (place: number) => state().quotes.find((it) => it.assignmentId === id(place));
const quoteId = (place: number) => quoteOf(place)?.id ?? '';
const states = () => [0, 1, 2].map((place) => quoteOf(place)?.state);
const happen = (what: (open: OpenCase) => void) => {
  market.happen(LEAD, what);
  market.settle();
};
const send = (place: number, changes = {}, seen: number | null = null, key: string | null = null) =>
  happen((open) => sendQuote(open, id(place), sampleTerms(changes), { seen, idempotencyKey: key }));
const choose = (place: number, version = 1) =>
  happen((open) => chooseQuote(open, quoteId(place), version));
const emails = (kind: string) => market.mails.filter((mail) => mail.kind === kind);
const announced = (event: string) => market.announcements.filter((it) => it.event === event);
const refusal = (what: () => void): DomainErrorCode | undefined => {
  try {
    what();
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return undefined;
};

describe('sending a quote', () => {
  it('e-mails the owner at most once an hour', () => {
    send(0);
    send(1);
    expect(emails('owner-quotes')).toHaveLength(2);
    const leaves = () => state().notifiedAt.get('owner-quotes');
    expect(leaves()).toEqual(hoursAfter(market.now, 1));
    send(2);
    expect(emails('owner-quotes')).toHaveLength(2);
    market.advanceHours(3);
    send(0, { priceFrom: 23_000 }, 1);
    expect(emails('owner-quotes')).toHaveLength(3);
    expect(leaves()).toEqual(market.now);
  });

  it('recalls its reminder and expiry, and hastens the e-mail about the acceptance', () => {
    market.happen(LEAD, (open) => {
      sendQuote(open, id(0), sampleTerms(), { seen: null, idempotencyKey: null });
      expect(open.changes().hastened).toEqual([{ kind: 'owner-matched', assignmentId: id(0) }]);
    });
    const { partnerId } = state().assignments[0]!;
    expect(market.events.at(-1)).toMatchObject({
      ...{ kind: 'quote-sent', detail: { partnerId, version: '1' } },
    });
    for (const kind of ['quote-reminder', 'quote-expired'] as const)
      expect(market.recalls).toContainEqual({ kind, assignmentId: id(0) });
  });

  it('again under the same key changes nothing, and other terms are refused', () => {
    send(0, {}, null, 'key-1');
    send(0, {}, null, 'key-1');
    expect(quoteOf(0)?.versions).toHaveLength(1);
    expect(announced('quote.sent')).toHaveLength(1);
    expect(refusal(() => send(0, { priceFrom: 1 }, null, 'key-1'))).toBe('idempotency-key-reused');
  });

  it('as a revision keeps every version and needs the newest', () => {
    send(0);
    expect(refusal(() => send(0, { priceFrom: 20_000 }))).toBe('version-required');
    send(0, { priceFrom: 20_000 }, 1);
    expect(refusal(() => send(0, { priceFrom: 19_000 }, 1))).toBe('version-stale');
    expect(quoteOf(0)?.versions.map(({ terms }) => terms.priceFrom)).toEqual([24_900, 20_000]);
    expect(announced('quote.sent').map(({ detail }) => detail['price_from'])).toEqual([
      '24900',
      '20000',
    ]);
  });

  it('needs complete terms, whereas a draft does not', () => {
    const draft = { ...sampleTerms(), priceFrom: null };
    expect(refusal(() => happen((open) => saveQuoteDraft(open, id(3), draft)))).toBe(
      'assignment-closed',
    );
    happen((open) => saveQuoteDraft(open, id(0), draft));
    expect(quoteOf(0)).toMatchObject({ state: 'draft', draft: { priceFrom: null } });
    expect(refusal(() => send(0, { validUntil: '2026-11-01' }))).toBe('invalid-quote');
    expect(refusal(() => send(0, { hasVat: null }))).toBe('invalid-quote');
    send(0);
    expect(quoteOf(0)).toMatchObject({ state: 'sent', draft: null });
  });

  it('is refused once the lead is lost', () => {
    happen((open) => setStatus(open, 'lost'));
    market.advanceHours(1);
    expect(refusal(() => send(0))).toBe('lead-closed');
  });

  it('leaves the sales as they are', () => {
    const before = state().sales;
    send(0, { priceFrom: 99_000 });
    choose(0);
    market.advanceHours(1);
    expect(state().sales).toEqual(before);
  });
});

it('a step stores only what it changes', () => {
  send(0);
  market.happen(LEAD, (open) => {
    const { municipality, municipalityFoundBy } = state().lead;
    expect(open.changes()).toMatchObject({
      ...{ quotes: [], assignments: [], sales: [], consents: null, corrections: {} },
      home: { municipality, municipalityFoundBy },
    });
  });
});

it('each step of a quote is in the history of its lead', () => {
  market.events.length = 0;
  send(0);
  happen((open) => withdrawQuote(open, id(0)));
  send(0, {}, 1);
  choose(0, 2);
  happen((open) => undoChoice(open));
  choose(0, 2);
  market.advanceHours(1);
  market.happen(LEAD, (it) => setStatus(it, 'contacted', undefined, 'Eieren ringte.'));
  market.advanceHours(1);
  const steps = market.events.map(({ kind }) => kind).filter((kind) => /quote|choice/.test(kind));
  expect(steps).toEqual([
    ...['quote-sent', 'quote-withdrawn', 'quote-sent', 'quote-chosen', 'choice-undone'],
    ...['quote-chosen', 'choice-overruled'],
  ]);
});

it('the news of quotes is recalled when the last open one is withdrawn', () => {
  const recalled = () => market.recalls.filter(({ kind }) => kind === 'owner-quotes').length;
  for (const place of [0, 1]) send(place);
  const before = recalled();
  happen((open) => withdrawQuote(open, id(0)));
  expect(recalled()).toBe(before);
  happen((open) => withdrawQuote(open, id(1)));
  expect(recalled()).toBe(before + 1);
});

it('an estate agent of the lead hears of no quote', () => {
  market.join('Megler', { kind: 'estate-agent', services: [] });
  happen((open) => agreeToAgent(open, true));
  const agent = state().assignments.find((it) => it.partnerGroup === 'estate-agent')!;
  happen((open) => acceptAssignment(open, agent.id));
  market.advanceHours(5 * 24);
  expect(emails('quote-reminder').map(({ assignmentId }) => assignmentId)).not.toContain(agent.id);
  send(0);
  choose(0);
  market.advanceHours(1);
  const notified = emails('other-quote-chosen').map(({ assignmentId }) => assignmentId);
  expect(notified).toEqual([id(1), id(2)]);
});

it('«Ingen passer» waits for further partners while a place is free', () => {
  market = new Market();
  market.join('S1');
  market.receive(sampleLead());
  market.settle();
  happen((open) => acceptAssignment(open, id(0)));
  send(0);
  market.join('S2');
  happen((open) => declineAllQuotes(open, true));
  expect(state()).toMatchObject({ waitsSince: market.now, status: 'matched' });
  expect(state().assignments.map((it) => it.state)).toEqual(['accepted', 'offered']);
});

describe('a draft', () => {
  it('is neither chosen nor withdrawn, because the owner has not seen it', () => {
    happen((open) => saveQuoteDraft(open, id(0), sampleTerms()));
    expect(refusal(() => choose(0))).toBe('quote-not-found');
    expect(refusal(() => happen((open) => withdrawQuote(open, id(0))))).toBe('quote-not-found');
  });

  it('is written by a stylist with the contact details alone', () => {
    const { assignments } = state();
    const accepted = assignments[0]!;
    expect(refusal(() => requireQuotable(accepted))).toBeUndefined();
    const agent = { ...accepted, partnerGroup: 'estate-agent' } as const;
    expect(refusal(() => requireQuotable(agent))).toBe('no-quote-by-agents');
    const undone = { ...accepted, state: 'undone' } as const;
    expect(refusal(() => requireQuotable(undone))).toBe('assignment-closed');
  });
});

describe('the files of a quote', () => {
  const attach = (place: number, file = sampleAttachment()) => {
    let isNew: boolean | undefined;
    happen((open) => (isNew = attachToQuote(open, id(place), file)));
    return isNew;
  };
  const files = () => quoteOf(0)?.attachments.map((each) => each.id);

  it('are added once each, and taken away', () => {
    const file = sampleAttachment();
    expect([attach(0), attach(0), files()]).toEqual([true, false, [file.id]]);
    happen((open) => detachFromQuote(open, id(0), 'another'));
    expect(files()).toEqual([file.id]);
    happen((open) => detachFromQuote(open, id(0), file.id));
    expect(files()).toEqual([]);
    happen((open) => detachFromQuote(open, id(1), file.id));
    expect(quoteOf(1)).toBeUndefined();
  });

  it('are accepted until the choice of the quote is final', () => {
    const upload = () => refusal(() => happen((open) => requireAttachable(open, id(0))));
    expect(upload()).toBeUndefined();
    send(0);
    choose(0);
    expect(upload()).toBeUndefined();
    market.advanceHours(1);
    expect(upload()).toBe('quote-closed');
  });

  it('are three at most', () => {
    for (const nth of ['1', '2', '3']) attach(0, sampleAttachment({ id: nth, fileId: nth }));
    const upload = () => happen((open) => requireAttachable(open, id(0)));
    expect(refusal(upload)).toBe('too-many-attachments');
  });
});

it('the state of a quote is known to its partner once the choice can no longer be undone', () => {
  const known = (place: number) => {
    let found: string | null = '';
    happen((open) => (found = quoteStateOf(open, id(place))));
    return found;
  };
  send(0);
  expect([known(0), known(1)]).toEqual(['sent', null]);
  choose(0);
  expect(known(0)).toBe('sent');
  market.advanceHours(1);
  expect(known(0)).toBe('chosen');
});

describe('a withdrawn quote', () => {
  it('cannot be chosen, and can be sent again', () => {
    send(0);
    happen((open) => withdrawQuote(open, id(0)));
    expect(refusal(() => choose(0))).toBe('quote-closed');
    const before = state();
    happen((open) => withdrawQuote(open, id(0)));
    expect(state()).toEqual(before);
    send(0, {}, 1);
    choose(0, 2);
    expect(states()[0]).toBe('chosen');
  });

  it('is what undoing the acceptance leaves', () => {
    send(2);
    market.happen(LEAD, (it) => undoAnswer(it, id(2)));
    expect(quoteOf(2)?.state).toBe('withdrawn');
  });
});

it('a quote expires after its last day, and its partner gets an e-mail', () => {
  send(0, { validUntil: '2026-11-25' });
  market.advanceTo(new Date('2026-11-25T22:59:59.000Z'));
  expect(states()[0]).toBe('sent');
  market.advanceTo(new Date('2026-11-25T23:00:00.000Z'));
  expect(states()[0]).toBe('expired');
  expect(emails('quote-expired')).toHaveLength(1);
  const { partnerId } = state().assignments[0]!;
  const detail = { partnerId, partnerName: expect.any(String) };
  expect(market.events).toContainEqual(expect.objectContaining({ kind: 'quote-expired', detail }));
  expect(refusal(() => choose(0))).toBe('quote-closed');
  market.advanceHours(24);
  expect(emails('quote-expired')).toHaveLength(1);
});

it('a quote of a closed lead expires without an e-mail, because it cannot be sent again', () => {
  send(0, { validUntil: '2026-11-25' });
  happen((open) => setStatus(open, 'lost'));
  market.advanceTo(new Date('2026-11-25T23:00:00.000Z'));
  expect(states()[0]).toBe('expired');
  expect(emails('quote-expired')).toEqual([]);
  expect(refusal(() => send(0, { validUntil: '2026-12-25' }, 1))).toBe('lead-closed');
});

it.each([
  ['the lead', withdrawByOwner],
  ['the consent to stylists', (open: OpenCase) => agreeToStylists(open, false)],
])('an open quote is announced as declined where the owner withdraws %s', (_, withdrawn) => {
  send(0);
  happen(withdrawn);
  expect(states()[0]).toBe('declined');
  expect(announced('quote.declined')).toMatchObject([{ detail: { quote_id: quoteId(0) } }]);
});

describe('choosing', () => {
  beforeEach(() => {
    send(0);
    send(1, { priceFrom: 30_000 });
  });

  it('wins the lead at once, and e-mails and webhooks leave after ten minutes', () => {
    choose(0);
    expect(state().status).toBe('won');
    expect(states()).toEqual(['chosen', 'sent', undefined]);
    market.advanceHours(9 / 60);
    expect(emails('quote-chosen')).toEqual([]);
    expect(announced('quote.accepted')).toEqual([]);
    expect(announced('lead.won')).toEqual([]);
    market.advanceHours(1 / 60);
    expect(states()).toEqual(['chosen', 'declined', undefined]);
    expect(emails('quote-chosen').map((it) => it.assignmentId)).toEqual([id(0)]);
    expect(emails('quote-declined').map((it) => it.assignmentId)).toEqual([id(1)]);
    const { partnerId } = state().assignments[1]!;
    expect(market.events.filter(({ kind }) => kind === 'quote-declined')).toMatchObject([
      { detail: { partnerId } },
    ]);
    expect(emails('other-quote-chosen').map((it) => it.assignmentId)).toEqual([id(2)]);
    expect([announced('quote.accepted'), announced('lead.won')].map((it) => it.length)).toEqual([
      1, 1,
    ]);
  });

  it('again the same quote changes nothing', () => {
    choose(0);
    const before = state();
    choose(0);
    expect(state()).toEqual(before);
  });

  it('ends offered assignments unpaid after ten minutes', () => {
    market.happen(LEAD, (it) => showMore(it));
    market.settle();
    const offered = () => state().assignments.filter((it) => it.state === 'offered').length;
    expect(offered()).toBe(1);
    choose(0);
    expect(offered()).toBe(1);
    market.advanceHours(10 / 60);
    expect(offered()).toBe(0);
  });

  it('tells no stylist who has reported the lead as lost', () => {
    market.happen(LEAD, (it) => recordReport(it, id(2), 'lost'));
    choose(0);
    market.advanceHours(10 / 60);
    expect(emails('other-quote-chosen')).toEqual([]);
  });

  it('can be undone for ten minutes and leaves no trace outside', () => {
    const before = market.mails.length;
    choose(0);
    market.advanceHours(9 / 60);
    happen(undoChoice);
    expect(states()).toEqual(['sent', 'sent', undefined]);
    expect(state().status).toBe('matched');
    expect(market.mails).toHaveLength(before);
    choose(1);
    expect(states()).toEqual(['sent', 'chosen', undefined]);
  });

  it('is final after ten minutes', () => {
    choose(0);
    market.advanceHours(10 / 60);
    expect(refusal(() => happen(undoChoice))).toBe('undo-too-late');
    expect(refusal(() => choose(1))).toBe('quote-closed');
  });

  it.each([
    ['the lead', withdrawByOwner],
    ['the consent to stylists', (open: OpenCase) => agreeToStylists(open, false)],
  ])('keeps its sale due where the owner withdraws %s afterwards', (_, withdrawn) => {
    choose(0);
    market.advanceHours(1);
    happen(withdrawn);
    const statuses = [0, 1].map(
      (place) => state().sales.find((it) => it.assignmentId === id(place))?.paymentStatus,
    );
    expect(statuses).toEqual(['pending', 'credited']);
  });

  it('another one, withdrawing the chosen one and undoing its acceptance are refused', () => {
    choose(0);
    expect(refusal(() => choose(1))).toBe('choice-made');
    expect(refusal(() => happen((open) => withdrawQuote(open, id(0))))).toBe('quote-closed');
    expect(refusal(() => market.happen(LEAD, (it) => undoAnswer(it, id(0))))).toBe('quote-closed');
    expect(refusal(() => market.happen(LEAD, (it) => withdrawByHand(it, id(0))))).toBe(
      'quote-closed',
    );
  });

  it('an outdated version is refused', () => {
    send(0, { priceFrom: 26_000 }, 1);
    expect(refusal(() => choose(0, 1))).toBe('quote-revised');
  });

  it('is unaffected by what partners report afterwards', () => {
    choose(0);
    for (const reported of ['lost', 'won', 'lost'] as const) {
      market.happen(LEAD, (it) => recordReport(it, id(0), reported));
      market.happen(LEAD, (it) => recordReport(it, id(1), reported));
      market.settle();
    }
    market.advanceHours(24 * 20);
    expect(state().status).toBe('won');
    expect(states()).toEqual(['chosen', 'declined', undefined]);
  });

  it('is overruled by an administrator with a reason alone, which owner and partner get', () => {
    choose(0);
    market.advanceHours(1);
    const set = (reason?: string) =>
      market.happen(LEAD, (it) => setStatus(it, 'contacted', undefined, reason));
    expect(refusal(() => set())).toBe('reason-required');
    set('Eieren ringte.');
    expect(states()[0]).toBe('chosen');
    market.happen(LEAD, (it) => undoStatus(it, 'contacted'));
    expect(quoteOf(0)).toMatchObject({ state: 'chosen', reason: null });
    set('Eieren ringte.');
    market.advanceHours(1);
    expect(quoteOf(0)).toMatchObject({ state: 'declined', reason: 'Eieren ringte.' });
    expect([emails('quote-overruled'), emails('owner-choice-overruled')]).toMatchObject([
      [{ assignmentId: id(0) }],
      [{ assignmentId: id(0) }],
    ]);
    expect(market.recalls).toContainEqual({ kind: 'other-quote-chosen', assignmentId: null });
    expect(announced('quote.declined').map(({ detail }) => detail['quote_id'])).toEqual([
      ...[quoteId(1), quoteId(0)],
    ]);
  });

  it('is named in webhooks by quote and amounts', () => {
    choose(0);
    market.advanceHours(1);
    const [{ detail } = { detail: undefined }] = announced('quote.accepted');
    expect(detail).toMatchObject({ quote_id: quoteId(0), price_from: '24900' });
  });

  it('is announced once, also when the status is changed and changed back', () => {
    choose(0);
    market.advanceHours(1);
    for (const status of ['contacted', 'won'] as const) {
      market.happen(LEAD, (it) => setStatus(it, status, undefined, 'Eieren ringte.'));
    }
    market.advanceHours(1);
    expect(quoteOf(0)).toMatchObject({ state: 'chosen', reason: null });
    expect([emails('quote-chosen').length, announced('quote.accepted').length]).toEqual([1, 1]);
  });

  it('needs no reason to be confirmed by an administrator', () => {
    choose(0);
    market.advanceHours(1);
    expect(refusal(() => market.happen(LEAD, (it) => setStatus(it, 'won')))).toBeUndefined();
  });

  it('stays when the owner also wants an agent, and falls when it wants no stylists', () => {
    choose(0);
    happen((open) => agreeToAgent(open, true));
    expect(states()[0]).toBe('chosen');
    happen((open) => agreeToStylists(open, false));
    expect(states()[0]).not.toBe('chosen');
    expect(state().status).not.toBe('won');
  });

  it('stays when the owner wants no agent any more', () => {
    happen((open) => agreeToAgent(open, true));
    choose(0);
    happen((open) => agreeToAgent(open, false));
    expect([state().status, states()[0]]).toEqual(['won', 'chosen']);
    market.advanceHours(1);
    expect(emails('quote-chosen')).toHaveLength(1);
  });

  it('that an administrator overrules falls when the owner wants no stylists', () => {
    choose(0);
    market.advanceHours(1 / 60);
    market.happen(LEAD, (it) => setStatus(it, 'lost', undefined, 'Eieren ringte.'));
    happen((open) => agreeToStylists(open, false));
    expect(quoteOf(0)).toMatchObject({ state: 'declined', reason: null });
    happen((it) => undoStatus(it, 'lost'));
    expect(state().status).toBe('new');
    market.advanceHours(1);
    expect([states()[0], emails('quote-chosen'), emails('quote-overruled')]).toEqual([
      ...['declined', [], []],
    ]);
  });

  it('is final after ten minutes also where its effects are late', () => {
    choose(0);
    market.now = hoursAfter(market.now, 11 / 60);
    market.happen(LEAD, (it) => agreeToStylists(it, false));
    expect(quoteOf(0)).toMatchObject({ state: 'chosen', closedAt: market.now });
    expect(state().sales.find((it) => it.assignmentId === id(0))?.paymentStatus).toBe('pending');
  });

  it('is undone by the owner alone while it can be', () => {
    choose(0);
    const undo = () => market.happen(LEAD, (it) => undoStatus(it, 'won'));
    expect(refusal(undo)).toBe('status-not-undoable');
    expect(undo).toThrow('Eieren har valgt et tilbud');
  });

  describe('after a status that an administrator set meanwhile and undid', () => {
    const set = (status: LeadStatus) =>
      market.happen(LEAD, (it) => setStatus(it, status, undefined, 'Eieren ringte.'));
    beforeEach(() => {
      choose(0);
      market.advanceHours(1 / 60);
      set('contacted');
      set('lost');
      expect(state().undoableStatus?.status).toBe('won');
    });

    it('is undone by the owner alone again', () => {
      market.happen(LEAD, (it) => undoStatus(it, 'lost'));
      expect([state().status, states()[0], quoteOf(0)?.reason]).toEqual(['won', 'chosen', null]);
      expect(refusal(() => market.happen(LEAD, (it) => undoStatus(it, 'won')))).toBe(
        'status-not-undoable',
      );
      happen(undoChoice);
      expect([state().status, states()[0]]).toEqual(['matched', 'sent']);
      market.advanceHours(1);
      expect([emails('quote-chosen'), emails('quote-overruled')]).toEqual([[], []]);
    });

    it.each([
      ['undone', () => market.happen(LEAD, (it) => undoStatus(it, 'lost'))],
      ['set to won', () => set('won')],
    ])('is final ten minutes after itself, where it was %s', (_, restore) => {
      restore();
      market.advanceHours(8 / 60);
      expect(quoteOf(0)?.closedAt).toBeNull();
      market.advanceHours(1 / 60);
      expect(quoteOf(0)).toMatchObject({ state: 'chosen', reason: null });
      expect(quoteOf(0)?.closedAt).not.toBeNull();
      expect(emails('quote-chosen')).toHaveLength(1);
    });
  });

  it('falls when the owner withdraws the lead within ten minutes', () => {
    choose(0);
    market.happen(LEAD, (it) => withdrawByOwner(it));
    market.settle();
    expect(state().status).toBe('lost');
    expect(states()).toEqual(['declined', 'declined', undefined]);
    expect(emails('quote-chosen')).toEqual([]);
  });
});

describe('a win that a partner has reported', () => {
  beforeEach(() => {
    send(0);
    send(1, { priceFrom: 30_000 });
    happen((it) => recordReport(it, id(0), 'won'));
  });
  const declined = () => ({
    states: states().slice(0, 2),
    emails: emails('quote-declined').map(({ assignmentId }) => assignmentId),
    webhooks: announced('quote.declined').map(({ detail }) => detail['quote_id']),
    unquoted: emails('other-quote-chosen').map(({ assignmentId }) => assignmentId),
  });
  const others = () => ({
    states: ['sent', 'declined'],
    emails: [id(1)],
    webhooks: [quoteId(1)],
    unquoted: [id(2)],
  });
  const none = { states: ['sent', 'sent'], emails: [], webhooks: [], unquoted: [] };

  it('leaves the quotes open until the owner answers', () => {
    expect(declined()).toEqual(none);
    happen((it) => answerWin(it, id(0), false));
    expect(declined()).toEqual(none);
    choose(1);
    expect(states()[1]).toBe('chosen');
  });

  it('declines the others’ quotes once the owner confirms it', () => {
    happen((it) => answerWin(it, id(0), true));
    expect(declined()).toEqual(others());
    expect(market.recalls).toContainEqual({ kind: 'owner-quotes', assignmentId: null });
    expect(refusal(() => choose(1))).toBe('quote-closed');
    expect(refusal(() => send(1, {}, 1))).toBe('quote-closed');
  });

  it('declines them after the owner’s silence', () => {
    market.advanceHours(4 * 24);
    expect(declined()).toEqual(others());
  });

  it('declines them ten minutes after an administrator confirms it, and once', () => {
    market.happen(LEAD, (it) => setStatus(it, 'won'));
    market.advanceHours(9 / 60);
    expect(declined()).toEqual(none);
    market.advanceHours(1 / 60);
    expect(declined()).toEqual(others());
    for (const status of ['contacted', 'won'] as const) {
      market.happen(LEAD, (it) => setStatus(it, status));
      market.advanceHours(1);
    }
    expect(declined()).toEqual({ ...others(), states: ['sent', 'expired'] });
  });

  it('declines the quote of another who reported one too where the owner answers alone', () => {
    happen((it) => recordReport(it, id(1), 'won'));
    happen((it) => answerWin(it, id(0), true));
    expect(declined()).toEqual(others());
  });

  it('leaves the quote of another who reported one too where the owner is silent', () => {
    happen((it) => recordReport(it, id(1), 'won'));
    market.advanceHours(4 * 24);
    expect(declined()).toEqual({ ...none, unquoted: [id(2)] });
  });
});

it('the news of quotes is recalled when the lead is lost, because none can be chosen', () => {
  send(0);
  market.happen(LEAD, (it) => setStatus(it, 'lost'));
  market.recalls.length = 0;
  market.advanceHours(1);
  expect(market.recalls).toContainEqual({ kind: 'owner-quotes', assignmentId: null });
});

describe('a corrected service', () => {
  const correct = (serviceType: 'Fullstyling' | 'Delstyling') =>
    happen((open) => correctLead(open, { serviceType }, false));
  beforeEach(() => {
    for (const place of [0, 1]) send(place);
    market.recalls.length = 0;
    correct('Delstyling');
  });
  const recalled = () => market.recalls.filter(({ kind }) => kind === 'owner-quotes').length;

  it('leaves quotes open, and one is chosen only once it is revised', () => {
    expect(states()).toEqual(['sent', 'sent', undefined]);
    expect(() => choose(0)).toThrow('Tilbudet gjelder den forrige tjenesten.');
    send(0, {}, 1);
    choose(0, 2);
    expect(states()).toEqual(['chosen', 'sent', undefined]);
  });

  it('corrected back lets a quote be chosen again', () => {
    correct('Fullstyling');
    choose(0);
    expect(states()[0]).toBe('chosen');
  });

  it('recalls the news of quotes while none can be chosen', () => {
    expect(recalled()).toBe(1);
    send(0, {}, 1);
    market.recalls.length = 0;
    correct('Delstyling');
    expect(recalled()).toBe(0);
  });

  it('undoes a choice of the earlier service that is not final yet', () => {
    send(0, {}, 1);
    choose(0, 2);
    correct('Fullstyling');
    expect([states()[0], state().status]).toEqual(['sent', 'matched']);
    expect(() => choose(0, 2)).toThrow('Tilbudet gjelder den forrige tjenesten.');
    market.advanceHours(1);
    expect(emails('quote-chosen')).toEqual([]);
  });

  it('leaves a final choice', () => {
    send(0, {}, 1);
    choose(0, 2);
    market.advanceHours(1);
    correct('Fullstyling');
    expect([states()[0], state().status]).toEqual(['chosen', 'won']);
  });

  it('lets the owner decline the quotes', () => {
    happen((open) => declineAllQuotes(open, false));
    expect(states()).toEqual(['declined', 'declined', undefined]);
  });
});

it('a win that nobody reported declines no quote, because nobody knows whose it is', () => {
  for (const place of [0, 1]) send(place);
  happen((it) => setStatus(it, 'won'));
  market.advanceHours(1);
  expect(states()).toEqual(['sent', 'sent', undefined]);
  expect([...emails('quote-declined'), ...emails('other-quote-chosen')]).toEqual([]);
  expect(refusal(() => choose(0))).toBe('lead-closed');
});

describe('a win that an administrator set and nobody reported', () => {
  const partner = (place: number) => state().assignments[place]?.partnerId ?? '';
  const review = (place: number) => {
    market.leads.set(LEAD, { ...state(), jobWith: [partner(place)] });
    happen((it) => confirmJob(it, partner(place)));
  };
  const settled = () => ({
    states: states(),
    declined: emails('quote-declined').map(({ assignmentId }) => assignmentId),
    unquoted: emails('other-quote-chosen').map(({ assignmentId }) => assignmentId),
  });
  const none = { states: ['sent', 'sent', undefined], declined: [], unquoted: [] };
  const others = () => ({
    ...{ states: ['sent', 'declined', undefined] },
    ...{ declined: [id(1)], unquoted: [id(2)] },
  });
  const win = () => market.happen(LEAD, (it) => setStatus(it, 'won'));
  beforeEach(() => {
    for (const place of [0, 1]) send(place);
  });

  it.each([
    ['a partner reports it', () => happen((it) => recordReport(it, id(0), 'won'))],
    ['the owner’s review names the partner', () => review(0)],
  ])('declines the others’ quotes once %s', (_, name) => {
    win();
    market.advanceHours(1);
    expect(settled()).toEqual(none);
    name();
    expect(settled()).toEqual(others());
    expect(state().status).toBe('won');
  });

  it.each([
    ['a report', () => happen((it) => recordReport(it, id(0), 'won'))],
    ['a review', () => review(0)],
  ])('can still be undone after %s, and declines none before', (_, name) => {
    win();
    name();
    expect(settled()).toEqual(none);
    market.advanceHours(10 / 60);
    expect(settled()).toEqual(others());
  });

  it('leaves a final choice alone, whatever the review names', () => {
    choose(0);
    market.advanceHours(1);
    const before = settled();
    review(1);
    expect(settled()).toEqual(before);
    expect(states()).toEqual(['chosen', 'declined', undefined]);
  });
});

describe('the owner’s review that names a job', () => {
  const review = (place: number) => {
    const partnerId = state().assignments[place]?.partnerId ?? '';
    market.leads.set(LEAD, { ...state(), jobWith: [partnerId] });
    happen((it) => confirmJob(it, partnerId));
  };
  beforeEach(() => {
    for (const place of [0, 1]) send(place);
  });

  it('wins an active lead and declines the others’ quotes', () => {
    review(0);
    expect([state().status, states()]).toEqual(['won', ['sent', 'declined', undefined]]);
    expect(announced('lead.won')).toHaveLength(1);
  });

  it('decides about another partner’s reported win', () => {
    happen((it) => recordReport(it, id(1), 'won'));
    review(0);
    expect([state().status, states()]).toEqual(['won', ['sent', 'declined', undefined]]);
    expect(state().reportedWin).toBeNull();
  });

  it('changes nothing on a lost lead, or where that partner has no contact any more', () => {
    happen((it) => setStatus(it, 'lost'));
    market.advanceHours(1);
    review(0);
    expect([state().status, states()]).toEqual(['lost', ['sent', 'sent', undefined]]);
    happen((it) => setStatus(it, 'contacted'));
    market.advanceHours(1);
    happen((it) => withdrawByHand(it, id(0)));
    review(0);
    expect([state().status, states()[1]]).toEqual(['contacted', 'sent']);
  });
});

describe('a lead that is active again', () => {
  const set = (status: LeadStatus) => {
    market.happen(LEAD, (it) => setStatus(it, status, undefined, 'Eieren ringte.'));
    market.advanceHours(1);
  };
  beforeEach(() => {
    for (const place of [0, 1]) send(place);
  });
  const expired = () => emails('quote-expired').map(({ assignmentId }) => assignmentId);

  it('takes the quotes anew that a choice had declined, and the overruled one', () => {
    choose(0);
    market.advanceHours(1);
    set('contacted');
    expect(states()).toEqual(['declined', 'expired', undefined]);
    expect(expired()).toEqual([id(1)]);
    for (const place of [0, 1]) send(place, { priceFrom: 21_000 }, 1);
    expect(states()).toEqual(['sent', 'sent', undefined]);
    expect(quoteOf(0)).toMatchObject({ reason: null, chosenAt: null, closedAt: null });
    choose(0, 2);
    market.advanceHours(1);
    expect(states()).toEqual(['chosen', 'declined', undefined]);
  });

  it.each([
    ['a confirmed win', () => happen((it) => answerWin(it, id(0), true))],
    ['silence about a win', () => market.advanceHours(4 * 24)],
  ])('takes the quotes anew that %s had declined', (_, settle) => {
    happen((it) => recordReport(it, id(0), 'won'));
    settle();
    expect(states()[1]).toBe('declined');
    happen((it) => undoStatus(it, 'won'));
    expect(states().slice(0, 2)).toEqual(['sent', 'expired']);
    send(1, {}, 1);
    expect(states()[1]).toBe('sent');
  });

  it('because a partner takes its silent win back, takes the others’ quotes anew', () => {
    happen((it) => recordReport(it, id(0), 'won'));
    market.advanceHours(4 * 24);
    happen((it) => recordReport(it, id(0), 'contacted'));
    expect([state().status, states()[1]]).toEqual(['contacted', 'expired']);
  });

  it('leaves what «Ingen passer» declined where a report alone had closed it', () => {
    happen((open) => declineAllQuotes(open, true));
    happen((it) => recordReport(it, id(0), 'won'));
    happen((it) => answerWin(it, id(0), false));
    expect(states().slice(0, 2)).toEqual(['declined', 'declined']);
    for (const place of [0, 1]) happen((it) => recordReport(it, id(place), 'lost'));
    set('contacted');
    expect([states().slice(0, 2), expired()]).toEqual([['declined', 'declined'], []]);
  });

  it('after «Ingen passer» takes the quotes anew', () => {
    happen((open) => declineAllQuotes(open, false));
    set('contacted');
    expect(states()).toEqual(['expired', 'expired', undefined]);
  });

  it('keeps a quote declined that the owner declined while it went on', () => {
    happen((open) => declineAllQuotes(open, true));
    expect(refusal(() => send(0, {}, 1))).toBe('quote-closed');
    set('contacted');
    expect(states()[0]).toBe('declined');
  });
});

describe('«Ingen passer»', () => {
  beforeEach(() => send(0));

  it('continues with one more partner where every place is taken', () => {
    happen((open) => declineAllQuotes(open, true));
    expect(states()[0]).toBe('declined');
    expect(state().status).toBe('matched');
    expect(state().assignments.filter((it) => it.state === 'offered')).toHaveLength(1);
    expect(emails('quote-declined')).toHaveLength(1);
    expect(emails('other-quote-chosen')).toEqual([]);
  });

  it('without a further search loses the lead, and recalls the news of quotes', () => {
    happen((open) => declineAllQuotes(open, false));
    expect(market.recalls).toContainEqual({ kind: 'owner-quotes', assignmentId: null });
    expect(state().status).toBe('lost');
  });

  it('is final, whatever its partners report later, also where they had lost the lead', () => {
    for (const place of [0, 1, 2]) happen((open) => recordReport(open, id(place), 'lost'));
    expect(state()).toMatchObject({ status: 'lost', undoableStatus: { byReports: true } });
    happen((open) => declineAllQuotes(open, false));
    expect(state().undoableStatus).toMatchObject({ status: 'contacted', byReports: false });
    happen((open) => recordReport(open, id(0), 'contacted'));
    expect(state().status).toBe('lost');
  });

  it('needs one open quote, beside any closed ones', () => {
    send(1);
    happen((open) => withdrawQuote(open, id(1)));
    happen((open) => declineAllQuotes(open, true));
    expect(states()).toEqual(['declined', 'withdrawn', undefined]);
  });

  it('needs an open quote', () => {
    happen((open) => withdrawQuote(open, id(0)));
    expect(refusal(() => happen((open) => declineAllQuotes(open, false)))).toBe('quote-not-found');
  });
});

describe('two working days after an acceptance', () => {
  it('a partner without quote or report is reminded once', () => {
    send(0);
    market.happen(LEAD, (it) => recordReport(it, id(1), 'contacted'));
    happen((open) => saveQuoteDraft(open, id(2), sampleTerms()));
    market.advanceHours(24 * 10);
    expect(emails('quote-reminder').map((it) => it.assignmentId)).toEqual([id(2)]);
    expect(quoteOf(2)?.remindedAt).not.toBeNull();
  });
});

const kind = fc.oneof(fc.constantFrom(...STEPS), fc.constantFrom(...LIKELY_STEPS));
const step: fc.Arbitrary<Step> = fc.tuple(kind, fc.nat(40), fc.nat(40));

it('a final choice stays until its partner sends another version, and every version stays', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }), (steps) => {
      const random = new Market();
      for (let made = 0; made < 6; made += 1) random.join(`S${made}`, { weeklyCapacity: 9 });
      const final = new Map<string, number>();
      const versions = new Map<string, string>();
      for (const each of steps) {
        takeIfPossible(random, each);
        const quotes = [...random.leads.values()].flatMap((it) => it.quotes);
        for (const quote of quotes) {
          const version = quote.versions.length;
          if (final.get(quote.id) === version)
            expect(['chosen', 'declined']).toContain(quote.state);
          if (quote.state === 'chosen' && quote.closedAt) final.set(quote.id, version);
          const history = JSON.stringify(quote.versions);
          expect(history.slice(0, -1)).toContain(versions.get(quote.id)?.slice(0, -1) ?? '');
          versions.set(quote.id, history);
        }
      }
    }),
    { numRuns: 150 },
  );
});

const STEPS_OF_A_CHOICE = [
  ...(['send-quote', 'choose-quote', 'undo-choice', 'minutes-pass', 'undo-by-hand'] as const),
  ...(['close-by-hand', 'open-by-hand', 'win-by-hand', 'report-won', 'report-lost'] as const),
  ...(['owner-refuses-stylists', 'owner-wants-stylists-again', 'owner-confirms-win'] as const),
  ...(['owner-denies-win', 'decline-quotes', 'withdraw-quote', 'undo'] as const),
] as const;

it('a choice is final an hour later on a won lead, or gone, whatever happened meanwhile', () => {
  const ofChoice = fc.tuple(fc.constantFrom(...STEPS_OF_A_CHOICE), fc.nat(40), fc.nat(40));
  fc.assert(
    fc.property(fc.array(ofChoice, { minLength: 5, maxLength: 25, size: 'max' }), (steps) => {
      const random = new Market();
      for (let made = 0; made < 4; made += 1) random.join(`S${made}`);
      random.receive(sampleLead());
      random.settle();
      const opening: Step[] = [0, 1].flatMap((which) => [
        ['accept', which, which],
        ['send-quote', 1, which],
      ]);
      for (const each of [...opening, ...steps]) takeIfPossible(random, each);
      random.advanceHours(1);
      random.settle();
      for (const { assignments, quotes, status } of random.leads.values()) {
        const chosen = quotes.find((quote) => quote.state === 'chosen');
        if (!chosen) continue;
        expect([chosen.closedAt !== null, status]).toEqual([true, 'won']);
        const ended = assignments.find(({ id: known }) => known === chosen.assignmentId)?.closedAt;
        expect(Number(ended ?? Infinity)).toBeGreaterThanOrEqual(Number(chosen.closedAt));
      }
    }),
    { numRuns: 1000 },
  );
});

function takeIfPossible(random: Market, each: Step): void {
  const { leads, newId, now, partners } = random;
  const act = actOf(each, { leads, newId, now, partnerIds: [...partners.keys()] });
  try {
    if (act?.kind === 'receive') random.receive(act.lead, act.consents);
    if (act?.kind === 'happen') random.happen(act.leadId, act.what);
    if (act?.kind === 'wait') random.advanceHours(act.hours);
    random.settle();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}
