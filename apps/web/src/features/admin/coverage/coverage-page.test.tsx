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
  const coverage = { gaps: [gap], waiting: 1, full_partners: 0 };
  openAdmin(<CoveragePage />, { coverage: { ...coverage, since: '2025-11-24T23:30:00.000Z' } });
  const row = await screen.findByRole('row', { name: new RegExp(gap.place) });
  return within(row).getByText(adminCoverage.see).getAttribute('href');
}

test('links to all counted leads, however they spell the municipality', async () => {
  expect(await wayOf(GAP)).toBe(
    '/admin?kommune=1804&tjeneste=Fullstyling&slatt-sammen=without&holdt-tilbake=without&fra=2025-11-25',
  );
});

test('links by place name where the place is unknown', async () => {
  const unknown = { ...GAP, place: 'asdf', city: 'asdf', municipality: null };
  expect(await wayOf(unknown)).toBe(
    '/admin?sted=asdf&bare=unknown-place&tjeneste=Fullstyling&slatt-sammen=without&holdt-tilbake=without&fra=2025-11-25',
  );
});
