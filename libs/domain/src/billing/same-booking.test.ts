import { describe, expect, it } from '@jest/globals';
import {
  type BankLine,
  MAX_COMPARISONS,
  type Likeness,
  likenessOf,
  pairWithRegistered,
} from './bank-line.js';
import { sampleBankLine } from '../testing/sample-bank-line.js';

const line = sampleBankLine;
const named = (payment: string) => ({ names: { payment } });
const paired = (reported: BankLine[], registered: BankLine[]) =>
  pairWithRegistered(reported, registered).map(({ likeness }) => likeness);

describe('a bank line compared with a registered line of equal content', () => {
  const inAnother = { notice: 'N2', message: 'M2' };
  const cases: [string, Partial<BankLine>, Partial<BankLine>, Likeness][] = [
    ['in one notice', {}, {}, 'same'],
    ['in two notices', inAnother, {}, 'different'],
    ['in one notice of two messages', { message: 'M2' }, {}, 'unclear'],
    ['on two pages of one notice', { notice: 'N1 (2)' }, { notice: 'N1 (1)' }, 'different'],
    [
      'with one entry name in two notices',
      { ...inAnother, names: { entry: 'E' } },
      { names: { entry: 'E' } },
      'different',
    ],
    [
      'with two entry names in one notice',
      { names: { entry: 'E' } },
      { names: { entry: 'F' } },
      'different',
    ],
    [
      'with two entry numbers in one notice',
      { entryNumber: '1' },
      { entryNumber: '2' },
      'different',
    ],
    ['with two payers in one notice', { payer: 'Per' }, { payer: 'Kari' }, 'different'],
    ['with one payer in two spellings', { payer: 'STIL  OG ROM AS' }, {}, 'same'],
    ['with a payer in one of them', { payer: '' }, {}, 'same'],
    ['with one payer, indented', { payer: ' Stil og Rom AS ' }, {}, 'same'],
    ['with payers that differ in a space', { payer: 'Stilog Rom AS' }, {}, 'different'],
    [
      'with payers that are equal as far as banks keep them',
      { payer: `${'Stil og Rom '.repeat(3)}Bergen` },
      { payer: `${'Stil og Rom '.repeat(3)}Oslo` },
      'same',
    ],
    [
      'with payers that are equal where a bank cuts after a space',
      { payer: `${'x'.repeat(34)} Bergen` },
      { payer: 'x'.repeat(34) },
      'same',
    ],
    [
      'with the bank’s name of the payment in two notices',
      { ...inAnother, ...named('A') },
      named('A'),
      'same',
    ],
    ['with two names of the payment in one notice', named('A'), named('B'), 'different'],
    ['with the bank’s name of the payment in one of them', named('A'), {}, 'same'],
    ['with the bank’s name of the payment in the registered one', {}, named('A'), 'same'],
    [
      'with the bank’s name of the payment in one of two notices',
      { ...inAnother, ...named('A') },
      {},
      'different',
    ],
    [
      'with one name of the payment in two entries',
      { names: { payment: '1', entry: 'E' } },
      { names: { payment: '1', entry: 'F' } },
      'unclear',
    ],
    [
      'with one UETR',
      { ...inAnother, payer: 'Kari', names: { uetr: 'u', entry: 'E' } },
      { names: { uetr: 'u', entry: 'F' } },
      'same',
    ],
    [
      'with two instructions in one notice',
      { names: { instruction: '1' } },
      { names: { instruction: '2' } },
      'different',
    ],
    [
      'with the payer’s name in two notices',
      { ...inAnother, names: { endToEnd: 'x' } },
      { names: { endToEnd: 'x' } },
      'unclear',
    ],
    ['in a copy of it', { ...inAnother, isCopy: true }, {}, 'same'],
    [
      'in a copy, with another name of the payment',
      { ...inAnother, ...named('B'), isCopy: true },
      named('A'),
      'different',
    ],
    ['of which the copy was read first', inAnother, { isCopy: true }, 'unclear'],
  ];
  it.each(cases)('%s are compared', (_, reported, registered, likeness) => {
    expect(likenessOf(line(reported), line(registered))).toBe(likeness);
  });
});

describe('the lines of one file', () => {
  it('are new when their content is new, whatever else is equal', () => {
    const registered = line(named('A'));
    const changes: Partial<BankLine>[] = [
      { account: '86011117947' },
      { bookedOn: '2026-12-11' },
      { amountOre: -75_000 },
      { currency: 'EUR' },
      { kid: '2026000014' },
    ];
    for (const change of changes)
      expect(paired([{ ...registered, ...change }], [registered])).toEqual(['new']);
  });

  it('are separate bookings even if equal, and the same ones when the file is read again', () => {
    const both = [line(), line()];
    expect(paired(both, [])).toEqual(['new', 'new']);
    expect(
      paired(
        both,
        both.map((each) => ({ ...each })),
      ),
    ).toEqual(['same', 'same']);
    expect(paired([line(), line(), line()], both)).toEqual(['same', 'same', 'new']);
    expect(paired([line(named('A')), line(named('A'))], [line(named('A'))])).toEqual([
      'same',
      'new',
    ]);
  });

  it('are paired with the most similar lines, in any order', () => {
    const per = line({ payer: 'Per' });
    const nameless = line({ payer: '' });
    const [first, second] = pairWithRegistered([nameless, per], [per, nameless]);
    expect(first).toEqual({ likeness: 'same', registered: nameless });
    expect(second).toEqual({ likeness: 'same', registered: per });
  });

  it('are unclear where a copy has more equal lines than are registered', () => {
    const copied = line({ notice: 'C', message: 'C', isCopy: true });
    expect(paired([copied, { ...copied }], [line()])).toEqual(['same', 'unclear']);
    expect(paired([copied, { ...copied }], [])).toEqual(['new', 'new']);
    expect(paired([copied, { ...copied }], [line({ payer: 'Kari' }), line()])).toEqual([
      'same',
      'unclear',
    ]);
    const ofAnother = { ...copied, payer: 'Kari' };
    expect(paired([copied, ofAnother], [line()])).toEqual(['same', 'new']);
  });

  it('are unclear beyond the limit of comparisons', () => {
    const many = Math.ceil(Math.sqrt(MAX_COMPARISONS)) + 1;
    const of = (name: string) =>
      Array.from({ length: many }, (_, nth) => line({ names: { endToEnd: `${name}${nth}` } }));
    expect(new Set(paired(of('a'), of('b')))).toEqual(new Set(['unclear']));
  });
});
