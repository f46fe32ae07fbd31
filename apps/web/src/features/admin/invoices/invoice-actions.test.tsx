import type { InvoiceDto } from '@boligstyling/api-client/admin';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { openAdmin } from '../shared/testing/admin-page';
import { InvoiceActions } from './invoice-columns';

const INVOICE = {
  ...{ id: '1', number: '202600001', kind: 'invoice', buyer: 'Stil AS', state: 'open' },
  ...{
    issued_on: '2026-11-10',
    due_on: '2026-11-24',
    total: 750,
    credited: 0,
    paid: 0,
    balance: 750,
  },
} as InvoiceDto;

const pressCredit = async () => {
  const credit = await screen.findByRole('button', { name: 'Krediter: 202600001' });
  await act(async () => fireEvent.click(credit));
};

test('crediting an invoice first warns that its sales are not billed again', async () => {
  openAdmin(<InvoiceActions invoice={INVOICE} />, {});
  await pressCredit();
  const question = screen.getByText(/Kreditere alt som er igjen av faktura 202600001/);
  expect(question.textContent).toContain(
    'Oppdragene faktureres ikke på nytt. Kreditnotaen kan ikke trekkes tilbake.',
  );
});

test('an unpaid invoice to the wrong buyer is credited and billed again', async () => {
  const { waiting, toasts } = openAdmin(<InvoiceActions invoice={INVOICE} />, {});
  await pressCredit();
  expect(document.activeElement?.textContent).toContain(
    'på en ny faktura, kanskje allerede neste morgen, til partneren slik den står da. Rett derfor opplysningene om partneren først.',
  );
  const again = screen.getByRole('button', { name: 'Krediter og fakturer på nytt' });
  await act(async () => fireEvent.click(again));
  expect(waiting.map(({ body }) => body)).toEqual([{ bill_again: true }]);
  await waiting[0]!.answer({ invoices: [{ ...INVOICE, kind: 'credit-note' }] });
  expect(toasts()).toMatchObject([
    { text: expect.stringContaining('på en ny faktura, kanskje allerede neste morgen') },
  ]);
  expect(screen.queryByRole('button', { name: 'Avbryt' })).toBeNull();
});

test('a partly paid invoice can only be credited without billing again', async () => {
  openAdmin(<InvoiceActions invoice={{ ...INVOICE, paid: 100, balance: 650 }} />, {});
  await pressCredit();
  expect(screen.queryByRole('button', { name: 'Krediter og fakturer på nytt' })).toBeNull();
  expect(screen.queryByText(/ny faktura/)).toBeNull();
});

test.each(['Krediter', 'Krediter og fakturer på nytt'])(
  'no credit note is reported as sent where nothing was left to credit: «%s»',
  async (name) => {
    const { waiting, toasts } = openAdmin(<InvoiceActions invoice={INVOICE} />, {});
    await pressCredit();
    await act(async () => fireEvent.click(screen.getByRole('button', { name })));
    await waiting[0]!.answer({ invoices: [] });
    expect(toasts()).toMatchObject([{ title: 'Ingenting å kreditere' }]);
  },
);
