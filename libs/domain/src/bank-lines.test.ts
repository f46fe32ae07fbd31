import { describe, expect, it } from '@jest/globals';
import { type BankLine, matchBankLines } from './bank-lines.js';
import { sampleInvoice } from './testing/sample-invoice.js';

const invoice = sampleInvoice();
const account = {
  ...{ invoice, creditedOre: 0, paidOre: 0, byHandOre: 0, paidBackOre: 0, lastByHand: null },
};
const line = (changes: Partial<BankLine> = {}): BankLine => ({
  reference: 'bank-1',
  kid: invoice.kid ?? '',
  amountOre: 75_000,
  bookedOn: '2026-12-10',
  ...{ payer: 'Stil og Rom AS', text: '' },
  ...changes,
});
const match = (lines: BankLine[], known: string[] = [], of = account) =>
  matchBankLines(lines, [of], new Set(known), () => 'p');
const outcomes = (...given: Parameters<typeof match>) =>
  match(...given).matched.map(({ outcome }) => outcome);

describe('a line of a bank file', () => {
  it('that pays all that is owed is matched and kept as a payment', () => {
    expect(match([line()])).toEqual({
      matched: [{ line: line(), outcome: 'matched', invoiceNumber: invoice.number }],
      payments: [
        {
          id: 'p',
          invoiceId: invoice.id,
          amountOre: 75_000,
          paidOn: '2026-12-10',
          reference: 'bank-1',
          source: 'bank',
        },
      ],
    });
  });

  it('in another currency pays nothing by itself, whatever its KID, and those beside it do', () => {
    const lines = [line({ otherCurrency: 'EUR' }), line({ reference: 'bank-2' })];
    const { matched, payments } = match(lines);
    expect(matched.map(({ outcome }) => outcome)).toEqual(['foreign', 'matched']);
    expect(payments).toMatchObject([{ reference: 'bank-2' }]);
  });

  it('that pays some is part-paid, and the rest later matches', () => {
    const parts = [line({ amountOre: 1 }), line({ reference: 'bank-2', amountOre: 74_999 })];
    expect(outcomes(parts)).toEqual(['part-paid', 'matched']);
  });

  it('that pays too much, or what nobody owes any more, is overpaid', () => {
    expect(outcomes([line({ amountOre: 75_001 })])).toEqual(['overpaid']);
    expect(outcomes([line(), line({ reference: 'bank-2' })])).toEqual(['matched', 'overpaid']);
    expect(outcomes([line()], [], { ...account, creditedOre: 75_000 })).toEqual(['overpaid']);
  });

  it('that was told before, in this file or another, changes nothing', () => {
    const { matched, payments } = match([line(), line()]);
    expect(matched.map(({ outcome }) => outcome)).toEqual(['matched', 'twice']);
    expect(payments).toHaveLength(1);
    expect(match([line()], ['bank-1']).payments).toEqual([]);
  });

  it('that the bank takes back is owed again', () => {
    const back = line({ reference: 'back', amountOre: -75_000 });
    const { matched, payments } = match([line(), back, line({ reference: 'bank-2' })]);
    expect(matched.map(({ outcome }) => outcome)).toEqual(['matched', 'reversed', 'matched']);
    expect(payments.map(({ amountOre }) => amountOre)).toEqual([75_000, -75_000, 75_000]);
    expect(outcomes([{ ...back, kid: '' }])).toEqual(['unknown']);
  });

  it.each(['', '2026000015', '202600002', '2026000022', 'KID 2026000014'])(
    'with the KID %j is unknown, and nothing is guessed',
    (kid) => {
      const { matched, payments } = match([line({ kid })]);
      expect(matched).toMatchObject([{ outcome: 'unknown', invoiceNumber: null }]);
      expect(payments).toEqual([]);
    },
  );

  it('that names several of ours, and not how much of each, is left to somebody, and said to', () => {
    const next = { ...invoice, id: 'next', number: '202600002', kid: '2026000022' };
    const of = [account, { ...account, invoice: next }];
    const lines = [line({ kid: `${invoice.kid} ${next.kid}` }), line({ reference: 'bank-2' })];
    const { matched, payments } = matchBankLines(lines, of, new Set(), () => 'p');
    expect(matched).toMatchObject([
      { outcome: 'several', invoiceNumber: null },
      { outcome: 'matched' },
    ]);
    expect(payments).toMatchObject([{ reference: 'bank-2' }]);
    expect(outcomes([line({ kid: `${invoice.kid} ${next.kid}` })])).toEqual(['several']);
    expect(outcomes([line({ kid: `${next.kid} 2026000030` })])).toEqual(['unknown']);
  });
});
