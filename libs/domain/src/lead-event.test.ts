import { expect, it } from '@jest/globals';
import { isForOwner, type LeadEvent, type LeadEventDetails } from './lead-event.js';

const told = <Kind extends keyof LeadEventDetails>(kind: Kind, detail: object = {}) =>
  ({ id: 'e', leadId: 'l', at: new Date(0), kind, detail }) as unknown as LeadEvent;

it.each([
  'cost-given-up',
  'cost-owed-again',
  'cost-stays-credited',
  'dispute-decided',
  'disputed',
  'joined',
  'kept-apart',
  'no-partner-found',
  'perhaps-same',
] as const)('owners do not read of their request what is called %s', (kind) =>
  expect(isForOwner(told(kind))).toBe(false),
);

it.each(['passed-on', 'corrected', 'note-added', 'owner-withdrew'] as const)(
  'owners read of their request what is called %s',
  (kind) => expect(isForOwner(told(kind))).toBe(true),
);

it('owners read of another request if it came from their own mailbox', () => {
  expect(isForOwner(told('request-joined', { mailbox: 'same' }))).toBe(true);
  expect(isForOwner(told('request-joined', { mailbox: 'other' }))).toBe(false);
});
