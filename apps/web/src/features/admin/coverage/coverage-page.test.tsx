import type { CoverageGapDto } from '@boligstyling/api-client/admin';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { adminCoverage } from '../../../content/admin/admin-coverage';
import { openAdmin } from '../shared/testing/admin-page';
import { CoveragePage } from './coverage-page';

const GAP: CoverageGapDto = {
  ...{ place: 'Bodø', municipality: '1804', city: 'BODØ', service: 'Fullstyling' },
  ...{ leads: 3, waiting: 1, partners: 0, full: 0 },
};

async function wayOf(gap: CoverageGapDto) {
  const coverage = { gaps: [gap], waiting: 1, full_partners: 0, active_partners: 1 };
  openAdmin(<CoveragePage />, { coverage: { ...coverage, since: '2025-11-24T23:30:00.000Z' } });
  const row = await screen.findByRole('row', { name: new RegExp(gap.place) });
  return within(row).getByText(adminCoverage.see).getAttribute('href');
}

test('a coverage gap links to all counted leads, however they spell the municipality', async () => {
  expect(await wayOf(GAP)).toBe(
    '/admin?kommune=1804&tjeneste=Fullstyling&slatt-sammen=without&holdt-tilbake=without&fra=2025-11-25',
  );
});

test('a gap of an unknown place links by its name', async () => {
  const unknown = { ...GAP, place: 'asdf', city: 'asdf', municipality: null };
  expect(await wayOf(unknown)).toBe(
    '/admin?sted=asdf&bare=unknown-place&tjeneste=Fullstyling&slatt-sammen=without&holdt-tilbake=without&fra=2025-11-25',
  );
});

test.each([
  ['all is covered is never said with no partner', 0, 0, adminCoverage.noPartner.title],
  ['nor while none has accepted the terms', 0, 2, '2 partnere har ikke godtatt vilkårene'],
  ['all is covered is said with a partner', 3, 1, adminCoverage.empty],
])('%s', async (_, active_partners, partners_without_terms, title) => {
  const counts = { full_partners: 0, active_partners, partners_without_terms };
  const coverage = { gaps: [], waiting: 0, ...counts };
  openAdmin(<CoveragePage />, { coverage: { ...coverage, since: '2025-11-24T23:30:00.000Z' } });
  await screen.findByText(title, { exact: false });
});

test('waiting leads are shown for a place whose partners are all full', async () => {
  const gap = { ...GAP, partners: 1, full: 1 };
  const coverage = { gaps: [gap], waiting: 3, full_partners: 1, active_partners: 1 };
  openAdmin(<CoveragePage />, { coverage: { ...coverage, since: '2025-11-24T23:30:00.000Z' } });
  const row = await screen.findByRole('row', { name: /Bodø/ });
  within(row).getByText(/har fullt/);
  screen.getByText(/venter på partner, 1 partner har fullt/);
});
