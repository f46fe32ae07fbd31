import { describe, expect, it } from '@jest/globals';
import { type Assignment, type AssignmentState, offer } from '../assignments/assignment.js';
import { CaseLedger } from './case-ledger.js';
import type { LeadCaseState } from './case-state.js';
import { arrivalConsents } from '../leads/consent.js';
import type { Sale } from '../billing/sale.js';
import { Market } from '../testing/market.js';
import { sampleLead } from '../testing/sample-lead.js';
import { sampleAttachment, sampleQuote } from '../testing/sample-quote.js';
import { sampleSale } from '../testing/sample-sale.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 9, minute));
const NOW = at(30);

const assignment = (id: string, state: AssignmentState, minute: number): Assignment => ({
  ...offer({
    ...{ id, leadId: 'lead-1', partnerId: `partner-${id}`, partnerGroup: 'stylist', priceOre: 1 },
    ...{ offeredAt: at(minute), deadline: null, remindAt: null },
  }),
  state,
});
const answeredAt = (id: string, minute: number, offered: number): Assignment => ({
  ...assignment(id, 'accepted', offered),
  answeredAt: at(minute),
});
const sale = (id: string): Sale => sampleSale({ id, assignmentId: id });

const ledgerOn = (changes: Partial<LeadCaseState> = {}) => {
  const market = new Market(NOW);
  market.receive(sampleLead(), arrivalConsents('form', NOW));
  const state = { ...market.state('lead-1'), ...changes };
  let ids = 0;
  const ledger = new CaseLedger(
    state,
    NOW,
    () => `id-${(ids += 1)}`,
    (id) => `Name of ${id}`,
  );
  return { ledger, state, changes: () => ledger.changes(state) };
};

describe('the case ledger', () => {
  it('is empty for a case without events', () => {
    const assignments = [assignment('a', 'offered', 1)];
    const { changes, state } = ledgerOn({ assignments, sales: [sale('a')] });
    const nothing = { corrections: {}, consents: null, assignments: [], sales: [], rounds: [] };
    const silent = { events: [], notifications: [], recalls: [], announcements: [] };
    const { status, suspicion, contactedAt, matchingDueAt, matchUntil, waitsSince } = state;
    expect(changes()).toMatchObject({
      ...{ ...nothing, ...silent, leadId: 'lead-1', partnerId: null },
      ...{ status, suspicion, contactedAt, matchingDueAt, matchUntil, waitsSince },
    });
  });

  it('stores new and changed records only', () => {
    const [first, second] = [assignment('a', 'offered', 1), assignment('b', 'offered', 2)];
    const { ledger, changes } = ledgerOn({ assignments: [first, second], sales: [sale('a')] });
    const changed = { ...second, remindAt: NOW };
    ledger.keepAssignment(changed);
    ledger.keepAssignment(assignment('c', 'offered', 3));
    ledger.keepSale(sale('b'));
    expect(changes().assignments).toEqual([changed, assignment('c', 'offered', 3)]);
    expect(changes().sales).toEqual([sale('b')]);
    expect(ledger.saleOf('a')).toEqual(sale('a'));
    expect(ledger.saleOf('c')).toBeUndefined();
  });

  it('orders assignments by time, however they were stored', () => {
    const minutes = [3, 1, 2].map((minute) => assignment(`m${minute}`, 'offered', minute));
    const { ledger } = ledgerOn({ assignments: minutes });
    expect(ledger.assignments().map(({ id }) => id)).toEqual(['m1', 'm2', 'm3']);
  });

  it('names the first partner to accept among those that still have contact', () => {
    const first = (...assignments: Assignment[]) => ledgerOn({ assignments }).changes().partnerId;
    const declined = { ...answeredAt('d', 0, 0), state: 'declined' as const };
    expect(first(declined, answeredAt('a', 20, 1), answeredAt('b', 10, 2))).toBe('partner-b');
    expect(first(declined, assignment('o', 'offered', 1))).toBeNull();
  });

  it('keeps the time of that acceptance', () => {
    const acceptedAt = (...assignments: Assignment[]) =>
      ledgerOn({ assignments }).changes().acceptedAt;
    const [late, early] = [answeredAt('a', 20, 1), answeredAt('b', 10, 2)];
    expect(acceptedAt(late, early)).toEqual(early.answeredAt);
    expect(acceptedAt()).toBeNull();
  });

  it('notifies of some kinds once, also across cases', () => {
    const { ledger, changes } = ledgerOn({
      notifiedAt: new Map([['owner-nobody-yet', new Date(1)]]),
    });
    expect(ledger.notifyOnce('owner-nobody-yet')).toBe(false);
    expect(ledger.notifyOnce('no-partner-notification')).toBe(true);
    expect(ledger.notifyOnce('no-partner-notification')).toBe(false);
    expect(ledger.notifyOnce('owner-search-ended')).toBe(true);
    expect(changes().notifications).toEqual([
      { id: 'id-1', kind: 'no-partner-notification', assignmentId: null },
      { id: 'id-2', kind: 'owner-search-ended', assignmentId: null },
    ]);
  });

  it('recalls what has not left, of that assignment and kind only', () => {
    const { ledger, changes } = ledgerOn();
    ledger.notify('partner-offer', 'a');
    ledger.notify('partner-offer', 'b');
    ledger.notify('partner-reminder', 'a');
    ledger.recall('partner-offer', 'a');
    const kept = changes().notifications.map(({ kind, assignmentId }) => [kind, assignmentId]);
    expect(kept).toEqual([
      ['partner-offer', 'b'],
      ['partner-reminder', 'a'],
    ]);
    expect(changes().recalls).toEqual([{ kind: 'partner-offer', assignmentId: 'a' }]);
  });

  it('sends an owner without an e-mail address nothing about its mailbox', () => {
    const { ledger, changes } = ledgerOn({ lead: sampleLead({ customerEmail: '' }) });
    for (const kind of ['owner-link', 'owner-matched'] as const) ledger.notify(kind);
    expect(changes().notifications.map(({ kind }) => kind)).toEqual(['owner-matched']);
  });

  it('stores the versions and files of a quote that are new, and frees files taken away', () => {
    const [kept, taken, added] = ['kept', 'taken', 'added'].map((id) =>
      sampleAttachment({ id, fileId: `file-${id}` }),
    );
    const before = sampleQuote({ attachments: [kept!, taken!] });
    const [first] = before.versions;
    const second = { ...first!, version: 2 };
    const { ledger, changes } = ledgerOn({ quotes: [before] });
    expect(changes()).toMatchObject({ quoteVersions: [], attachments: [], detachments: [] });
    ledger.keepQuote({ ...before, versions: [first!, second], attachments: [kept!, added!] });
    const quoteId = before.id;
    expect(changes()).toMatchObject({
      quoteVersions: [{ ...second, quoteId }],
      attachments: [{ ...added, quoteId }],
      detachments: [{ fileId: 'file-taken' }],
    });
  });

  it('stores all consents once there is a new one', () => {
    const { ledger, state, changes } = ledgerOn();
    const said = {
      subject: 'estate-agent',
      granted: true,
      at: NOW,
      textVersion: 'v',
      place: 'form',
    };
    ledger.keepConsent({ ...said, subject: 'estate-agent', place: 'owner-page' });
    expect(changes().consents).toHaveLength(state.consents.length + 1);
    expect(ledger.consents()).toEqual(changes().consents);
  });

  it('gives each event its own time, in order', () => {
    const { ledger, changes } = ledgerOn();
    ledger.record('note-added', { text: 'one' });
    ledger.announce('lead.received');
    ledger.keepRound('automatic', []);
    ledger.record('note-added', { text: 'two' });
    const { announcements, events, rounds } = changes();
    const moments = [events[0], announcements[0], rounds[0], events[1]].map((each) => each?.at);
    expect(moments).toEqual([0, 1, 2, 3].map((ms) => new Date(NOW.getTime() + ms)));
    expect(events[0]).toMatchObject({ id: 'id-1', leadId: 'lead-1', detail: { text: 'one' } });
    expect(rounds[0]).toMatchObject({ leadId: 'lead-1', cause: 'automatic', refused: {} });
    expect(announcements[0]).toMatchObject({ event: 'lead.received', detail: {} });
  });

  it('merges corrections, and names partners as they are called now', () => {
    const { ledger, changes } = ledgerOn();
    ledger.correct({ rooms: '2', location: 'Oslo' });
    ledger.correct({ rooms: '3' });
    expect(changes().corrections).toEqual({ rooms: '3', location: 'Oslo' });
    expect(ledger.named('p')).toEqual({ partnerId: 'p', partnerName: 'Name of p' });
  });
});
