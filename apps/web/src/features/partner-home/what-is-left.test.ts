import { expect, test } from '@jest/globals';
import { whatIsLeft } from './what-is-left';

test.each([
  [75_000, undefined],
  [25_050, 'Gjenstår 250,50\u00a0kr'],
  [0, undefined],
  [-5_000, 'Til gode 50\u00a0kr'],
])('of an invoice of 750 kr with a balance of %d øre', (balance_ore, told) =>
  expect(whatIsLeft({ balance_ore, total_ore: 75_000 })).toBe(told),
);
