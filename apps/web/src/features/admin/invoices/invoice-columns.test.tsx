import type { InvoiceDto } from '@boligstyling/api-client/admin';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { openAdmin, userWhoIs } from '../shared/testing/admin-page';
import { PaymentsDialog } from './invoice-columns';

const invoice = { id: '1', number: '202600001' } as InvoiceDto;
const PAID = {
  ...{ id: 'a', amount: 750, paid_on: '2026-12-08', recorded_at: '2026-12-09T06:00:00.000Z' },
  ...{ source: 'bank', reference: 'r1', undoes: null, reason: null, is_undone: false },
};
const UNDONE = { ...PAID, id: 'b', amount: -750, source: 'bank-undone', reason: 'Feil faktura' };
const open = (payments: object[], known: object = {}) =>
  openAdmin(<PaymentsDialog invoice={invoice} onClose={() => undefined} />, {
    'invoices/1/payments': { payments },
    ...known,
  });

test('undoing a bank payment requires a reason', async () => {
  const { waiting, toasts } = open([PAID, { ...PAID, id: 'c', source: 'by-hand' }]);
  const undo = await screen.findByRole('button', { name: /^Angre: 750/, hidden: true });
  await act(async () => fireEvent.click(undo));
  const send = screen.getByRole('button', { name: 'Angre', hidden: true });
  await act(async () => fireEvent.click(send));
  expect(screen.getByText('Skriv hvorfor.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Begrunnelse/), { target: { value: ' Feil faktura ' } });
  await act(async () => fireEvent.click(send));
  expect(waiting).toMatchObject([
    { path: 'invoices/1/payments/a/undo', body: { reason: 'Feil faktura' } },
  ]);
  await waiting[0]!.answer(invoice);
  expect(toasts()).toMatchObject([{ title: 'Angret' }]);
  expect(await screen.findByRole('table', { hidden: true })).toBeTruthy();
});

test('an undone payment stays in the list with its reason', async () => {
  open([{ ...PAID, is_undone: true }, UNDONE]);
  const [, paid, undone] = await screen.findAllByRole('row', { hidden: true });
  expect(within(paid!).getByText('Angret')).toBeTruthy();
  expect(undone!.textContent).toContain('Angret betaling fra bankenFeil faktura');
  expect(screen.queryByRole('button', { name: /^Angre/, hidden: true })).toBeNull();
});

test('a user without the right to settle sees the payments only', async () => {
  open([PAID], { account: userWhoIs('innsyn') });
  await screen.findByText('Fra banken');
  expect(screen.queryByRole('button', { name: /^Angre/, hidden: true })).toBeNull();
});
