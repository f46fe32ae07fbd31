import { expect, it } from '@jest/globals';
import {
  EVENTS_BY_OWNER,
  fieldsOfCorrection,
  type LeadEvent,
  type LeadEventDetails,
  eventsForOwner,
} from './lead-event.js';

const reported = <Kind extends keyof LeadEventDetails>(kind: Kind, detail: object = {}) =>
  ({ id: 'e', leadId: 'l', at: new Date(0), kind, detail }) as unknown as LeadEvent;

it.each([
  'sale-waived',
  'sale-due-again',
  'sale-stays-credited',
  'dispute-decided',
  'disputed',
  'merged',
  'kept-apart',
  'no-partner-found',
  'perhaps-same',
] as const)('owners do not read of their request what is called %s', (kind) =>
  expect(eventsForOwner([reported(kind)])).toEqual([]),
);

it.each(['passed-on', 'corrected', 'note-added', 'owner-withdrew'] as const)(
  'the owner reads the event %s',
  (kind) => expect(eventsForOwner([reported(kind)])).toEqual([reported(kind)]),
);

it('a correction names each field that it changed', () =>
  expect(fieldsOfCorrection('rooms, message')).toEqual(['rooms', 'message']));

it('owners choose, correct, wait, answer and withdraw themselves', () =>
  expect(EVENTS_BY_OWNER).toEqual([
    ...['nobody-called', 'owner-waits', 'win-answered', 'quote-chosen', 'choice-undone'],
    ...['consent-given', 'corrected', 'owner-withdrew'],
  ]));

it('the owner reads of another lead only from the same mailbox', () => {
  const [own, other] = ['same', 'other'].map((mailbox) =>
    reported('lead-merged-into', { mailbox }),
  );
  expect(eventsForOwner([own!, other!])).toEqual([own]);
});

it.each([
  ['merged', 'administrator'],
  ['holds', 'administrator'],
  ['administrator', 'administrator'],
  ['owner', 'owner'],
  ['closed', 'closed'],
] as const)('an offer withdrawn as %s is shown to the owner as ended by %s', (by, shownAs) => {
  const ended = (how: string) => reported('assignment-withdrawn', { partnerName: 'Anne', by: how });
  expect(eventsForOwner([ended(by)])).toEqual([ended(shownAs)]);
});
