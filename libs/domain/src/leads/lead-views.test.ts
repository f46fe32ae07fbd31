import { describe, expect, it } from '@jest/globals';
import { LEAD_STATUS_NAMES } from '../assignments/assignment.js';
import { fieldsShownTo, shownValue } from './lead-views.js';

describe('the readable lead', () => {
  it('keeps its table columns in the order that spreadsheets rely on', () =>
    expect(
      fieldsShownTo('table')
        .slice(0, 11)
        .map(({ key }) => key),
    ).toEqual([
      ...['customerName', 'customerEmail', 'customerPhone', 'serviceType', 'location', 'address'],
      ...['propertyType', 'propertySize', 'rooms', 'timeframe', 'sellProperty'],
    ]));

  it('shows values in words', () => {
    expect(shownValue('propertySize', '74')).toBe('74\u00a0m²');
    expect(shownValue('propertySize', ' 74 ')).toBe('74\u00a0m²');
    expect(shownValue('propertySize', '74 kvm')).toBe('74 kvm');
    expect(shownValue('propertySize', 'ca. 74')).toBe('ca. 74');
    expect(shownValue('rooms', '4')).toBe('4');
    expect(shownValue('sellProperty', 'yes')).toBe('Ja');
    expect(shownValue('sellProperty', 'no')).toBe('Nei');
    expect(shownValue('serviceType', 'Fullstyling')).toBe('Fullstyling');
    expect(shownValue('message', 'no')).toBe('no');
    expect(shownValue('customerPhone', '40000001')).toBe('40 00 00 01');
    expect(shownValue('contactByEmail', true)).toBe('Ja');
    expect([shownValue('contactByEmail', false), shownValue('rooms', null)]).toEqual(['', '']);
  });

  it('names each status', () =>
    expect(LEAD_STATUS_NAMES).toEqual({
      ...{ new: 'Ny', matched: 'Tildelt', contacted: 'Kontaktet', won: 'Vunnet', lost: 'Tapt' },
    }));
});
