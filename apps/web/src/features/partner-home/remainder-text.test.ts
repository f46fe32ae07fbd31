import { expect, test } from '@jest/globals';
import { remainderText } from './partner-invoices';

test.each([
  [75_000, 'open', undefined],
  [25_050, 'part-paid', 'Gjenstår 250,50\u00a0kr, forfaller 14.12.2026'],
  [25_050, 'open', 'Gjenstår 250,50\u00a0kr'],
  [25_050, 'overdue', 'Gjenstår 250,50\u00a0kr'],
  [0, 'paid', undefined],
  [-5_000, 'overpaid', 'Til gode 50\u00a0kr'],
] as const)(
  'an invoice of 750 kr with a balance of %d øre that is %s names the rest',
  (left, state, expected) =>
    expect(
      remainderText({ balance_ore: left, total_ore: 75_000, state, due_on: '2026-12-14' }),
    ).toBe(expected),
);
