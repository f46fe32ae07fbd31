import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { partnerHome } from '../../content/partner-home';
import { MonthCosts } from './month-costs';

const shown = (accepted: number, owed_ore: number, asks_for_vat = true) =>
  render(<MonthCosts month={{ accepted, won: 0, lost: 0, owed_ore, asks_for_vat }} />);

test('a month without jobs says so', () => {
  shown(0, 0);
  expect(screen.getByText(partnerHome.noneThisMonth)).toBeTruthy();
});

test.each([
  [1, 180_000],
  [0, 90_000],
])(
  'no number of jobs stands beside the amount, as some are withdrawn or erased: %d for %d øre',
  (...month) => {
    shown(...month);
    expect(screen.getByText('For det du har tatt og skal betale, uten mva.')).toBeTruthy();
  },
);

test('MVA follows the accepted assignments, not the current setting', () => {
  shown(1, 180_000, false);
  expect(screen.getByText('For det du har tatt og skal betale.')).toBeTruthy();
});
