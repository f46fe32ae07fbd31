import type { ListedAccount } from '@boligstyling/application';
import { type Invoice, listedInvoice } from '@boligstyling/domain';
import { sampleInvoice } from '@boligstyling/domain/testing';
import { expect, it } from '@jest/globals';
import { invoiceTable } from './invoices.controller.js';

function account(changes: Partial<Invoice>, sums: Partial<ListedAccount> = {}): ListedAccount {
  return { invoice: listedInvoice(sampleInvoice(changes)), creditedOre: 0, paidOre: 0, ...sums };
}

function rows(...found: ListedAccount[]): string[] {
  return invoiceTable(found).split('\r\n').slice(1, -1);
}

it('has paid and outstanding in the last columns', () =>
  expect(invoiceTable([])).toBe(
    '\ufeff"Slag";"Nummer";"Dato";"Forfall";"KID";"Krediterer";"Kunde";"Organisasjonsnummer";"Mva-sats";"Netto";"Mva";"Brutto";"Betalt";"Utestående"\r\n',
  ));

it.each([
  ['some', { paidOre: 25_001 }, '750;250,01;499,99'],
  ['all', { paidOre: 75_000 }, '750;750;0'],
  ['too much', { paidOre: 75_000, creditedOre: 37_550 }, '750;750;-375,5'],
  ['nothing, as it was credited', { creditedOre: 75_000 }, '750;0;0'],
])('tells what is paid of an invoice, and what is left: %s', (_, sums, end) =>
  expect(rows(account({}, sums))[0]).toMatch(new RegExp(`;${end}$`)),
);

it('has all accounting data of an invoice, under the name that it was sent to', () =>
  expect(rows(account({}))).toEqual([
    '"Faktura";"202600001";"2026-12-01";"2026-12-15";"2026000014";"";"Stil og Rom AS";"974761076";25;600;150;750;0;750',
  ]));

it('has a row for each rate of MVA, and for items without one', () => {
  const vat = [
    { rate: 2500, netOre: 100_001, vatOre: 25_000 },
    { rate: 0, netOre: 5_000, vatOre: 0 },
    { rate: null, netOre: 7_000, vatOre: 0 },
  ];
  const many = account({ vat, totalOre: 137_001 }, { paidOre: 37_001 });
  const ends = rows(many).map((row) => row.split(';').slice(-6).join(';'));
  expect(ends).toEqual([
    '25;1000,01;250;1250,01;370,01;1000',
    '0;50;0;50;"";""',
    '"";70;0;70;"";""',
  ]);
});

it('has a credit note as negative, without due day and KID, and the credited invoice', () => {
  const credits = { id: 'i', number: '202600001', issuedOn: '2026-12-01' };
  const note = {
    kind: 'credit-note',
    number: '202600002',
    dueOn: null,
    kid: null,
    credits,
  } as const;
  expect(rows(account(note))).toEqual([
    '"Kreditnota";"202600002";"2026-12-01";"";"";"202600001";"Stil og Rom AS";"974761076";25;-600;-150;-750;"";""',
  ]);
});
