import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { adminInvoices } from '../../../content/admin-invoices';
import { openAdmin } from '../shared/testing/admin-page';
import { BankFile } from './bank-file';

const LINE = { reference: 'a', kid: '', amount: 625, currency: 'NOK', booked_on: '2026-11-20' };
const { bank } = adminInvoices;

const pick = (name: string) =>
  act(async () =>
    fireEvent.change(screen.getByLabelText(bank.choose), {
      target: { files: [new File(['<xml/>'], name)] },
    }),
  );

test('lines that somebody must look at stay until another file is taken in', async () => {
  const lines = [{ ...LINE, outcome: 'unknown', invoice_number: null }];
  const known: Record<string, unknown> = { 'bank-files': { lines } };
  openAdmin(<BankFile />, known);
  await pick('november.xml');
  expect(await screen.findByText(bank.outcomes.unknown)).toBeTruthy();
  known['bank-files'] = 503;
  await pick('photo.jpg');
  expect(screen.getByText(bank.outcomes.unknown)).toBeTruthy();
});

test('a file in which nothing is booked that was paid to us is answered too', async () => {
  openAdmin(<BankFile />, { 'bank-files': { lines: [] } });
  await pick('reserved.xml');
  const answer = await screen.findByRole('status');
  expect(answer.textContent).toBe('Filen har ingen innbetalinger å registrere.');
});
