import { describe, expect, it } from '@jest/globals';
import { creditedToBillAgain, issuedDocuments, type BillingState, isBillable } from './billing.js';
import { invoiceNumber, listedInvoice } from './invoice.js';
import type { Sale } from './sale.js';
import { sampleOperator } from '../testing/sample-operator.js';
import { samplePartner } from '../testing/sample-partner.js';
import { sampleSale } from '../testing/sample-sale.js';

const AT = new Date('2026-12-31T23:30:00Z');
const terms = (operator = sampleOperator()) => {
  let last = 0;
  return {
    ...{ operator, at: AT, asOf: AT, newId: () => `id-${last}` },
    nextNumber: () => invoiceNumber(2027, (last += 1)),
  };
};
const taken = sampleSale;
const state = (sales: readonly Sale[], changes: Partial<BillingState> = {}): BillingState => ({
  partner: samplePartner(),
  sales,
  invoices: [],
  ...changes,
});

describe('a sale', () => {
  const days = (count: number) => new Date(AT.getTime() - count * 24 * 3_600_000);

  it('is billed when it is 14 days old, to the second', () => {
    expect(isBillable(taken({ createdAt: days(14) }), AT)).toBe(true);
    expect(isBillable(taken({ createdAt: new Date(+days(14) + 1000) }), AT)).toBe(false);
  });

  it.each<[string, Sale]>([
    ['paid', taken({ paymentStatus: 'paid' })],
    ['credited, as after an undone yes', taken({ paymentStatus: 'credited' })],
    ['on an invoice', taken({ invoiceId: 'i' })],
    ['from the earlier product', taken({ importedAt: AT })],
  ])('is not billed when it is %s', (_, sale) => {
    expect(isBillable(sale, AT)).toBe(false);
    expect(issuedDocuments(state([sale]), terms())).toEqual([]);
  });
});

describe('an invoice', () => {
  it('has what the law requires, and nothing of the owner', () => {
    const [invoice] = issuedDocuments(state([taken(), taken({ amountOre: 33 })]), terms());
    expect(invoice).toMatchObject({
      number: '202700001',
      kid: '2027000013',
      issuedOn: '2027-01-01',
      dueOn: '2027-01-15',
      seller: { name: 'Boligstyling AS', organizationNumber: '974760673', vatRegistered: true },
      buyer: { name: 'Stil og Rom AS', contact: 'Stine Stylist', organizationNumber: '974761076' },
      netOre: 50_033,
      vatOre: 12_508,
      totalOre: 62_541,
      credits: null,
    });
    expect(invoice?.lines[0]).toEqual({
      saleId: sampleSale().id,
      deliveredOn: '2026-11-03',
      service: 'Fullstyling',
      place: 'Bergen',
      reference: 'A1B2C3D4',
      amountOre: 50_000,
      vatRate: 2500,
    });
  });

  it('is due on a working day', () => {
    const issued = (at: string) =>
      issuedDocuments(state([taken()]), { ...terms(), at: new Date(at) });
    expect(issued('2026-12-11T05:00:00Z')).toMatchObject([{ dueOn: '2026-12-28' }]);
  });

  it('rounds MVA once per invoice, not per line', () => {
    const tens = Array.from({ length: 3 }, () => taken({ amountOre: 10 }));
    const [invoice] = issuedDocuments(state(tens), terms());
    expect(invoice).toMatchObject({ netOre: 30, vatOre: 8 });
  });

  it('applies the MVA rate of the yes, whatever the settings are now', () => {
    const of = (vatRate: number | null, vatRegistered: boolean) =>
      issuedDocuments(
        state([taken({ vatRate })]),
        terms(sampleOperator({ vatRegistered, vatRate: 1500 })),
      );
    expect(of(null, true)).toMatchObject([
      { vat: [{ rate: null, vatOre: 0 }], totalOre: 50_000, seller: { vatRegistered: true } },
    ]);
    expect(of(null, false)).toMatchObject([{ totalOre: 50_000, seller: { vatRegistered: false } }]);
    expect(of(2500, false)).toMatchObject([
      { vat: [{ rate: 2500, vatOre: 12_500 }], totalOre: 62_500, seller: { vatRegistered: true } },
    ]);
  });

  it('has one rate of MVA; a sale with another rate is on a separate invoice', () => {
    const rates = [null, 2500, 1500, null];
    const all = rates.map((vatRate, nth) => taken({ id: `s${nth}`, vatRate }));
    const issued = issuedDocuments(state(all), terms());
    expect(issued.map(({ lines }) => lines.map(({ saleId }) => saleId))).toEqual([
      ['s0', 's3'],
      ['s1'],
      ['s2'],
    ]);
    expect(issued.map(({ vat }) => vat.map(({ rate }) => rate))).toEqual([[null], [2500], [1500]]);
    expect(issued.map(({ number }) => number)).toEqual(['202700001', '202700002', '202700003']);
  });

  it('names the country for an unknown place', () => {
    const unknown = [null, '9999'].map((municipality) => taken({ municipality }));
    const [invoice] = issuedDocuments(state(unknown), terms());
    expect(invoice?.lines.map(({ place }) => place)).toEqual(['Norge', 'Norge']);
  });

  it.each([
    ['3419', 'Våler (Innlandet)'],
    ['3114', 'Våler (Østfold)'],
    ['4601', 'Bergen'],
  ])('names %s so that it is no other place: %s', (municipality, place) => {
    const [invoice] = issuedDocuments(state([taken({ municipality })]), terms());
    expect(invoice?.lines[0]?.place).toBe(place);
  });

  it('is refused for a partner with incomplete details, and the error names them', () => {
    const partner = samplePartner({ organizationNumber: '', street: ' ' });
    const message = 'Stil og Rom AS mangler organisasjonsnummer og gateadresse.';
    expect(() => issuedDocuments(state([taken()], { partner }), terms())).toThrow(
      expect.objectContaining({ code: 'buyer-incomplete', message }),
    );
  });
});

describe('credit notes', () => {
  it('for all lines, one by one, add up to the invoice, to the øre', () => {
    const sales = [1, 2, 3].map((nth) => sampleSale({ id: `s${nth}`, amountOre: 10 }));
    const [invoice] = issuedDocuments(state(sales.map((sale) => taken(sale))), terms());
    const notes = sales.reduce<ReturnType<typeof issuedDocuments>>((issued, sale) => {
      const credited = taken({ ...sale, paymentStatus: 'credited', invoiceId: invoice!.id });
      const invoices = [invoice!, ...issued.map((note, nth) => ({ ...note, id: `n${nth}` }))];
      return [...issued, ...issuedDocuments(state([credited], { invoices }), terms())];
    }, []);
    expect(notes.map(({ vatOre }) => vatOre)).toEqual([3, 2, 3]);
    expect(notes.reduce((sum, { totalOre }) => sum + totalOre, 0)).toBe(invoice?.totalOre);
  });

  it('cover the rest of one invoice, whatever was credited of another', () => {
    const sales = [
      sampleSale({ id: 's1', amountOre: 10 }),
      sampleSale({ id: 's2', amountOre: 10 }),
    ];
    const [one] = issuedDocuments(state(sales.map((sale) => taken(sale))), terms());
    const credited = (nth: number, invoices: BillingState['invoices']) => {
      const sale = { ...sales[nth], paymentStatus: 'credited', invoiceId: one!.id } as const;
      return issuedDocuments(state([taken(sale)], { invoices }), terms())[0]!;
    };
    const first = credited(0, [one!]);
    const ofAnother = { ...first, credits: { ...first.credits!, id: 'another' } };
    expect(credited(1, [one!, ofAnother]).vatOre).toBe(first.vatOre);
    expect(credited(1, [one!, first]).vatOre).toBe(one!.vatOre - first.vatOre);
  });

  it('name the invoice of their sale, and are issued once', () => {
    const sales = [taken({ id: 's1', vatRate: null }), taken({ id: 's2' })];
    const invoices = issuedDocuments(state(sales), terms());
    const ofSecond = { paymentStatus: 'credited', invoiceId: invoices[1]!.id } as const;
    const issued = (creditNoteId: string | null) =>
      issuedDocuments(
        state([taken({ id: 's2', ...ofSecond, creditNoteId })], { invoices }),
        terms(),
      );
    expect(issued(null)).toMatchObject([{ credits: { number: invoices[1]!.number } }]);
    expect(issued('n')).toEqual([]);
  });

  it('require the credited invoice', () => {
    const sale = taken({ paymentStatus: 'credited', invoiceId: 'gone' });
    const unknown = expect.objectContaining({ code: 'invoice-not-found' });
    expect(() => issuedDocuments(state([sale]), terms())).toThrow(unknown);
  });

  it('name the invoice, keep its parties, and precede new invoices', () => {
    const [invoice] = issuedDocuments(state([taken()]), terms());
    const credited = taken({ paymentStatus: 'credited', invoiceId: invoice!.id });
    const partner = samplePartner({ company: 'Nytt navn AS' });
    const both = issuedDocuments(
      state([credited, taken({ id: 'new', vatRate: null })], { partner, invoices: [invoice!] }),
      terms(sampleOperator({ name: 'Ny eier AS', vatRegistered: false })),
    );
    expect(both).toMatchObject([
      {
        kind: 'credit-note',
        seller: { name: 'Boligstyling AS' },
        buyer: { name: 'Stil og Rom AS' },
        totalOre: 62_500,
        credits: { number: '202700001', issuedOn: '2027-01-01' },
      },
      { kind: 'invoice', seller: { name: 'Ny eier AS' }, totalOre: 50_000 },
    ]);
  });
});

describe('an invoice with wrong details of the buyer', () => {
  const sale = taken();
  const [issued] = issuedDocuments(state([sale]), terms());
  const account = {
    ...{ invoice: issued!, creditedOre: 0, byHandOre: 0, paidBackOre: 0, lastByHand: null },
  };
  const corrected = (paidOre: number, sales = [sale]) =>
    creditedToBillAgain({ account: { ...account, paidOre }, notes: [], sales }, terms());

  it('is credited so that its sales are billed again', () => {
    expect(corrected(0)).toMatchObject([
      {
        ...{ kind: 'credit-note', isBilledAgain: true, totalOre: issued!.totalOre },
        credits: { number: issued!.number },
      },
    ]);
  });

  it('is not credited once money is paid on it, nor when nothing of it is left', () => {
    const paid = expect.objectContaining({ code: 'invoice-paid' });
    expect(() => corrected(1)).toThrow(paid);
    expect(corrected(0, [])).toEqual([]);
  });
});

it('a list of invoices counts the lines of each and leaves the seller out', () => {
  const [issued] = issuedDocuments(state([taken(), taken()]), terms());
  expect(listedInvoice(issued!)).toEqual({ ...issued, seller: undefined, lines: 2 });
});
