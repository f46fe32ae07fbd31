import { type Invoice, listedInvoice } from '@boligstyling/domain';
import { sampleInvoice } from '@boligstyling/domain/testing';
import { expect, it } from '@jest/globals';
import { invoiceTable } from './invoice-table.js';

/** The rows below the headings. */
function rows(...invoices: Partial<Invoice>[]): string[] {
  const found = invoices.map((changes) => {
    const invoice = listedInvoice(sampleInvoice(changes));
    return { invoice, creditedOre: 0, paidOre: 0 };
  });
  return invoiceTable(found).split('\r\n').slice(1, -1);
}

it('tells accounting of an invoice all that is on it, under the name that it was sent to', () =>
  expect(rows({})).toEqual([
    '"Faktura";"202600001";"2026-12-01";"2026-12-15";"2026000014";"";"Stil og Rom AS";"974761076";25;600;150;750',
  ]));

it('tells of each rate of MVA by itself, and of what has none', () => {
  const vat = [
    { rate: 2500, netOre: 100_001, vatOre: 25_000 },
    { rate: 0, netOre: 5_000, vatOre: 0 },
    { rate: null, netOre: 7_000, vatOre: 0 },
  ];
  const ends = rows({ vat }).map((row) => row.split(';').slice(-4).join(';'));
  expect(ends).toEqual(['25;1000,01;250;1250,01', '0;50;0;50', '"";70;0;70']);
});

it('tells of a credit note below nought, without due day and KID, and what it credits', () => {
  const credits = { id: 'i', number: '202600001', issuedOn: '2026-12-01' };
  const note = {
    kind: 'credit-note',
    number: '202600002',
    dueOn: null,
    kid: null,
    credits,
  } as const;
  expect(rows(note)).toEqual([
    '"Kreditnota";"202600002";"2026-12-01";"";"";"202600001";"Stil og Rom AS";"974761076";25;-600;-150;-750',
  ]);
});
