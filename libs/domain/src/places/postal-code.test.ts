import { describe, expect, it } from '@jest/globals';
import { isPostalCode, postalCodeIn } from './postal-code.js';

it.each(['50155', '05015', 'A5015', '501', '0000', ''])('%j is no postal code', (text) =>
  expect(isPostalCode(text)).toBe(false),
);

describe('the postal code in an address', () => {
  it.each([
    ['Storgata 1, 5015 Bergen', '5015'],
    ['Storgata 1 5015 BERGEN', '5015'],
    ['5015 Bergen', '5015'],
    ['Storgata 1, 5015', '5015'],
    ['5015', '5015'],
    ['Storgata 1, 5015 ', '5015'],
    ['Gamle vei 1050, N-0155 Oslo', '0155'],
    ['Gamle vei 1050 B, 0155  Oslo', '0155'],
    [' Storgata 1, 0155 Oslo ', '0155'],
    ['Storgata 1, 0155, Oslo', '0155'],
    ['Storgata 1,0155,Oslo', '0155'],
    ['Storgata\u00a01,\u00a00155\u00a0Oslo', '0155'],
    ['Storgata 1,\u00a00155', '0155'],
    ['Gamle vei 1050, 0155, Oslo', '0155'],
    ['storgata 1 b 5015', '5015'],
    ['storgata 1, no-5015', '5015'],
  ])('of %j is %s', (address, code) => expect(postalCodeIn(address)).toBe(code));

  it.each([
    ...['', 'Storgata 1', 'Gamle vei 1050', 'Gamle vei 1050 B', 'Storgata 1, 0000 Oslo'],
    ...['Storgata 1, 50155 Bergen', 'Storgata 1, 501 Bergen', 'A5015 Bergen'],
    ...['Gamle vei 1050, Bergen', 'Gamle vei 1050, 0000, Bergen'],
  ])('is missing in %j', (address) => expect(postalCodeIn(address)).toBeNull());
});
