import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { partnerHome } from '../../content/partner-home';
import { MonthCosts } from './month-costs';

const shown = (taken: number, owed_ore: number, asks_for_vat = true) =>
  render(<MonthCosts month={{ taken, won: 0, lost: 0, owed_ore, asks_for_vat }} />);

test('says that there is nothing in a month without jobs', () => {
  shown(0, 0);
  expect(screen.getByText(partnerHome.noneThisMonth)).toBeTruthy();
});

test.each([
  [1, 180_000],
  [0, 90_000],
])(
  'counts no jobs beside what is owed, as some are withdrawn or erased: %d for %d øre',
  (...month) => {
    shown(...month);
    expect(screen.getByText('For det du har tatt og skal betale, uten mva.')).toBeTruthy();
  },
);

test('names no MVA where none is asked for of what was taken, whatever is asked for now', () => {
  shown(1, 180_000, false);
  expect(screen.getByText('For det du har tatt og skal betale.')).toBeTruthy();
});
