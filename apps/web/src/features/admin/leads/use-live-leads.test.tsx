import { useSearchLeadsQuery } from '@boligstyling/api-client/admin';
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import { openAdmin } from '../shared/testing/admin-page';
import { useLiveLeads } from './use-live-leads';

function List() {
  const frame = useRef<HTMLDivElement>(null);
  const list = useSearchLeadsQuery({ leadsQueryDto: {} });
  useLiveLeads(frame, list);
  const names = list.data?.leads.map((lead) => lead.customer_name).join();
  return <div ref={frame}>{names === undefined ? 'Henter' : `Navn: ${names}`}</div>;
}

test('a lead that arrives between the list and the first version is shown', async () => {
  let tell = (_: object) => {};
  const known: Record<string, unknown> = {
    'leads/search': { leads: [] },
    'leads/version': new Promise((resolve) => (tell = resolve)),
  };
  openAdmin(<List />, known);
  await screen.findByText('Navn:');
  known['leads/search'] = { leads: [{ id: '1', customer_name: 'Nina Nettopp' }] };
  await act(async () => tell({ version: 'with Nina' }));
  expect(await screen.findByText('Navn: Nina Nettopp')).toBeTruthy();
});
