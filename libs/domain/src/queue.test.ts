import { describe, expect, it } from '@jest/globals';
import {
  FAILING_AFTER_ATTEMPTS,
  isFailing,
  LEAD_QUEUE_KINDS,
  isToComplete,
  missingOfPartner,
  QUEUE_KINDS,
  type QueuedLead,
  reportDueSince,
  waitsSince,
} from './queue.js';
import { samplePartner } from './testing/sample-partner.js';

/** A Wednesday at 10 in Norway; two working days earlier it was Monday at 10. */
const NOW = new Date('2026-11-25T09:00:00Z');
const TAKEN = new Date('2026-11-23T09:00:00Z');
const RECEIVED = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-12-04T12:00:00Z');

/** A lead that partners are looked for, all of whom have said no. */
const sought: QueuedLead = {
  lead: { receivedAt: RECEIVED, municipality: '4601' },
  status: 'new',
  stoodBefore: null,
  contactedAt: null,
  matchingDueAt: null,
  seekUntil: LATER,
  waitsSince: null,
  nobodyCalledAt: null,
  suspicion: null,
  joinedTo: null,
  perhapsSameAs: null,
  differences: null,
  takenAt: null,
  isWithPartners: false,
};
const taken: QueuedLead = { ...sought, status: 'matched', takenAt: TAKEN, isWithPartners: true };
const nowhere = { receivedAt: RECEIVED, municipality: null };

/** Of which kinds a lead is a case, and since when. */
const kindsOf = (lead: QueuedLead) =>
  LEAD_QUEUE_KINDS.flatMap((kind) => {
    const since = waitsSince(kind, lead, NOW);
    return since ? [[kind, since]] : [];
  });

describe('a lead that needs a person', () => {
  it.each<[string, QueuedLead, unknown[]]>([
    ['all have said no', sought, [['nobody-found', RECEIVED]]],
    ['someone is asked', { ...sought, isWithPartners: true }, []],
    ['it was not looked at yet', { ...sought, seekUntil: null }, []],
    ['the search is over', { ...sought, seekUntil: NOW }, []],
    ['it is lost', { ...sought, status: 'lost' }, []],
    ['it goes on with another', { ...sought, joinedTo: 'other' }, []],
    ['its place is unknown', { ...sought, lead: nowhere }, [['unknown-place', RECEIVED]]],
    ['it is held', { ...sought, suspicion: 'hidden-field-filled' }, [['held', RECEIVED]]],
    ['it was held, and lost', { ...sought, suspicion: 'not-for-styling', status: 'lost' }, []],
    ['taken two working days ago', taken, [['not-reported', TAKEN]]],
    ['taken later', { ...taken, takenAt: new Date(+TAKEN + 1) }, []],
    ['taken, and reported', { ...taken, status: 'contacted' }, []],
    ['set by hand, and taken by nobody', { ...taken, takenAt: null }, []],
    [
      'the owner says that nobody called',
      { ...taken, status: 'contacted', nobodyCalledAt: NOW },
      [['nobody-called', NOW]],
    ],
    [
      'it may be another',
      { ...sought, isWithPartners: true, perhapsSameAs: 'other' },
      [['perhaps-same', RECEIVED]],
    ],
    ['it may be another, and is won', { ...taken, status: 'won', perhapsSameAs: 'other' }, []],
  ])('when %s', (_, lead, expected) => expect(kindsOf(lead)).toEqual(expected));

  it('is late after two working days, weekends left out', () => {
    expect(reportDueSince(new Date('2026-11-23T09:00:00Z'))).toEqual(
      new Date('2026-11-19T09:00:00Z'),
    );
  });

  it('comes before what partners and machines wait for', () => {
    expect(QUEUE_KINDS.slice(0, LEAD_QUEUE_KINDS.length)).toEqual(LEAD_QUEUE_KINDS);
  });
});

describe('a message that does not get through', () => {
  const message = { state: 'due', attempts: FAILING_AFTER_ATTEMPTS, lastFault: '451' } as const;
  it.each([
    [message, true],
    [{ ...message, attempts: FAILING_AFTER_ATTEMPTS - 1 }, false],
    [{ ...message, attempts: 1, state: 'parked' as const }, true],
    [{ ...message, lastFault: null }, false],
    [{ ...message, state: 'sent' as const }, false],
  ])('%j: %s', (each, expected) => expect(isFailing(each)).toBe(expected));
});

describe('a partner that cannot be billed', () => {
  it.each([
    [{}, []],
    [{ organizationNumber: '' }, ['organisasjonsnummer']],
    [{ street: '', postPlace: '' }, ['gateadresse', 'poststed']],
    [{ organizationNumber: '', active: false }, ['organisasjonsnummer']],
  ])('%j lacks %j', (changes, missing) =>
    expect(missingOfPartner(samplePartner(changes))).toEqual(missing),
  );

  it.each([
    [{ organizationNumber: '' }, false, true],
    [{ organizationNumber: '', active: false }, false, false],
    [{ organizationNumber: '', active: false }, true, true],
    [{ active: false }, true, false],
  ])('%j, and owes something: %s, waits for a person: %s', (changes, owes, waits) =>
    expect(isToComplete(samplePartner(changes), owes)).toBe(waits),
  );
});
