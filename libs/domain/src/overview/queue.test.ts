import { describe, expect, it } from '@jest/globals';
import { missingOfPartner, reportDueSince } from './queue.js';
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
