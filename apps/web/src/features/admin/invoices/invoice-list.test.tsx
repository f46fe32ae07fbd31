import type { InvoiceDto } from '@boligstyling/api-client/admin';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { openAdmin } from '../shared/testing/admin-page';
import { UndoArea } from '../shared/undo/undo';
import { InvoiceList } from './invoice-list';

const invoice = (number: string) =>
  ({
    ...{ id: number, number, kind: 'invoice', buyer: 'Stil AS', state: 'open' },
    ...{ issued_on: '2026-11-10', due_on: '2026-11-24', total: 750, paid: 0, balance: 750 },
  }) as InvoiceDto;
const INVOICES = [invoice('1'), invoice('2')];

const shown = (invoices: readonly InvoiceDto[]) => (
  <UndoArea>
    <InvoiceList invoices={invoices} />
  </UndoArea>
);

let page: ReturnType<typeof openAdmin>;
beforeEach(async () => {
  page = openAdmin(shown(INVOICES), {});
  for (const { number } of INVOICES) fireEvent.click(await screen.findByLabelText(number));
});

const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));

test('an undo reverts only its own payments and reports later changes', async () => {
  await press('Merk betalt');
  await page.waiting[0]!.answer({ payments: ['a'] });
  await page.waiting[1]!.answer({ payments: ['b'] });
  screen.getByText('2 fakturaer: betalt');
  await press('Angre');
  expect(page.waiting[2]!.body).toEqual({ ids: ['1', '2'], payments: ['a', 'b'] });
  await page.waiting[2]!.answer({ payments: ['c'] });
  expect(page.toasts().at(-1)).toMatchObject({
    title: 'Angret for 1 av 2',
    text: '1 ble ikke satt tilbake. Noen andre har endret det siden.',
    kind: 'destructive',
  });
});

test('no undo is offered where a colleague had marked all invoices already', async () => {
  await press('Merk betalt');
  for (const call of page.waiting) await call.answer({ payments: [] });
  expect(screen.queryByText('Angre')).toBeNull();
  expect(page.toasts().at(-1)).toMatchObject({
    title: 'Gjort med 0 av 2',
    text: 'Alt er betalt eller kreditert fra før. Ingenting er endret.',
  });
});

test('a payment reported by the bank cannot be undone here', async () => {
  await press('Angre betalt');
  await page.waiting[0]!.answer({ payments: ['a'] });
  await page.waiting[1]!.answer({ payments: [] });
  expect(page.toasts().at(-1)).toMatchObject({
    title: 'Angret for 1 av 2',
    text: expect.stringMatching(/^1 ble ikke satt tilbake\. Ingenting var merket for hånd/),
    kind: 'destructive',
  });
});

test('one invoice takes a partial payment in kroner and øre', async () => {
  fireEvent.click(screen.getByLabelText('2'));
  await press('Delbetaling');
  const field = screen.getByLabelText('Innbetalt, i kroner');
  for (const wrong of ['', '0', 'alt', '-5']) {
    fireEvent.change(field, { target: { value: wrong } });
    await press('Merk delbetaling');
    screen.getByText('Skriv et beløp over 0 kroner, med høyst to desimaler.');
  }
  fireEvent.change(field, { target: { value: '10 000 000,01' } });
  await press('Merk delbetaling');
  screen.getByText(/^Skriv et beløp på høyst 10\s000\s000\skr\.$/);
  expect(page.waiting).toEqual([]);
  fireEvent.change(field, { target: { value: '1 250,50' } });
  await press('Merk delbetaling');
  expect(page.waiting[0]!.body).toEqual({ ids: ['1'], amount: 1250.5, from: 0 });
  await page.waiting[0]!.answer({ payments: ['a'] });
  screen.getByText('1 faktura: innbetaling registrert');
});

describe('a mark of several invoices names the amount paid that was seen of each', () => {
  const CHANGED = { type: '/problems/invoice-changed', error: 'Noe er registrert siden.' };

  test('and one that was paid meanwhile is left, and deselected', async () => {
    await press('Merk betalt');
    expect(page.waiting.map(({ body }) => body)).toEqual([
      { ids: ['1'], from: 0 },
      { ids: ['2'], from: 0 },
    ]);
    await page.waiting[0]!.answer({ payments: ['a'] });
    await page.waiting[1]!.answer(CHANGED, 409);
    screen.getByText('1 faktura: betalt');
    expect(page.toasts().at(-1)).toMatchObject({ title: 'Gjort med 1 av 2', text: CHANGED.error });
    expect(screen.queryByText('Merk betalt')).toBeNull();
  });

  test('also where money went back', async () => {
    const overpaid = { ...INVOICES[0]!, paid: 800, balance: -50 };
    page.show(shown([overpaid]));
    fireEvent.click(screen.getByLabelText('1'));
    fireEvent.click(screen.getByLabelText('1'));
    await press('Merk tilbakebetalt');
    expect(page.waiting[0]!.body).toEqual({ ids: ['1'], from: 800 });
    await page.waiting[0]!.answer(CHANGED, 409);
    expect(page.toasts().at(-1)).toMatchObject({ text: CHANGED.error });
    expect(screen.queryByText('Merk tilbakebetalt')).toBeNull();
  });
});

test('several invoices are marked paid in full, without an amount', () => {
  expect(screen.queryByText('Delbetaling')).toBeNull();
});

describe('a repeated press sends the amount that was seen at the first', () => {
  const CHANGED = { type: '/problems/invoice-changed', error: 'Noe er registrert siden.' };
  const BOOKED = INVOICES.map((each) => ({ ...each, paid: 500, balance: 250 }));

  test('a partial payment is resent with the amount paid at selection, until the invoice is selected again', async () => {
    fireEvent.click(screen.getByLabelText('2'));
    await press('Delbetaling');
    const field = screen.getByLabelText('Innbetalt, i kroner');
    fireEvent.change(field, { target: { value: '500' } });
    await press('Merk delbetaling');
    await page.waiting[0]!.answer({}, 503);
    page.show(shown(BOOKED));
    await press('Merk delbetaling');
    expect(page.waiting[1]!.body).toEqual({ ids: ['1'], amount: 500, from: 0 });
    await page.waiting[1]!.answer(CHANGED, 409);
    expect(page.toasts().at(-1)).toMatchObject({ text: CHANGED.error, kind: 'destructive' });
    expect(screen.queryByText('Delbetaling')).toBeNull();
    fireEvent.click(screen.getByLabelText('1'));
    await press('Delbetaling');
    const anew = screen.getByLabelText('Innbetalt, i kroner');
    fireEvent.change(anew, { target: { value: '250' } });
    await press('Merk delbetaling');
    expect(page.waiting[2]!.body).toEqual({ ids: ['1'], amount: 250, from: 500 });
  });

  test('a bulk undo leaves an invoice that was marked later, and deselects it', async () => {
    await press('Angre betalt');
    expect(page.waiting.map(({ body }) => body)).toEqual([
      { ids: ['1'], from: 0 },
      { ids: ['2'], from: 0 },
    ]);
    await page.waiting[0]!.answer(CHANGED, 409);
    await page.waiting[1]!.answer({}, 503);
    expect(page.toasts().at(-1)).toMatchObject({ title: 'Angret for 0 av 2' });
    page.show(shown(BOOKED));
    screen.getByText('1 faktura valgt');
    await press('Angre betalt');
    expect(page.waiting[2]!.body).toEqual({ ids: ['2'], from: 0 });
    await page.waiting[2]!.answer({ payments: ['a'] });
    expect(page.toasts().at(-1)).toMatchObject({
      text: 'Det som var merket for hånd, gjelder ikke lenger.',
    });
    expect(screen.queryByText('Angre betalt')).toBeNull();
  });
});
