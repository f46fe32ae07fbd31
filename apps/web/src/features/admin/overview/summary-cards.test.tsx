import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SummaryCards } from './overview';

const SUMMARY = {
  leads: { total: 778, new: 24, matched: 700, contacted: 54, won: 0, lost: 0 },
  partners: { active: 1, total: 2 },
  sales: { sale_amount: 0, pending: 0 },
  charts: {
    ...{ days: [], cities: [], services: [] },
    ...{ median_seconds_to_acceptance: null, median_seconds_to_contact: null },
  },
};

test('the figure of new leads links to a list of the same length', () => {
  render(<SummaryCards summary={SUMMARY} totals={undefined} />, { wrapper: MemoryRouter });
  const link = screen.getByRole('link', { name: '24 med status ny' });
  expect(link.getAttribute('href')).toBe('/admin?status=new&slatt-sammen=without#henvendelser');
});

test('sale totals state that they exclude MVA, unlike invoices', () => {
  render(<SummaryCards summary={SUMMARY} totals={undefined} />, { wrapper: MemoryRouter });
  expect(screen.getByText('I alt, uten mva.')).toBeTruthy();
});
