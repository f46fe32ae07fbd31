import type { LeadDto } from '@boligstyling/api-client/admin';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openAdmin } from '../shared/testing/admin-page';
import { LeadTable } from './lead-table';

const LEAD = {
  ...{ id: 'first', customer_name: 'Kari', customer_email: 'kari@nordmann.no', status: 'new' },
  ...{ service_type: 'Fullstyling', location: 'Bergen', message: '', suspicion: null },
  ...{ created_at: '2026-11-20T10:00:00Z', merged_into: null },
};

test('a merged lead says so beside its status', () => {
  const merged = { ...LEAD, id: 'second', customer_name: 'Kari igjen', merged_into: 'first' };
  const leads = [LEAD, merged] as unknown as LeadDto[];
  const selection = {
    selected: new Map(),
    toggle: () => {},
    set: () => {},
    see: () => {},
    clear: () => {},
  };
  const shown = { sort: '', openId: undefined, onSort: () => {}, onOpen: () => {} };
  openAdmin(<LeadTable leads={leads} selection={selection} {...shown} />, {});
  const states = screen.getAllByRole('row').map((row) => row.querySelector('[data-column=Status]'));
  expect(states.map((state) => state?.textContent)).toEqual([undefined, 'Ny', 'NySlått sammen']);
});
