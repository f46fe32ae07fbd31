import { describe, expect, it } from '@jest/globals';
import { COUNTIES, countyOf, MUNICIPALITIES, municipalityNumbered } from './municipalities.js';
import { isMunicipalityNumber } from './municipality-number.js';

describe('the municipalities and counties of 2026', () => {
  it('are 357 in 15, each number once and within its county', () => {
    expect(COUNTIES).toHaveLength(15);
    expect(new Set(MUNICIPALITIES.map(({ number }) => number)).size).toBe(357);
    for (const each of MUNICIPALITIES) expect(each.number).toMatch(/^\d{4}$/);
    expect(new Set(MUNICIPALITIES.map((each) => countyOf(each).number)).size).toBe(15);
  });

  it('are found by number', () => {
    for (const list of [COUNTIES, MUNICIPALITIES]) {
      const numbers = list.map(({ number }) => number);
      expect(numbers).toEqual(numbers.toSorted());
    }
  });

  it('are the only ones in a county', () => {
    const nowhere = { number: '9901', name: 'Ingensteds', otherNames: [] };
    expect(() => countyOf(nowhere)).toThrow('No county for 9901');
  });

  it('have their Sami and Kven names', () => {
    expect(municipalityNumbered('5540')).toEqual({
      number: '5540',
      name: 'Kåfjord',
      otherNames: ['Gáivuotna', 'Kaivuono'],
    });
  });

  it('exclude numbers that have ended', () => {
    expect(municipalityNumbered('1507')).toBeUndefined();
    expect(municipalityNumbered('2100')).toBeUndefined();
  });

  it('have numbers of four digits, present and former', () => {
    const numbers = ['4601', '1507', '14601', '46011', '46O1', ''];
    expect(numbers.map(isMunicipalityNumber)).toEqual([true, true, false, false, false, false]);
  });
});
