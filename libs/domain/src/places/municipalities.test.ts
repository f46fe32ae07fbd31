import { describe, expect, it } from '@jest/globals';
import { COUNTIES, countyOf, MUNICIPALITIES, municipalityNumbered } from './municipalities.js';

describe('the municipalities and counties of 2026', () => {
  it('are 357 in 15, each number once and within its county', () => {
    expect(COUNTIES).toHaveLength(15);
    expect(new Set(MUNICIPALITIES.map(({ number }) => number)).size).toBe(357);
    for (const each of MUNICIPALITIES) expect(each.number).toMatch(/^\d{4}$/);
    expect(new Set(MUNICIPALITIES.map((each) => countyOf(each).number)).size).toBe(15);
  });

  it('have their Sami and Kven names', () => {
    expect(municipalityNumbered('5540')).toEqual({
      number: '5540',
      name: 'Kåfjord',
      otherNames: ['Gáivuotna', 'Kaivuono'],
    });
  });

  it('know no number that the law has ended', () => {
    expect(municipalityNumbered('1507')).toBeUndefined();
    expect(municipalityNumbered('2100')).toBeUndefined();
  });
});
