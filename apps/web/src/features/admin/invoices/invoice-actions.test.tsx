import type { InvoiceDto } from '@boligstyling/api-client/admin';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { openAdmin } from '../shared/testing/admin-page';
import { InvoiceActions } from './invoice-actions';

const INVOICE = {
  ...{ id: '1', number: '202600001', kind: 'invoice', buyer: 'Stil AS', state: 'open' },
  ...{ issued_on: '2026-11-10', due_on: '2026-11-24', total: 750, credited: 0, balance: 750 },
} as InvoiceDto;

test('whoever credits an invoice reads first that its jobs are billed no more, for good', async () => {
  openAdmin(<InvoiceActions invoice={INVOICE} />, {});
  const credit = await screen.findByRole('button', { name: 'Krediter: 202600001' });
  await act(async () => fireEvent.click(credit));
  const question = screen.getByText(/Kreditere alt som er igjen av faktura 202600001/);
  expect(question.textContent).toContain(
    'Oppdragene faktureres ikke på nytt. Det kan ikke angres.',
  );
});
