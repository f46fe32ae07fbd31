import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { openAdmin } from '../shared/testing/admin-page';
import { clearBegunDrafts } from '../shared/ui/use-begun-draft';
import { BankLines } from './bank-lines';

const LINE = {
  ...{ id: 'a', booked_on: '2026-12-10', amount: 750, currency: 'NOK', kid: '', payer: 'Stil AS' },
  ...{ text: 'Faktura', outcome: 'unknown', doubt: null, placed: 0, rest: 750, waiting: true },
  decisions: [],
};
const open = (known: object) => {
  clearBegunDrafts();
  return openAdmin(<BankLines />, { 'bank-lines': { lines: [LINE] }, ...known });
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
    { path: 'bank-lines/a/place', body: { invoice_number: '202600001', amount: 500.5 } },
  ]);
});

test('a payment without an invoice is explained with a reason', async () => {
  const { waiting, toasts } = open({});
  await press(/^Forklar: Stil AS/);
  fireEvent.change(dialog().getByLabelText(/^Begrunnelse/), { target: { value: 'Renter' } });
  await send('Forklar');
  expect(waiting).toMatchObject([
    { path: 'bank-lines/a/decide', body: { act: 'explained', reason: 'Renter' } },
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
