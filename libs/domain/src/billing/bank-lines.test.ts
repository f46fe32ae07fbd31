import { describe, expect, it } from '@jest/globals';
import { type BankLine, bankNameOf, type BankNames, type UnreadableLine } from './bank-line.js';
import { allResults, matchBankLines, type RegisteredBankLine, registrable } from './bank-lines.js';
import { sampleBankLine } from '../testing/sample-bank-line.js';
import { sampleInvoice } from '../testing/sample-invoice.js';

const invoice = sampleInvoice();
const account = {
  ...{ invoice, creditedOre: 0, paidOre: 0, byHandOre: 0, paidBackOre: 0, lastByHand: null },
};
const bank = (payment: string) => ({ names: { payment } });
const line = (changes: Partial<BankLine> = {}): BankLine =>
  sampleBankLine({ ...bank('bank-1'), kid: invoice.kid ?? '', ...changes });
const ids = () => {
  let made = 0;
  return () => `id-${(made += 1)}`;
};
const match = (lines: BankLine[], known: RegisteredBankLine[] = [], of = account) =>
  matchBankLines(lines, [of], known, ids());
const outcomes = (...given: Parameters<typeof match>) =>
  match(...given).matched.map(({ outcome }) => outcome);

describe('a line of a bank file', () => {
  it('for the whole balance is matched and stored as a payment', () => {
    expect(match([line()])).toEqual({
      matched: [
        { line: line(), outcome: 'matched', registeredId: 'id-1', invoiceNumber: invoice.number },
      ],
      registered: [{ ...line(), id: 'id-1', outcome: 'matched' }],
      payments: [
        {
          id: 'id-2',
          invoiceId: invoice.id,
          amountOre: 75_000,
          paidOn: '2026-12-10',
          source: 'bank',
          bankLineId: 'id-1',
          reason: null,
          undoes: null,
        },
      ],
    });
  });

  it('in another currency pays nothing, and the lines beside it are still matched', () => {
    const lines = [line({ currency: 'EUR' }), line({ ...bank('bank-2') })];
    const { matched, payments } = match(lines);
    expect(matched.map(({ outcome }) => outcome)).toEqual(['foreign', 'matched']);
    expect(payments).toMatchObject([{ bankLineId: 'id-2' }]);
  });

  it('for a part is part-paid, and the rest matches later', () => {
    const parts = [line({ amountOre: 1 }), line({ ...bank('bank-2'), amountOre: 74_999 })];
    expect(outcomes(parts)).toEqual(['part-paid', 'matched']);
  });

  it('for more than the balance, or for a settled invoice, is overpaid', () => {
    expect(outcomes([line({ amountOre: 75_001 })])).toEqual(['overpaid']);
    expect(outcomes([line(), line({ ...bank('bank-2') })])).toEqual(['matched', 'overpaid']);
    expect(outcomes([line()], [], { ...account, creditedOre: 75_000 })).toEqual(['overpaid']);
  });

  it('that is already registered changes nothing and refers to the registered line', () => {
    const { registered } = match([line()]);
    expect(match([line()], registered)).toEqual({
      matched: [
        { line: line(), outcome: 'twice', registeredId: 'id-1', invoiceNumber: invoice.number },
      ],
      registered: [],
      payments: [],
    });
  });

  it('that occurs twice in its file is two payments', () => {
    const half = line({ amountOre: 37_500 });
    const { matched, payments } = match([half, { ...half }]);
    expect(matched.map(({ outcome }) => outcome)).toEqual(['part-paid', 'matched']);
    expect(payments).toHaveLength(2);
  });

  it.each([
    ['disagrees', line({ doubt: 'Summene er ulike.' }), []],
    [
      'unclear',
      line({ message: 'M2', names: {} }),
      [{ ...line({ names: {} }), id: 'old', outcome: 'matched' }],
    ],
  ] as const)('that is %s is kept for a person, and pays nothing', (outcome, doubtful, known) => {
    const { matched, registered, payments } = match([doubtful], [...known]);
    expect(matched).toMatchObject([{ outcome }]);
    expect(registered).toMatchObject([{ outcome }]);
    expect(payments).toEqual([]);
  });

  it('that reverses a payment makes the sum due again', () => {
    const back = line({ ...bank('back'), amountOre: -75_000 });
    const { matched, payments } = match([line(), back, line({ ...bank('bank-2') })]);
    expect(matched.map(({ outcome }) => outcome)).toEqual(['matched', 'reversed', 'matched']);
    expect(payments.map(({ amountOre }) => amountOre)).toEqual([75_000, -75_000, 75_000]);
    expect(outcomes([{ ...back, kid: '' }])).toEqual(['unknown']);
  });

  it('that returns more than the invoice has received waits for a person', () => {
    const back = line({ ...bank('back'), amountOre: -75_000 });
    const early = match([back, line({ ...bank('other'), amountOre: 74_999 })]);
    expect(early.registered.map(({ outcome }) => outcome)).toEqual(['unclear', 'part-paid']);
    expect(early.payments.map(({ amountOre }) => amountOre)).toEqual([74_999]);
    expect(outcomes([back], [], { ...account, paidOre: 75_000 })).toEqual(['reversed']);
    const more = line({ ...bank('back'), amountOre: -75_001 });
    expect(outcomes([line(), more])).toEqual(['matched', 'unclear']);
    expect(outcomes([back, line()])).toEqual(['reversed', 'part-paid']);
    expect(outcomes([back, line({ doubt: 'Summene er ulike.' })])).toEqual([
      'unclear',
      'disagrees',
    ]);
    const known = [{ ...line(), id: 'old', outcome: 'matched' as const }];
    expect(outcomes([back, line()], known)).toEqual(['unclear', 'twice']);
  });

  it('that returns money does not wait for a return further down', () => {
    const half = { amountOre: -40_000 };
    const both = [line({ ...bank('back'), ...half }), line({ ...bank('again'), ...half })];
    expect(outcomes(both, [], { ...account, paidOre: 75_000 })).toEqual(['reversed', 'unclear']);
  });

  it.each(['', '2026000015', '202600002', '2026000022', 'KID 2026000014'])(
    'with the KID %j is unknown and matches no invoice',
    (kid) => {
      const { matched, payments } = match([line({ kid })]);
      expect(matched).toMatchObject([{ outcome: 'unknown', invoiceNumber: null }]);
      expect(payments).toEqual([]);
    },
  );

  it('with several KIDs and no sum for each is left to an administrator', () => {
    const next = { ...invoice, id: 'next', number: '202600002', kid: '2026000022' };
    const of = [account, { ...account, invoice: next }];
    const lines = [line({ kid: `${invoice.kid} ${next.kid}` }), line({ ...bank('bank-2') })];
    const { matched, payments } = matchBankLines(lines, of, [], ids());
    expect(matched).toMatchObject([
      { outcome: 'several', invoiceNumber: null },
      { outcome: 'matched' },
    ]);
    expect(payments).toMatchObject([{ bankLineId: 'id-2' }]);
    expect(outcomes([line({ kid: `${invoice.kid} ${next.kid}` })])).toEqual(['several']);
    expect(outcomes([line({ kid: `${next.kid} 2026000030` })])).toEqual(['unknown']);
  });
});

describe('the lines of a bank file', () => {
  const own = line();
  const others = line({ account: '86011117947' });
  const { account: number, kid, payer, text, names, entryNumber } = own;
  const broken: UnreadableLine = {
    ...{ account: number, kid, payer, text, names, entryNumber, unreadable: 'Ugyldig sum' },
  };

  it('are registered if they are readable and to an account of the operator', () => {
    expect(registrable([others, broken, own], new Set([number]))).toEqual([own]);
  });

  it('are all answered, in the order of the file', () => {
    const { matched } = match([own]);
    const none = { registeredId: null, invoiceNumber: null };
    expect(allResults([others, broken, own], matched)).toEqual([
      { line: others, outcome: 'other-account', ...none },
      { line: broken, outcome: 'unreadable', ...none },
      ...matched,
    ]);
  });
});

it('a booking is named by the most exact of the names that the bank gave it', () => {
  const ranked: (readonly [keyof BankNames, string])[] = [
    ...([['payment', 'P'] as const, ['transaction', 'T'] as const] as const),
    ...([['uetr', 'U'] as const, ['entry', 'E'] as const] as const),
  ];
  const named = [0, 1, 2, 3, 4].map((from) =>
    bankNameOf({ names: Object.fromEntries(ranked.slice(from)), entryNumber: '7' }),
  );
  expect(named).toEqual(['P', 'T', 'U', 'E', '7']);
});
