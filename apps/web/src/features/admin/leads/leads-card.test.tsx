import { LEAD_FILTER, type Role } from '@boligstyling/domain';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { admin } from '../../../content/admin/admin';
import { adminBulk } from '../../../content/admin/admin-bulk';
import { adminToasts } from '../../../content/admin/admin-toasts';
import { AdminHeader } from '../layout/admin-layout';
import { openAdmin, userWhoIs } from '../shared/testing/admin-page';
import { LeadsCard, useLiveLeads } from './leads-card';
import { useSearchLeadsQuery } from '@boligstyling/api-client/admin';
import { useRef } from 'react';

const NONE = { leads: [], total: 0, total_is_exact: true, next_cursor: null };
const KARI = 'Kari Nordmann';
const ONE = {
  ...{ total: 1, total_is_exact: true, next_cursor: null },
  leads: [
    {
      ...{ id: 'kari', customer_name: KARI, customer_email: 'kari@example.com', status: 'new' },
      ...{ service_type: 'Fullstyling', location: 'Bergen', message: '', suspicion: null },
      ...{ created_at: '2026-11-20T10:00:00Z', merged_into: null },
    },
  ],
};
const FIRST_PAGE = { status: 'new', limit: 25 };
const BY_TIME = { ...FIRST_PAGE, sort: 'received_at', cursor: 'abc' };
const BY_NAME = { ...FIRST_PAGE, q: 'kari', sort: 'customer_name', cursor: 'abc' };

async function openList(role: Role, address: string, asked: object, list: object) {
  const known = { account: userWhoIs(role), 'leads/version': { version: '1' } };
  const at = `/admin?status=new&${address}`;
  const { waiting } = openAdmin(<LeadsCard cities={[]} />, known, at);
  await waitFor(() => expect(waiting.at(-1)?.body).toEqual(asked));
  await waiting.at(-1)?.answer(list);
  return waiting;
}

test.each<[Role, string, object]>([
  ['innsyn', 'sorter=customer_name', FIRST_PAGE],
  ['innsyn', 'sorter=-customer_name&side=abc', FIRST_PAGE],
  ['innsyn', 'sok=kari&side=abc', FIRST_PAGE],
  ['innsyn', 'sorter=received_at&side=abc', BY_TIME],
  ['saksbehandler', 'sok=kari&sorter=customer_name&side=abc', BY_NAME],
])('the role %s opening «%s» sends only permitted arguments', async (role, address, asked) => {
  await openList(role, address, asked, NONE);
  await screen.findByText('Ingen henvendelser passer.');
});

test.each<[Role, string]>([
  ['innsyn', 'Nyeste først'],
  ['saksbehandler', 'Navn A–Å'],
])('the order that the role %s sees is announced with the number of leads', async (role, order) => {
  const asked = role === 'innsyn' ? FIRST_PAGE : { ...FIRST_PAGE, sort: 'customer_name' };
  await openList(role, 'sorter=customer_name', asked, ONE);
  expect((await screen.findByText(`. ${order}`)).closest('[role=status]')?.textContent).toBe(
    `1 av 1. ${order}`,
  );
});

test('the list of each role turns to its next page', async () => {
  const list = { ...NONE, next_cursor: 'next' };
  const waiting = await openList('innsyn', 'sorter=customer_name', FIRST_PAGE, list);
  Element.prototype.scrollIntoView = () => {};
  const next = await screen.findByText(admin.next);
  await act(async () => fireEvent.click(next));
  expect(waiting.at(-1)?.body).toEqual({ ...FIRST_PAGE, cursor: 'next' });
});

test('a role without bulk actions cannot select, by keys either', async () => {
  await openList('innsyn', '', FIRST_PAGE, ONE);
  (await screen.findByText(KARI)).focus();
  fireEvent.keyDown(document.activeElement!, { key: 'x' });
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(screen.queryByRole('region', { name: adminBulk.label })).toBeNull();
});

test('Escape in the search clears or leaves it, and keeps the selection', async () => {
  await openList('saksbehandler', 'sok=kari', { ...FIRST_PAGE, q: 'kari' }, ONE);
  const chosen = await screen.findByLabelText<HTMLInputElement>(adminBulk.select(KARI));
  fireEvent.click(chosen);
  const field = screen.getByLabelText<HTMLInputElement>(LEAD_FILTER.search.label);
  const escape = () => fireEvent.keyDown(field, { key: 'Escape' });
  field.focus();
  expect(escape()).toBe(true);
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: '' } });
  escape();
  expect(document.activeElement).toBe(document.body);
  expect(chosen.checked).toBe(true);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(chosen.checked).toBe(false);
});

type Known = Record<string, unknown>;
const ARRIVING: Known = {
  ...{ account: userWhoIs('eier'), 'leads/version': { version: '1' }, views: { views: [] } },
  ...{ 'leads/search': ONE, summary: { leads: { total: 1 } } },
};
const CARD_AND_HEADER = (
  <>
    <LeadsCard cities={[]} />
    <AdminHeader />
  </>
);

test('a lead that arrives is announced, and the focus stays', async () => {
  const known: Known = { ...ARRIVING };
  openAdmin(CARD_AND_HEADER, known);
  await screen.findByText(KARI);
  const search = screen.getByLabelText('Søk');
  search.focus();
  known.summary = { leads: { total: 3 } };
  const nina = { ...ONE.leads[0], id: 'nina', customer_name: 'Nina' };
  known['leads/search'] = { ...ONE, leads: [nina] };
  await act(async () => fireEvent.click(screen.getByText(admin.refresh)));
  await screen.findByText('2 nye henvendelser');
  await screen.findByText('Nina');
  expect(document.activeElement).toBe(search);
});

test.each([
  ['could not be fetched', adminToasts.callFailed, (known: Known) => (known['leads/search'] = 503)],
  ['has no session any more', adminToasts.noToken, () => localStorage.clear()],
])('a list that %s is reported', async (_, toast, fail) => {
  const known: Known = { ...ARRIVING };
  const { toasts } = openAdmin(CARD_AND_HEADER, known);
  await screen.findByText(KARI);
  fail(known);
  await act(async () => fireEvent.click(screen.getByText(admin.refresh)));
  await waitFor(() => expect(toasts()).toMatchObject([toast]));
});

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
