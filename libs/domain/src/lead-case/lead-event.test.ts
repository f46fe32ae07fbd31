import { expect, it } from '@jest/globals';
import { type LeadEvent, type LeadEventDetails, toldToOwner } from './lead-event.js';

const told = <Kind extends keyof LeadEventDetails>(kind: Kind, detail: object = {}) =>
  ({ id: 'e', leadId: 'l', at: new Date(0), kind, detail }) as unknown as LeadEvent;

it.each([
  'cost-given-up',
  'cost-owed-again',
  'cost-stays-credited',
  'dispute-decided',
  'disputed',
  'merged',
  'kept-apart',
  'no-partner-found',
  'perhaps-same',
] as const)('owners do not read of their request what is called %s', (kind) =>
  expect(toldToOwner([told(kind)])).toEqual([]),
);

it.each(['passed-on', 'corrected', 'note-added', 'owner-withdrew'] as const)(
  'the owner reads the event %s',
  (kind) => expect(toldToOwner([told(kind)])).toEqual([told(kind)]),
);

it('the owner reads of another lead only from the same mailbox', () => {
  const [own, other] = ['same', 'other'].map((mailbox) => told('lead-merged-into', { mailbox }));
  expect(toldToOwner([own!, other!])).toEqual([own]);
});

it.each([
  ['merged', 'administrator'],
  ['holds', 'administrator'],
  ['administrator', 'administrator'],
  ['owner', 'owner'],
  ['closed', 'closed'],
] as const)('an offer withdrawn as %s is shown to the owner as ended by %s', (by, toldAs) => {
  const ended = (how: string) => told('assignment-withdrawn', { partnerName: 'Anne', by: how });
  expect(toldToOwner([ended(by)])).toEqual([ended(toldAs)]);
});
