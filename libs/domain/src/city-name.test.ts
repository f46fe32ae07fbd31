import { describe, expect, it } from '@jest/globals';
import { cityKey } from './city-name.js';

describe('city names', () => {
  it.each([
    ['Ålesund', 'ÅLESUND'],
    ['Ålesund', 'Aalesund'],
    ['Ålesund', 'Alesund'],
    ['Ålesund', 'A\u030alesund'],
    ['Tromsø', 'Tromso'],
    ['Tromsø', 'TROMSOE'],
    ['Tromsø', ' tromsø '],
    ['Tønsberg', 'Tønsberg kommune'],
    ['Oslo', 'Oslo kommune'],
    ['Oslo', 'OSLO SENTRUM'],
    ['Bergen', 'Bergen sentrum'],
    ['Bergen', 'Nesttun'],
    ['Bergen', 'FYLLINGSDALEN'],
    ['Kristiansand', 'KRISTIANSAND S'],
    ['Rana', 'Mo i Rana'],
    ['Mo i Rana', 'mo  i  rana'],
    ['Mo i Rana', 'Mo-i-Rana'],
    ['Trondheim', 'Trondhjem'],
    ['Bærum', 'Sandvika'],
    ['Lærdal', 'Laerdal'],
  ])('takes %j and %j for the same', (one, other) => expect(cityKey(other)).toBe(cityKey(one)));

  it.each([
    ['Kristiansand', 'Kristiansund'],
    ['Sandnes', 'Sandefjord'],
    ['Oslo', 'Os'],
    ['Moss', 'Mosjøen'],
    ['Lærdal', 'Lardal'],
    ['', 'Oslo'],
  ])('tells %j from %j', (one, other) => expect(cityKey(other)).not.toBe(cityKey(one)));
});
