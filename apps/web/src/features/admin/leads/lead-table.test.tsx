import type { LeadDto } from '@boligstyling/api-client/admin';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
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

test.each([
  ['kari@nordmann.no', /^mailto:kari@nordmann\.no\?/],
  ['', /^tel:\+4740000000$/],
])('«Kontakt» reaches an owner with the address «%s»', async (customer_email, href) => {
  const leads = [{ ...LEAD, customer_email, customer_phone: '40000000' }] as unknown as LeadDto[];
  const shown = { sort: '', openId: undefined, onSort: () => {}, onOpen: () => {} };
  openAdmin(<LeadTable leads={leads} selection={undefined} {...shown} />, {});
  const link = await screen.findByRole('link', { name: 'Kontakt: Kari' });
  expect(link.getAttribute('href')).toMatch(href);
});

test('a held lead is released, or erased after a question, beside its name', async () => {
  const leads = [{ ...LEAD, suspicion: 'holds-a-link' }] as unknown as LeadDto[];
  const shown = { sort: '', openId: undefined, onSort: () => {}, onOpen: () => {} };
  const { waiting } = openAdmin(<LeadTable leads={leads} selection={undefined} {...shown} />, {});
  const release = await screen.findByRole('button', { name: 'Frigi: Kari' });
  expect(screen.queryByRole('link', { name: 'Kontakt: Kari' })).toBeNull();
  await act(async () => fireEvent.click(release));
  expect(waiting.map(({ path }) => path)).toEqual(['leads/first/release']);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Slett: Kari' })));
  expect(waiting).toHaveLength(1);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Ja, slett/ })));
  expect(waiting.map(({ path }) => path)).toEqual(['leads/first/release', 'leads/first']);
});
