import { EXAMPLE_OF_A_LEAD } from '@boligstyling/domain';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../shared/testing/admin-page';
import { CompareLeads } from './compare-leads';

const lead = (id: string, created_at: string, changes: object) => ({
  ...EXAMPLE_OF_A_LEAD,
  ...{ id, created_at, address: 'Gata 1', assignments: [] },
  ...changes,
});

test('two leads stand side by side, the earlier first, with what is equal', async () => {
  openAdmin(<CompareLeads ids={['later', 'earlier']} onClose={() => {}} />, {
    'leads/later': lead('later', '2026-11-21T10:00:00Z', { customer_email: 'kari@annen.no' }),
    'leads/earlier': lead('earlier', '2026-11-20T10:00:00Z', { address: 'GATA 1' }),
  });
  const row = async (name: string) => {
    const header = await screen.findByRole('rowheader', { name, hidden: true });
    return within(header.closest('tr')!)
      .getAllByRole('cell', { hidden: true })
      .map(({ textContent }) => textContent);
  };
  expect(await row('E-post')).toEqual(['kari@nordmann.no', 'kari@annen.no', 'Nei']);
  expect(await row('Adresse')).toEqual(['GATA 1', 'Gata 1', 'Ja']);
  screen.getByText(/^\d+ av \d+ felt er like\.$/);
});
