import { expect, test, describe } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { openAdmin } from '../shared/testing/admin-page';
import { clearBegunDrafts } from '../shared/ui/admin-form';
import { BankLines, BankFile } from './bank-lines';
import { adminInvoices } from '../../../content/admin/admin-invoices';

const LINE = {
  ...{ id: 'a', booked_on: '2026-12-10', amount: 750, currency: 'NOK', kid: '', payer: 'Stil AS' },
  ...{ text: 'Faktura', outcome: 'unknown', doubt: null, placed: 0, rest: 750, waiting: true },
  decisions: [],
};
const open = (known: Record<string, unknown>) => {
  clearBegunDrafts();
  known['bank-lines'] ??= { lines: [LINE] };
  return openAdmin(<BankLines />, known);
};
const press = async (name: RegExp) =>
  act(async () => fireEvent.click(await screen.findByRole('button', { name })));
const dialog = () => within(screen.getByRole('dialog', { hidden: true }));
const send = (text: string) =>
  act(async () => fireEvent.click(dialog().getByText(text, { selector: 'button, button *' })));

test('a payment without an invoice is placed by the number of one, whole or in part', async () => {
  const { waiting } = open({});
  await press(/^Plasser: Stil AS/);
  await send('Plasser');
  expect(dialog().getByText('Skriv fakturanummeret.')).toBeTruthy();
  fireEvent.change(dialog().getByLabelText(/^Fakturanummer/), { target: { value: '202600001' } });
  expect(dialog().getByLabelText<HTMLInputElement>(/^Beløp i kroner/).value).toBe('750');
  fireEvent.change(dialog().getByLabelText(/^Beløp i kroner/), { target: { value: '500,50' } });
  await send('Plasser');
  expect(waiting).toMatchObject([
    { path: 'bank-lines/a/place', body: { invoice_number: '202600001', amount: 500.5, from: 0 } },
  ]);
});

test('an unknown invoice number is reported at its field', async () => {
  const { waiting } = open({});
  await press(/^Plasser: Stil AS/);
  const number = dialog().getByLabelText(/^Fakturanummer/);
  fireEvent.change(number, { target: { value: '1' } });
  await send('Plasser');
  await waiting[0]!.answer({ type: '/problems/invoice-not-found', error: 'Finnes ikke.' }, 404);
  expect(number.getAttribute('aria-invalid')).toBe('true');
});

test.each([
  [/^Plasser: Stil AS/, 'Plasser', /^Fakturanummer/, 'place'],
  [/^Forklar: Stil AS/, 'Forklar', /^Begrunnelse/, 'decide'],
] as const)(
  'a payment that changed meanwhile is opened anew, with what was typed: %s',
  async (row, button, label, path) => {
    const known: Record<string, unknown> = { 'bank-lines': { lines: [LINE] } };
    const { waiting, toasts } = open(known);
    await press(row);
    fireEvent.change(dialog().getByLabelText(label), { target: { value: '202600001' } });
    await send(button);
    known['bank-lines'] = { lines: [{ ...LINE, placed: 500, rest: 250 }] };
    const changed = { type: '/problems/bank-line-settled', error: 'Endret siden du så den.' };
    await waiting[0]!.answer(changed, 409);
    expect(toasts()).toMatchObject([{ text: changed.error }]);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    await screen.findByText(/^250,00.kr er ikke plassert/);
    await press(row);
    expect(dialog().getByLabelText<HTMLInputElement>(label).value).toBe('202600001');
    await send(button);
    expect(waiting[1]).toMatchObject({ path: `bank-lines/a/${path}`, body: { from: 500 } });
  },
);

test('a payment without an invoice is explained with a reason', async () => {
  const { waiting, toasts } = open({});
  await press(/^Forklar: Stil AS/);
  fireEvent.change(dialog().getByLabelText(/^Begrunnelse/), { target: { value: 'Renter' } });
  await send('Forklar');
  expect(waiting).toMatchObject([
    { path: 'bank-lines/a/decide', body: { act: 'explained', reason: 'Renter', from: 0 } },
  ]);
  await waiting[0]!.answer(LINE);
  expect(toasts()).toMatchObject([{ title: 'Lagret' }]);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('a decided payment shows its reason, and can be reopened', async () => {
  const decisions = [{ act: 'sent-back', reason: 'Feil mottaker', at: '2026-12-11T10:00:00Z' }];
  const decided = { ...LINE, waiting: false, decisions };
  open({ 'bank-lines?show=decided': { lines: [decided] } });
  await press(/^Avklart$/);
  expect(await screen.findByText(/^Sendt tilbake .*: Feil mottaker/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Åpne igjen: Stil AS/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Plasser/ })).toBeNull();
});

test('a payment of which a part was sent back shows the rest', async () => {
  const decisions = [{ act: 'sent-back', reason: 'For mye', at: '2026-12-11T10:00:00Z' }];
  open({ 'bank-lines': { lines: [{ ...LINE, rest: 500, decisions }] } });
  expect(await screen.findByText(/^500,00.kr er ikke plassert/)).toBeTruthy();
});

describe('bank file', () => {
  const SUM = { amount: 625, currency: 'NOK', booked_on: '2026-11-20', doubt: null };
  const LINE = { id: 'a', reference: 'a', account: '12345678903', kid: '', ...SUM };
  const PAYER = { payer: 'Stil og Rom AS', text: 'Faktura for november' };
  const { bank } = adminInvoices;

  const pick = (name: string) =>
    act(async () =>
      fireEvent.change(screen.getByLabelText(bank.choose), {
        target: { files: [new File(['<xml/>'], name)] },
      }),
    );

  test('bank lines that need attention stay until another file is imported', async () => {
    const lines = [{ ...LINE, outcome: 'unknown', invoice_number: null }];
    const known: Record<string, unknown> = { 'bank-files': { lines } };
    openAdmin(<BankFile />, known);
    await pick('november.xml');
    expect(await screen.findByText(bank.outcomes.unknown)).toBeTruthy();
    known['bank-files'] = 503;
    await pick('photo.jpg');
    expect(screen.getByText(bank.outcomes.unknown)).toBeTruthy();
  });

  test('a bank line shows payer and message where the bank supplies them', async () => {
    const unknown = { outcome: 'unknown', invoice_number: null };
    const lines = [
      { ...LINE, ...unknown, ...PAYER },
      { ...LINE, ...unknown, reference: 'b', payer: '', text: '' },
    ];
    openAdmin(<BankFile />, { 'bank-files': { lines } });
    await pick('november.xml');
    const [named, unnamed] = await screen.findAllByRole('row', { name: /Uten KID/ });
    expect(named?.textContent).toContain(`${PAYER.payer}${PAYER.text}`);
    expect(unnamed?.textContent).toContain(bank.noPayer);
  });

  test('a reversed payment that was marked by hand asks the user to undo the mark', async () => {
    const outcomes = ['several', 'foreign', 'unknown', 'unclear'].flatMap((outcome) =>
      [625, -625].map((amount) => ({ ...LINE, outcome, amount, reference: `${outcome}${amount}` })),
    );
    const lines = outcomes.map((line) => ({ ...line, ...PAYER, invoice_number: null }));
    openAdmin(<BankFile />, { 'bank-files': { lines } });
    await pick('november.xml');
    const rows = await screen.findAllByRole('row', { name: /Uten KID/ });
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Registrer hver sum for hånd'),
      expect.stringMatching(
        /Trukket tilbake av banken.*Velg «Angre betalt» på hver.*det som fortsatt er betalt/,
      ),
      expect.stringContaining('Merk fakturaen betalt'),
      expect.stringMatching(
        /Trukket tilbake av banken.*Velg «Angre betalt» på faktura.*det som fortsatt er betalt/,
      ),
      expect.stringContaining('Ingen faktura har denne KID-en'),
      expect.stringMatching(
        /Trukket tilbake av banken.*Er den registrert for hånd, velg «Angre betalt»/,
      ),
      expect.stringContaining('Kan være registrert før'),
      expect.stringMatching(/Trukket tilbake av banken.*Betalingen er ikke registrert/),
    ]);
  });

  test('a line that is not registered says why', async () => {
    const lines = [
      { ...LINE, ...PAYER, outcome: 'other-account', invoice_number: null },
      {
        ...{ ...LINE, ...PAYER, amount: null, currency: null, booked_on: null },
        ...{ doubt: 'Post 1 mangler beløp.', outcome: 'unreadable', invoice_number: null },
      },
    ];
    openAdmin(<BankFile />, { 'bank-files': { lines } });
    await pick('november.xml');
    const rows = await screen.findAllByRole('row', { name: /Uten KID/ });
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Kontoen er ikke selgerens.*Konto 1234 56 78903.*«Selgeren»/),
      expect.stringMatching(/Uten dato.*Uten beløp.*Kan ikke leses.*Post 1 mangler beløp\./),
    ]);
  });

  test('a file without incoming payments gets a result too', async () => {
    openAdmin(<BankFile />, { 'bank-files': { lines: [] } });
    await pick('reserved.xml');
    const answer = await screen.findByRole('status');
    expect(answer.textContent).toBe('Filen har ingen innbetalinger å registrere.');
  });
});
