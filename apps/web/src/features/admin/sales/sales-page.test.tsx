import { MASK } from '@boligstyling/domain';
import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { openAdmin } from '../shared/testing/admin-page';
import { UndoArea } from '../shared/undo/undo';
import { SalesPage } from './sales-page';

const sale = (id: string) => ({
  id,
  version: 'pending',
  partner_name: id,
  lead_id: null,
  customer_name: null,
  reference: id === 'Stine' ? '7A1B2C3D' : null,
  sale_amount: 900,
  payment_status: 'pending',
  created_at: '2026-11-20T10:00:00Z',
  settled_at: null,
  invoice_id: null,
  invoice_number: null,
  dispute: null,
  waivers: [],
  can_undo_waiver: false,
});
const AT = '2026-11-24T12:00:00.000Z';
const NONE = { count: 0, sum: 0 };
const totals = { pending: { count: 2, sum: 1800 }, paid: NONE, credited: NONE };
const listed = (...sales: object[]) => ({ sales, totals, next_cursor: null });

let page: ReturnType<typeof openAdmin>;
let known: Record<string, unknown>;

beforeEach(async () => {
  known = {
    sales: listed(sale('Stine'), sale('Nora')),
    partners: { partners: [] },
  };
  page = openAdmin(
    <UndoArea>
      <SalesPage />
    </UndoArea>,
    known,
  );
  await screen.findByLabelText(/^Stine/);
});

test('old rows are not shown when another query fails', async () => {
  known.sales = 503;
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'paid' } });
  await screen.findByRole('button', { name: 'Prøv igjen' });
  expect(screen.queryByLabelText(/^Stine/)).toBeNull();
  expect(screen.queryByText('1 800 kr')).toBeNull();
});

test('an address of a page that does not exist shows the first page', async () => {
  page.unmount();
  const errors = [{ field: 'cursor', message: 'Ukjent side.' }];
  known['sales?cursor=tull&limit=25'] = Response.json({ errors }, { status: 400 });
  page = openAdmin(<SalesPage />, known, '/admin/salg?side=tull');
  await screen.findByLabelText(/^Stine/);
  expect(page.toasts()).toEqual([]);
});

test('sale totals state that they exclude MVA, unlike invoice totals', () =>
  expect(screen.getByText('2 salg, uten mva.')).toBeTruthy());

test('a sale is found by the text on its partner’s invoice', () => {
  expect(screen.getByText('Referanse 7A1B2C3D')).toBeTruthy();
  expect(screen.getAllByText(/^Referanse/)).toHaveLength(1);
});

test('a sale names its owner to users who may see contacts', async () => {
  const named = (id: string, customer_name: string) => ({
    ...sale(id),
    lead_id: id,
    customer_name,
  });
  known.sales = listed(named('Stine', 'Kari Nordmann'), named('Nora', MASK));
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'paid' } });
  await screen.findByText('Kari Nordmann · Referanse 7A1B2C3D');
  expect(screen.getAllByRole('link', { name: 'Se henvendelsen' })).toHaveLength(2);
  expect(screen.queryByText(MASK)).toBeNull();
});

test('a sale on an invoice names it and is not marked here', async () => {
  const invoiced = { ...sale('Stine'), invoice_id: 'i', invoice_number: '202600002' };
  known.sales = listed(invoiced, sale('Nora'));
  fireEvent(document, new Event('visibilitychange'));
  const row = (await screen.findByText('Faktura 202600002')).closest('tr')!;
  expect(row.textContent).toContain('Stine');
  fireEvent.click(screen.getByRole('button', { name: 'Krediter: Stine' }));
  expect(screen.getByText(/^Kreditere salget\?/).textContent).toContain('får en kreditnota');
  fireEvent.click(screen.getByRole('button', { name: 'Krediter: Nora' }));
  expect(screen.getAllByText(/^Kreditere salget\?/).at(-1)!.textContent).not.toContain(
    'kreditnota',
  );
});

test('sales that could not be marked stay selected, and so do later selections', async () => {
  const [stine, nora] = [screen.getByLabelText(/^Stine/), screen.getByLabelText(/^Nora/)];
  fireEvent.click(stine);
  fireEvent.click(screen.getAllByRole('button', { name: 'Merk betalt' })[0]!);
  await act(async () => {});
  fireEvent.click(nora);
  await page.waiting[0]!.answer({ error: 'Nei' }, 409);
  expect([stine, nora].map((each) => (each as HTMLInputElement).checked)).toEqual([true, true]);
});

test('an undo sends the version of each change, and reports the sales it skipped', async () => {
  fireEvent.click(screen.getByLabelText('Velg alle på siden'));
  fireEvent.click(screen.getAllByRole('button', { name: 'Merk betalt' })[0]!);
  await act(async () => {});
  await page.waiting[0]!.answer({ id: 'Stine', version: 'mine', changed_at: AT });
  await page.waiting[1]!.answer({ changed_at: null });
  await act(async () => fireEvent.click(screen.getByText('Angre')));
  expect(page.waiting.slice(2)).toMatchObject([
    { ifMatch: '"mine"', body: { payment_status: 'pending' } },
  ]);
  await page.waiting[2]!.answer({ error: 'Salget er endret siden.' }, 409);
  expect(page.toasts().at(-1)).toMatchObject({
    title: 'Angret for 0 av 1',
    text: '1 ble ikke satt tilbake. Salget er endret siden.',
  });
});

test('no undo is offered where a colleague had marked the sale already', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Merk betalt: Stine' }));
  await act(async () => {});
  await page.waiting[0]!.answer({ changed_at: null });
  expect(screen.queryByText('Angre')).toBeNull();
});

test('a sale that a colleague has marked paid is not waived from a stale row', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Krediter: Stine' }));
  known.sales = listed(
    { ...sale('Stine'), version: 'paid', payment_status: 'paid', settled_at: AT },
    sale('Nora'),
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Krediter' })));
  expect(page.waiting[0]).toMatchObject({
    ...{ ifMatch: '"pending"', body: { payment_status: 'credited' } },
  });
  await page.waiting[0]!.answer({ error: 'Salget er endret siden.' }, 409);
  expect(await screen.findByRole('button', { name: 'Angre betalt: Stine' })).toBeTruthy();
  expect(screen.queryByText(/^Kreditere salget/)).toBeNull();
});

test('a question that was answered stays away when the sale is as before again', async () => {
  const show = async (status: string, shown: string) => {
    known.sales = listed({ ...sale('Stine'), version: status, payment_status: status });
    fireEvent(document, new Event('visibilitychange'));
    await screen.findByText(shown, { selector: 'span' });
  };
  fireEvent.click(screen.getByRole('button', { name: 'Krediter: Stine' }));
  await show('credited', 'Kreditert');
  expect(screen.queryByText(/^Kreditere salget/)).toBeNull();
  await show('pending', 'Venter på betaling');
  expect(screen.queryByText(/^Kreditere salget/)).toBeNull();
});

test('«Angre betalt» undoes the payment in the row, also in bulk', async () => {
  known.sales = listed(
    { ...sale('Stine'), version: 'paid', payment_status: 'paid', settled_at: AT },
    sale('Nora'),
  );
  fireEvent(document, new Event('visibilitychange'));
  fireEvent.click(await screen.findByRole('button', { name: 'Angre betalt: Stine' }));
  await act(async () => {});
  await page.waiting[0]!.answer({ changed_at: AT });
  fireEvent.click(screen.getByLabelText(/^Stine/));
  fireEvent.click(screen.getByRole('button', { name: 'Angre betalt' }));
  await act(async () => {});
  const undo = { ifMatch: '"paid"', body: { payment_status: 'pending' } };
  expect(page.waiting).toMatchObject([undo, undo]);
});

test('reinstating a waived sale needs a reason, which its row then shows', async () => {
  const credited = {
    ...sale('Vera'),
    version: 'waived',
    payment_status: 'credited',
    settled_at: AT,
  };
  known.sales = listed({ ...credited, can_undo_waiver: true });
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'credited' } });
  const undo = await screen.findByRole('button', { name: 'Angre kreditering: Vera' });
  await act(async () => fireEvent.click(undo));
  fireEvent.change(screen.getByLabelText(/^Begrunnelse/), { target: { value: 'Feil salg' } });
  const send = screen.getByRole('button', { name: 'Angre kreditering', hidden: true });
  await act(async () => fireEvent.click(send));
  expect(page.waiting).toMatchObject([
    { path: 'sales/Vera/undo-waiver', ifMatch: '"waived"', body: { reason: 'Feil salg' } },
  ]);
  known.sales = listed({
    ...sale('Vera'),
    waivers: [{ waived_at: AT, undone_at: AT, reason: 'Feil salg' }],
  });
  await page.waiting[0]!.answer(sale('Vera'));
  expect(await screen.findByText(/^Kreditering angret .*: Feil salg$/)).toBeTruthy();
});

test('a sale leads to its lead, and a status without sales says so', async () => {
  known.sales = listed({ ...sale('Stine'), lead_id: 'kari' });
  known['sales?limit=25&payment_status=credited'] = listed();
  const status = screen.getByLabelText('Status');
  fireEvent.change(status, { target: { value: 'pending' } });
  const way = await screen.findByRole('link', { name: /^Se henvendelsen/ });
  expect(way.getAttribute('href')).toBe('/admin/henvendelse/kari');
  fireEvent.change(status, { target: { value: 'credited' } });
  await screen.findByText('Ingen salg passer.');
});
