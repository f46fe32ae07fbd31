import { expect, it } from '@jest/globals';
import { isKid, kidOf } from './invoice.js';

it('a KID is the number with a control digit', () => {
  expect(kidOf('202600001')).toBe('2026000014');
  expect(isKid('2026000014')).toBe(true);
  expect(isKid('00')).toBe(true);
  expect(isKid('0'.repeat(25))).toBe(true);
});

it.each(['2026000015', 'x2026000014', '2026000014x', '20260 00014', '0', '', '0'.repeat(26)])(
  '%j is no KID',
  (text) => expect(isKid(text)).toBe(false),
);
