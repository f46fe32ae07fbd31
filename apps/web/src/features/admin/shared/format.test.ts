import { expect, test } from '@jest/globals';
import { counted, formatDuration, formatKroner, formatMoney, kronerIn } from './format';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  [384_500, '384 500 kr'],
  [750.5, '750,50 kr'],
  [0, '0 kr'],
])('%d kroner is %s', (amount, text) => {
  expect(plain(formatKroner(amount))).toBe(text);
});

test.each([
  ['1 250,50', 1250.5],
  ['1.250,50 kr', 1250.5],
  ['3.375', 3375],
  ['900,-', 900],
  ['12.50', 12.5],
  ['1,234', undefined],
  ['-100', undefined],
])('«%s» is read as %p kroner', (typed, kroner) => expect(kronerIn(typed)).toBe(kroner));

test('an amount on an invoice always has øre', () => {
  expect(plain(formatMoney(384_500))).toBe('384 500,00 kr');
  expect(plain(formatMoney(-750.5))).toBe('−750,50 kr');
});

test.each([
  [0, '0 min'],
  [59 * 60, '59 min'],
  [3 * 3600 + 20 * 60, '3 t 20 min'],
  [5 * 3600, '5 t'],
  [2 * 86_400 + 4 * 3600 + 59, '2 d 4 t'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test('one is counted in the singular', () => {
  const words = ['ny henvendelse', 'nye henvendelser'] as const;
  expect(counted(1, words)).toBe('1 ny henvendelse');
  expect(counted(3, words)).toBe('3 nye henvendelser');
});
