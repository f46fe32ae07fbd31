import { balanceOf, type Invoice, isKid, PAYMENT_STATUSES } from '@boligstyling/domain';
import { sampleBankLine, sampleOperator, sampleSale } from '@boligstyling/domain/testing';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CreditInvoice, IssueInvoices } from './issue-invoices.js';
import { ImportBankFile, BankFileReader, UndoBankPayment } from './import-bank-file.js';
import { MarkInvoices } from './mark-invoices.js';
import { MarkSale, UndoWaiver } from './mark-sale.js';
import { InMemoryInvoiceRepository } from './testing/in-memory-invoice-repository.js';
import { InMemoryOperatorSettings } from './testing/in-memory-operator-settings.js';
import { InMemoryPaymentLedger } from './testing/in-memory-payment-ledger.js';
import { InMemorySaleRepository } from './testing/in-memory-sale-repository.js';
import { TestMarket } from '../core/testing/test-market.js';

const KINDS = [
  ...([
    'sell',
    'sell',
    'bill',
    'credit',
    'pay-sale',
    'pay',
    'pay-back',
    'undo',
    'bank',
    'bill-again',
    'undo-waiver',
    'undo-bank',
  ] as const),
] as const;
const step = fc.tuple(fc.constantFrom(...KINDS), fc.nat(40), fc.integer({ min: 1, max: 99_999 }));
const PARTNERS = 3;
const DAYS = 20 * 24 * 3600;

class OneLine extends BankFileReader {
  line = sampleBankLine();

  override async read() {
    return [this.line];
  }
}

async function counting() {
  const market = new TestMarket();
  const { store, ids, clock, delivery, faults } = market;
  const operator = new InMemoryOperatorSettings();
  await operator.save(sampleOperator());
  const invoices = new InMemoryInvoiceRepository(store);
  const ledger = new InMemoryPaymentLedger(store);
  const sales = new InMemorySaleRepository(store);
  const reader = new OneLine();
  const issuing = new IssueInvoices(invoices, operator, ids, clock, delivery, faults);
  return {
    ...{ market, store, invoices, ledger, sales, reader, issuing },
    partners: Array.from({ length: PARTNERS }, (_, nth) => market.join(`P${nth}`)),
    crediting: new CreditInvoice(invoices, sales, issuing, clock),
    markSale: new MarkSale(sales, clock, issuing),
    markInvoices: new MarkInvoices(ledger, ids, clock, issuing),
    bank: new ImportBankFile(reader, operator, ledger, ids, clock),
    undoWaiver: new UndoWaiver(sales, clock, delivery),
    undoBankPayment: new UndoBankPayment(ledger, ids, clock),
  };
}
type Counting = Awaited<ReturnType<typeof counting>>;

const sum = (of: readonly number[]) => of.reduce((all, each) => all + each, 0);
const issued = ({ store }: Counting, kind: Invoice['kind']) =>
  [...store.invoices.values()].filter((each) => each.kind === kind);

async function take(it: Counting, [kind, which, ore]: readonly [string, number, number]) {
  const { store } = it;
  const invoice = issued(it, 'invoice').at(which % Math.max(issued(it, 'invoice').length, 1));
  const sale = [...store.sales.keys()].at(which % Math.max(store.sales.size, 1)) ?? '';
  const refused = () => undefined;
  if (kind === 'sell') {
    const id = it.market.ids.next();
    const partnerId = it.partners[which % PARTNERS]!.id;
    store.sales.set(id, sampleSale({ id, partnerId, amountOre: ore, createdAt: store.now }));
  } else if (kind === 'bill') {
    store.advance(DAYS);
    await it.issuing.execute();
  } else if (kind === 'credit') await it.markSale.execute(sale, 'credited').catch(refused);
  else if (kind === 'pay-sale') await it.markSale.execute(sale, 'paid').catch(refused);
  else if (kind === 'undo-waiver') {
    await it.undoWaiver.execute(sale, 'Feil').catch(refused);
  } else if (!invoice) return;
  else if (kind === 'pay') await it.markInvoices.paid([invoice.id]);
  else if (kind === 'pay-back') await it.markInvoices.paidBack([invoice.id]);
  else if (kind === 'undo') await it.markInvoices.unpaid([invoice.id]);
  else if (kind === 'bill-again') {
    await it.crediting.execute(invoice.id, true).catch(refused);
  } else if (kind === 'undo-bank') {
    const ofInvoice = store.payments.filter(({ invoiceId }) => invoiceId === invoice.id);
    const { id = '' } = ofInvoice.at(ore % Math.max(ofInvoice.length, 1)) ?? {};
    await it.undoBankPayment.execute(invoice.id, id, 'Feil').catch(refused);
  } else {
    const names = { payment: `b${ore % 50}` };
    const amountOre = ore % 3 === 0 ? invoice.totalOre : ore;
    it.reader.line = sampleBankLine({ names, kid: invoice.kid ?? '', amountOre });
    await it.bank.execute(new Uint8Array());
  }
}

/** The invariants after any sequence of events. */
async function agrees(it: Counting): Promise<void> {
  const { store } = it;
  const sales = [...store.sales.values()];
  const [invoices, notes] = [issued(it, 'invoice'), issued(it, 'credit-note')];
  const numbers = [...store.invoices.values()].map(({ number }) => number);
  const byYear = Map.groupBy(numbers, (number) => number.slice(0, 4));
  for (const [year, ofYear] of byYear) {
    expect(ofYear).toEqual(ofYear.map((_, nth) => `${year}${String(nth + 1).padStart(5, '0')}`));
  }
  for (const each of store.invoices.values()) {
    const { lines, vat, netOre, vatOre, totalOre } = each;
    expect(lines.length).toBeGreaterThan(0);
    expect(netOre).toBe(sum(lines.map(({ amountOre }) => amountOre)));
    expect(vatOre).toBe(sum(vat.map((part) => part.vatOre)));
    expect([totalOre, Number.isInteger(totalOre)]).toEqual([netOre + vatOre, true]);
  }
  for (const invoice of invoices) {
    const account = store.accountOf(invoice);
    const on = sales.filter(({ invoiceId }) => invoiceId === invoice.id);
    expect(isKid(invoice.kid ?? '')).toBe(true);
    const credited = notes.filter(({ credits }) => credits?.id === invoice.id);
    const creditedIds = credited.flatMap(({ lines }) => lines.map(({ saleId }) => saleId));
    const goneIds = creditedIds.filter((id) => store.sales.get(id)?.invoiceId !== invoice.id);
    expect([...goneIds, ...on.map(({ id }) => id)].toSorted()).toEqual(
      invoice.lines.map(({ saleId }) => saleId).toSorted(),
    );
    const left = on.filter(({ paymentStatus }) => paymentStatus !== 'credited');
    if (left.length === 0) expect(account.creditedOre).toBe(invoice.totalOre);
    const status = balanceOf(account) <= 0 ? 'paid' : 'pending';
    expect(left.map(({ paymentStatus }) => paymentStatus)).toEqual(left.map(() => status));
    const net = sum(left.map(({ amountOre }) => amountOre));
    expect(invoice.netOre - sum(credited.map(({ netOre }) => netOre))).toBe(net);
  }
  const booked = store.payments.filter(({ source }) => source === 'bank');
  const lines = booked.map(({ bankLineId }) => bankLineId);
  expect(new Set(lines).size).toBe(lines.length);
  const totals = await it.invoices.totals({});
  const accounts = invoices.map((invoice) => store.accountOf(invoice));
  expect(totals.paidOre).toBe(sum(store.payments.map(({ amountOre }) => amountOre)));
  expect(totals.invoicedOre - totals.creditedOre - totals.paidOre).toBe(
    sum(accounts.map(balanceOf)),
  );
  const cards = await it.sales.totals({});
  for (const status of PAYMENT_STATUSES) {
    const ofStatus = sales.filter(({ paymentStatus }) => paymentStatus === status);
    expect(cards[status].ore).toBe(sum(ofStatus.map(({ amountOre }) => amountOre)));
  }
}

it('assignments, invoices, credit notes and ledger agree after any sequence of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const it = await counting();
      for (const each of steps) {
        await take(it, each);
        await agrees(it);
      }
    }),
    { numRuns: 150 },
  );
});
