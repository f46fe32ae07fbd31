import { describe, expect, it } from '@jest/globals';
import { missingOfPartner, reportDueSince, snoozeDays, snoozeEnd } from './queue.js';
import { samplePartner } from '../testing/sample-partner.js';

it('is overdue after two working days, weekends left out', () => {
  expect(reportDueSince(new Date('2026-11-23T09:00:00Z'))).toEqual(
    new Date('2026-11-19T09:00:00Z'),
  );
});

describe('a partner with incomplete invoice details', () => {
  it.each([
    [{}, []],
    [{ organizationNumber: '' }, ['organisasjonsnummer']],
    [{ street: '', postPlace: '' }, ['gateadresse', 'poststed']],
    [{ organizationNumber: '', active: false }, ['organisasjonsnummer']],
  ])('%j lacks %j', (changes, missing) =>
    expect(missingOfPartner(samplePartner(changes))).toEqual(missing),
  );
});

describe('a snooze', () => {
  const LATE = new Date('2026-12-01T23:30:00Z');

  it('begins and ends with the day in Norway', () =>
    expect(snoozeDays(LATE)).toEqual({
      first: '2026-12-03',
      third: '2026-12-05',
      last: '2027-01-01',
    }));

  it.each(['2026-12-03', '2027-01-01'])('may end on %s', (day) =>
    expect(snoozeEnd(day, LATE)).toBe(day),
  );

  it.each(['2026-12-02', '2027-01-02', ''])('may not end on %j', (day) =>
    expect(() => snoozeEnd(day, LATE)).toThrow(
      expect.objectContaining({
        ...{ code: 'invalid-snooze', message: expect.stringContaining('30') },
        fields: [{ field: 'snoozed_until', message: expect.stringContaining('30') }],
      }),
    ),
  );
});
