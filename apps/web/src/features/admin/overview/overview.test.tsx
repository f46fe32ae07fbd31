import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { admin } from '../../../content/admin/admin';
import { adminToasts } from '../../../content/admin/admin-toasts';
import { openAdmin } from '../shared/testing/admin-page';
import { Overview } from './overview';

const NO_SALES = { count: 0, sum: 0 };
const KNOWN = {
  summary: {
    leads: { total: 3, new: 2, matched: 1, contacted: 0, won: 0, lost: 0 },
    partners: { active: 1, total: 2 },
    sales: { sale_amount: 900, pending: 1 },
    charts: {
      days: [
        { name: '2026-11-19', count: 1 },
        { name: '2026-11-20', count: 2 },
      ],
      cities: [{ name: 'Bergen', count: 3 }],
      services: [{ name: 'Fullstyling', count: 2 }],
      ...{ median_seconds_to_acceptance: 60, median_seconds_to_contact: null },
    },
  },
  sales: {
    ...{ sales: [], next_cursor: null },
    totals: { pending: { count: 1, sum: 900 }, paid: NO_SALES, credited: NO_SALES },
  },
};
const open = (known: Record<string, unknown> = KNOWN) =>
  openAdmin(<Overview leads={() => <p>Listen</p>} />, known);
const card = (name: string) => screen.findByRole('region', { name });

test('leads, partners, sales and times are summed up', async () => {
  open();
  expect((await card('Henvendelser')).textContent).toContain('2 med status ny');
  expect((await card('Aktive partnere')).textContent).toContain('av 2 i nettverket');
  expect((await card('Salg')).textContent).toMatch(/900 kr.*1 venter på betaling/);
  expect((await card('Fordelt på sted')).textContent).toContain('Bergen3');
  expect((await card('Fordelt på tjeneste')).textContent).toContain('3 siste 12 uker');
  screen.getByText('Ingen er kontaktet ennå.');
});

test('leads are counted by week or by day, in bars and as a table', async () => {
  open();
  const rows = async (name: string) =>
    within(await card(name))
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(await rows('Henvendelser per uke')).toEqual(['473']);
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Dag' })));
  expect(await rows('Henvendelser per dag')).toHaveLength(2);
});

test.each([
  ['refused', 503, adminToasts.callFailed],
  ['unreadable', new Response('<html>'), adminToasts.unexpected],
])('a summary that is %s is reported, and fetched again', async (_, fault, toast) => {
  const known: Record<string, unknown> = { ...KNOWN, summary: fault };
  const { toasts } = open(known);
  screen.getByText('Laster...');
  const again = await screen.findByText(admin.tryAgain);
  expect(toasts()).toMatchObject([toast]);
  known.summary = KNOWN.summary;
  await act(async () => fireEvent.click(again));
  await card('Aktive partnere');
});
