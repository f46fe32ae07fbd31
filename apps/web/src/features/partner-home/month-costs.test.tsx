import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { partnerHome } from '../../content/partner-home';
import { MonthCosts, PricesCard } from './partner-home';

const shown = (accepted: number, due_ore: number, asks_for_vat = true) =>
  render(<MonthCosts month={{ accepted, won: 0, lost: 0, due_ore, asks_for_vat }} />);

test('a month without jobs says so', () => {
  shown(0, 0);
  expect(screen.getByText(partnerHome.noneThisMonth)).toBeTruthy();
});

test.each([
  [1, 180_000],
  [0, 90_000],
])('an amount with withdrawn or erased jobs has no number of jobs: %d for %d øre', (...month) => {
  shown(...month);
  expect(screen.getByText('For det du har tatt og skal betale, uten mva.')).toBeTruthy();
});

test('prices are shown by service and size, and a single one for every assignment', () => {
  const rows = [
    { label: 'Fullstyling, inntil 60 m²', price_ore: 70_000 },
    { label: 'Delstyling', price_ore: 0 },
  ];
  render(<PricesCard prices={rows} />);
  render(<PricesCard prices={[{ label: null, price_ore: 50_000 }]} />);
  const shown = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(shown('term')).toEqual(['Fullstyling, inntil 60 m²', 'Delstyling', 'Hvert oppdrag']);
  expect(shown('definition')).toEqual(['700\u00a0kr', 'Gratis', '500\u00a0kr']);
});

test('MVA follows the accepted assignments, not the current setting', () => {
  shown(1, 180_000, false);
  expect(screen.getByText('For det du har tatt og skal betale.')).toBeTruthy();
});
