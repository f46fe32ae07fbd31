import type { InvoiceDto } from '@boligstyling/api-client/admin';
import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { openAdmin } from '../shared/testing/admin-page';
import { UndoArea } from '../shared/undo/undo';
import { InvoiceList } from './invoice-list';

const invoice = (number: string) =>
  ({
    ...{ id: number, number, kind: 'invoice', buyer: 'Stil AS', state: 'open' },
    ...{ issued_on: '2026-11-10', due_on: '2026-11-24', total: 750, balance: 750 },
  }) as InvoiceDto;
const INVOICES = [invoice('1'), invoice('2')];

let page: ReturnType<typeof openAdmin>;
beforeEach(async () => {
  page = openAdmin(
    <UndoArea>
      <InvoiceList invoices={INVOICES} />
    </UndoArea>,
    {},
  );
  for (const { number } of INVOICES) fireEvent.click(await screen.findByLabelText(number));
});

const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));

test('an undo puts back what this press has recorded, and tells of what was changed since', async () => {
  await press('Merk betalt');
  await page.waiting[0]!.answer({ payments: ['a', 'b'] });
  screen.getByText('2 fakturaer: betalt');
  await press('Angre');
  expect(page.waiting[1]!.body).toEqual({ ids: ['1', '2'], payments: ['a', 'b'] });
  await page.waiting[1]!.answer({ payments: ['c'] });
  expect(page.toasts().at(-1)).toMatchObject({
    title: 'Angret for 1 av 2',
    text: '1 ble ikke satt tilbake. Noen andre har endret det siden.',
    kind: 'destructive',
  });
});

test('nothing is offered to be undone where a colleague had marked all meanwhile', async () => {
  await press('Merk betalt');
  await page.waiting[0]!.answer({ payments: [] });
  expect(screen.queryByText('Angre')).toBeNull();
});

test('of one invoice so much is marked paid as came in, in kroner and øre', async () => {
  fireEvent.click(screen.getByLabelText('2'));
  await press('Delbetaling');
  const field = screen.getByLabelText('Innbetalt, i kroner');
  for (const wrong of ['', '0', 'alt', '-5', '99999999999']) {
    fireEvent.change(field, { target: { value: wrong } });
    await press('Merk delbetaling');
    screen.getByText('Skriv et beløp over 0 kroner, med høyst to desimaler.');
  }
  expect(page.waiting).toEqual([]);
  fireEvent.change(field, { target: { value: '1 250,50' } });
  await press('Merk delbetaling');
  expect(page.waiting[0]!.body).toEqual({ ids: ['1'], amount: 1250.5 });
  await page.waiting[0]!.answer({ payments: ['a'] });
  screen.getByText('1 faktura: innbetaling registrert');
});

test('of several invoices all that is owed is marked, and no amount is asked for', () => {
  expect(screen.queryByText('Delbetaling')).toBeNull();
});
