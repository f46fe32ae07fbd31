import { expect, test } from '@jest/globals';
import { ALL, consentRecord, NONE, parseConsent } from './consent-record';

const now = new Date('2026-11-20T12:00:00Z');
const record = consentRecord({ ...NONE, analytics: true }, now);

test('the record holds only the four categories and the time of the choice', () => {
  expect(record).toEqual({
    necessary: true,
    analytics: true,
    marketing: false,
    functional: false,
    timestamp: '2026-11-20T12:00:00.000Z',
  });
  expect(Object.keys(consentRecord({ ...record, ...ALL }, now))).toHaveLength(5);
});

test('a stored record is read back', () => {
  expect(parseConsent(JSON.stringify(record))).toEqual(record);
});

test.each([
  ['nothing', null],
  ['no JSON', '{"necessary":true'],
  ['another type', '"yes"'],
  ['null', 'null'],
  ['a list', '[true]'],
  ['a missing category', JSON.stringify({ ...record, marketing: undefined })],
  ['a category that is no boolean', JSON.stringify({ ...record, analytics: 'true' })],
  ['necessary declined', JSON.stringify({ ...record, necessary: false })],
  ['no time', JSON.stringify({ ...record, timestamp: 'yesterday-ish' })],
])('%s counts as no consent', (_, stored) => {
  expect(parseConsent(stored)).toBeNull();
});
