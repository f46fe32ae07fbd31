import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import { openAdmin } from '../shared/testing/admin-page';
import { IssueInvoices } from './issue-invoices';

const words = adminInvoices.run;
const DOCUMENT = {
  kind: 'invoice',
  partner_id: 'a',
  buyer: 'Stil AS',
  lines: 2,
  net: 1200,
  vat: 300,
};
const PREVIEW = {
  version: 'one',
  documents: [
    { ...DOCUMENT, total: 1500 },
    { ...DOCUMENT, kind: 'credit-note', buyer: 'Rom AS', lines: 1, total: 750.5 },
  ],
  total: 749.5,
  left_out: [{ partner_id: 'b', reason: 'Hjem AS mangler organisasjonsnummer.' }],
  held_back: [
    { partner_id: 'a', partner_name: 'Stil AS', reason: 'disputed', sales: 1, amount: 600 },
  ],
};

afterEach(() => void jest.useRealTimers());

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name, hidden: true });
  await act(async () => fireEvent.click(button));
};
const shown = () => document.body.textContent.replaceAll(/\s/g, ' ');

test('the sums, the buyers and the reasons stand before the press that cannot be undone', async () => {
  const { waiting } = openAdmin(<IssueInvoices />, { 'invoices/preview': PREVIEW });
  await press(words.start);
  await screen.findAllByText('Stil AS');
  for (const text of [
    'Stil AS2 oppdrag',
    '1 500,00 kr',
    'Rom ASKreditnota, 1 oppdrag',
    '−750,50 kr',
    '2 dokumenter, til sammen749,50 kr',
    'Hjem AS mangler organisasjonsnummer.',
    '1 oppdrag, uenigheten er ikke avgjort600,00 kr',
  ]) {
    expect(shown()).toContain(text);
  }
  expect(waiting).toEqual([]);
  await press(words.yes);
  expect(waiting).toMatchObject([{ path: 'invoices/run', ifMatch: '"one"' }]);
});

test('nothing to issue leaves nothing to press', async () => {
  const nothing = { documents: [], total: 0, left_out: [], held_back: [] };
  openAdmin(<IssueInvoices />, { 'invoices/preview': nothing });
  await press(words.start);
  expect(await screen.findByText(words.nothing)).toBeTruthy();
  const button = screen.getByRole('button', { name: words.yes, hidden: true });
  expect((button as HTMLButtonElement).disabled).toBe(true);
});

test('a stale preview is replaced by the present one', async () => {
  const known: Record<string, unknown> = { 'invoices/preview': PREVIEW };
  const { waiting } = openAdmin(<IssueInvoices />, known);
  await press(words.start);
  await press(words.yes);
  known['invoices/preview'] = { ...PREVIEW, version: 'two', documents: [DOCUMENT], total: 1500 };
  await waiting[0]!.answer({ type: '/problems/version-stale', error: 'Endret.' }, 412);
  await screen.findByText(words.total(1));
  expect(shown()).toContain('1 dokument, til sammen1 500,00 kr');
  await press(words.yes);
  expect(waiting[1]!.ifMatch).toBe('"two"');
});

test('a large month is polled until its result is shown', async () => {
  const { waiting, toasts } = openAdmin(<IssueInvoices />, { 'invoices/preview': PREVIEW });
  await press(words.start);
  await screen.findByText(words.yes);
  jest.useFakeTimers();
  await press(words.yes);
  await act(() => jest.advanceTimersByTimeAsync(40_000));
  expect(toasts()).toEqual([]);
  await waiting[0]!.answer({ invoices: 200, credit_notes: 0, left_out: [] });
  expect(screen.getByText(words.issued(200, 0))).toBeTruthy();
});
