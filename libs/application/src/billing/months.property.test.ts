import {
  amountsOf,
  type Assignment,
  balanceOf,
  billingDay,
  DISPUTE_DAYS,
  daysAfter,
  DomainError,
  type OpenCase,
  norwegianDay,
  toOre,
  vatSums,
  acceptAssignment,
  undoAnswer,
  recordReport,
  withdrawByHand,
  disputeSale,
  flatPrice,
} from '@boligstyling/domain';
import { sampleOperator } from '@boligstyling/domain/testing';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CreditInvoice, IssueInvoices } from './issue-invoices.js';
import { MarkInvoices } from './mark-invoices.js';
import { MarkSale, RuleOnDispute } from './mark-sale.js';
import { STEP } from '../core/testing/happen.js';
import { eraseRows } from '../lead-case/testing/in-memory-erasing.js';
import { InMemoryInvoiceRepository } from './testing/in-memory-invoice-repository.js';
import { InMemoryOperatorSettings } from './testing/in-memory-operator-settings.js';
import { InMemoryPaymentLedger } from './testing/in-memory-payment-ledger.js';
import { InMemorySaleRepository } from './testing/in-memory-sale-repository.js';
import { TestMarket } from '../core/testing/test-market.js';

const WORDS = [
  ...([
    'ask',
    'ask',
    'ask',
    'yes',
    'yes',
    'undo',
    'report',
    'withdraw',
    'erase',
    'dispute',
  ] as const),
  ...(['dispute', 'credit', 'refuse', 'days', 'days', 'days', 'price', 'vat', 'pause'] as const),
  ...(['pay', 'pay-back', 'credit-invoice', 'bill-again', 'credit-sale', 'pay-sale'] as const),
] as const;
const step = fc.tuple(fc.constantFrom(...WORDS), fc.nat(99));
const RATES = [null, 2500, 1500] as const;
const PRICES = [0, 0.01, 333.33, 500, 749.5].map(toOre);
const DAY = 24 * 3600;
const REPORTED = ['contacted', 'won', 'lost'] as const;

/** An independent ledger of amounts due, by sale. */
type Heard = Map<string, { partnerId: string; ore: number; since: Date }>;

/** Runs the system over months, beside an independent ledger. */
class Months {
  readonly market = new TestMarket();
  readonly heard: Heard = new Map();
  /** The price of each accepted assignment by sale, with MVA at this rate. */
  readonly said = new Map<string, { ore: number; vatRate: number | null }>();
  /** The price that each assignment named. */
  private readonly named = new Map<string, number>();
  private requests = 0;
  private readonly operator = new InMemoryOperatorSettings(this.market.store);
  private readonly invoices = new InMemoryInvoiceRepository(this.market.store);
  private readonly sales = new InMemorySaleRepository(this.market.store);
  private readonly issuing: IssueInvoices;
  readonly mark: MarkInvoices;
  private vatRate: number | null = 2500;

  constructor(start: Date) {
    const { store, ids, clock, delivery, faults } = this.market;
    store.now = start;
    const parts = [this.invoices, this.operator, ids, clock] as const;
    this.issuing = new IssueInvoices(...parts, delivery, faults);
    this.mark = new MarkInvoices(new InMemoryPaymentLedger(store), ids, clock, this.issuing);
    for (const nth of [0, 1, 2, 3]) this.market.join(`P${nth}`, { weeklyCapacity: 40 });
  }

  async open(): Promise<void> {
    await this.operator.save(sampleOperator());
  }

  async take(word: (typeof WORDS)[number], which: number): Promise<void> {
    const { market } = this;
    const { store } = market;
    const one = <T>(all: Iterable<T>): T | undefined => {
      const list = [...all];
      return list[which % Math.max(list.length, 1)];
    };
    const invoice = one([...store.invoices.values()].filter(({ kind }) => kind === 'invoice'));
    const partner = one(store.partners.values())!;
    if (word === 'ask') {
      const phone = String(40_000_000 + (this.requests += 1));
      const customerEmail = `${phone}@eier.no`;
      await market.asked({ customerPhone: phone, customerEmail, address: `Vei ${phone}` });
      this.hear();
      await this.take('yes', which);
    } else if (word === 'days') await this.live(1 + (which % 20));
    else if (word === 'price')
      store.partners.set(partner.id, { ...partner, prices: flatPrice(one(PRICES)!) });
    else if (word === 'pause')
      store.partners.set(partner.id, { ...partner, active: which % 2 > 0 });
    else if (word === 'vat') {
      this.vatRate = one(RATES) ?? null;
      const vatRegistered = this.vatRate !== null;
      await this.operator.save(sampleOperator({ vatRegistered, vatRate: this.vatRate ?? 2500 }));
    } else if (word === 'pay') await this.mark.paid(invoice ? [invoice.id] : []);
    else if (word === 'pay-back') await this.mark.paidBack(invoice ? [invoice.id] : []);
    else if (word === 'credit-invoice') await this.credit(invoice?.id);
    else if (word === 'bill-again') await this.billAgain(invoice?.id);
    else if (word === 'credit-sale' || word === 'pay-sale') {
      await this.markSale(one(store.sales.keys()), word === 'pay-sale' ? 'paid' : 'credited');
    } else if (word === 'credit' || word === 'refuse') {
      const disputed = [...store.sales.values()].filter(({ dispute }) => dispute);
      await this.rule(one(disputed)?.id, word === 'credit' ? 'credited' : 'refused');
    } else {
      const wanted = word === 'yes' ? 'offered' : 'accepted';
      const fitting = [...store.assignments.values()].filter(({ state }) => state === wanted);
      await this.answer(word, one(fitting), which);
    }
    this.hear();
  }

  /** An assignment names the price that its partner has when it is offered. */
  private hear(): void {
    const { assignments, partners } = this.market.store;
    for (const { id, partnerId } of assignments.values()) {
      if (!this.named.has(id)) this.named.set(id, partners.get(partnerId)!.prices.baseOre);
    }
  }

  private async answer(word: string, it: Assignment | undefined, which: number): Promise<void> {
    if (!it) return;
    const { store, cases } = this.market;
    const { id, leadId, partnerId } = it;
    const happen = (what: (leadCase: OpenCase) => void) => isDone(() => cases.open(leadId, what));
    const saleId = [...store.sales.values()].find((sale) => sale.assignmentId === id)?.id ?? '';
    if (word === 'yes') {
      await happen((leadCase) => acceptAssignment(leadCase, id));
      const sale = [...store.sales.values()].find((each) => each.assignmentId === id);
      const [ore, since] = [this.named.get(id)!, store.now];
      const isYes = store.assignments.get(id)?.state === 'accepted' && it.state !== 'accepted';
      if (isYes) expect(sale?.amountOre ?? 0).toBe(ore);
      if (isYes && sale) {
        this.heard.set(sale.id, { partnerId, ore, since });
        this.said.set(sale.id, { ore, vatRate: this.vatRate });
      }
    } else if (word === 'undo') {
      if (await happen((leadCase) => undoAnswer(leadCase, id))) this.heard.delete(saleId);
    } else if (word === 'report') {
      await happen((leadCase) => recordReport(leadCase, id, REPORTED[which % REPORTED.length]!));
    } else if (word === 'withdraw') {
      const isRefused = store.sales.get(saleId)?.dispute?.decision === 'refused';
      const done = await happen((leadCase) => withdrawByHand(leadCase, id));
      if (done && !it.report && !isRefused) this.heard.delete(saleId);
    } else if (word === 'dispute') {
      const newDispute = { reason: 'wrong-number', text: 'Feil nummer' } as const;
      await happen((leadCase) => disputeSale(leadCase, id, newDispute));
    } else if (word === 'erase') eraseRows(store, leadId);
  }

  private async rule(id: string | undefined, decision: 'credited' | 'refused'): Promise<void> {
    if (!id) return;
    const { cases, clock, delivery } = this.market;
    const ruling = new RuleOnDispute(this.sales, cases, this.issuing, clock, delivery);
    const done = await isDone(() => ruling.execute(id, { decision, answer: 'Slik er det.' }));
    if (done && decision === 'credited') this.heard.delete(id);
  }

  private async markSale(id: string | undefined, status: 'paid' | 'credited'): Promise<void> {
    if (!id) return;
    const marking = new MarkSale(this.sales, this.market.clock, this.issuing);
    const done = await isDone(() => marking.execute(id, status));
    if (done && status === 'credited') this.heard.delete(id);
  }

  private async credit(id: string | undefined): Promise<void> {
    if (!id) return;
    const sales = [...this.market.store.sales.values()];
    const onIt = sales.filter(({ invoiceId }) => invoiceId === id);
    await this.crediting().execute(id);
    for (const sale of onIt) this.heard.delete(sale.id);
  }

  /** The independent ledger does not change. */
  private async billAgain(id: string | undefined): Promise<void> {
    if (id) await isDone(() => this.crediting().execute(id, true));
  }

  private crediting(): CreditInvoice {
    return new CreditInvoice(this.invoices, this.sales, this.issuing, this.market.clock);
  }

  /** Lets days pass, with their jobs. */
  async live(days: number): Promise<void> {
    const { matching, store } = this.market;
    for (let day = 0; day < days; day += 1) {
      store.advance(DAY);
      const due = await matching.due(200, store.now);
      await matching.decideDue(due, store.now, STEP(store.now));
      const { issued } = await this.issuing.execute(billingDay(store.now));
      for (const { kind, id } of issued) {
        const lines = store.invoices.get(id)?.lines ?? [];
        if (kind === 'invoice') this.expectOld(lines.map(({ saleId }) => saleId));
      }
    }
  }

  /** No billed sale can still be disputed, or is. */
  private expectOld(saleIds: readonly string[]): void {
    for (const id of saleIds) {
      const { dispute, createdAt } = this.market.store.sales.get(id)!;
      expect(daysAfter(createdAt, DISPUTE_DAYS) <= this.market.store.now).toBe(true);
      expect(dispute === null || dispute.decision === 'refused').toBe(true);
    }
  }

  /** Refuses all disputes and ends the months. */
  async end(): Promise<void> {
    for (const { id } of this.market.store.sales.values()) await this.rule(id, 'refused');
    await this.live(62);
  }
}

async function isDone(what: () => Promise<unknown>): Promise<boolean> {
  try {
    await what();
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

const sum = (of: readonly number[]) => of.reduce((all, each) => all + each, 0);

function expectAgreed(months: Months): void {
  const { market, heard, said } = months;
  const { store } = market;
  for (const partnerId of store.partners.keys()) {
    const all = [...store.invoices.values()].filter((each) => each.partnerId === partnerId);
    const billed = sum(all.map(({ kind, netOre }) => (kind === 'invoice' ? netOre : -netOre)));
    const apart = [...store.sales.values()].filter(
      (sale) => sale.partnerId === partnerId && sale.paymentStatus === 'paid' && !sale.invoiceId,
    );
    const kept = apart.filter(({ toPayBackSince }) => !toPayBackSince);
    const due = [...heard.values()].filter((each) => each.partnerId === partnerId);
    expect(billed + sum(kept.map(({ amountOre }) => amountOre))).toBe(
      sum(due.map(({ ore }) => ore)),
    );
    for (const { lines, kind, totalOre } of all) {
      const asked = lines.map(({ saleId }) => said.get(saleId)!);
      expect(new Set(asked.map(({ vatRate }) => vatRate)).size).toBe(1);
      const sums = vatSums(asked.map(({ ore, vatRate }) => ({ amountOre: ore, vatRate })));
      if (kind === 'invoice') expect(totalOre).toBe(amountsOf(sums).totalOre);
      for (const { saleId, deliveredOn } of lines) {
        const reported = heard.get(saleId);
        if (kind === 'invoice' && reported) expect(deliveredOn).toBe(norwegianDay(reported.since));
      }
    }
  }
}

const START = fc.constantFrom(
  ...[
    '2026-03-14T22:59:00Z',
    '2026-10-10T22:01:00Z',
    '2026-12-01T23:30:00Z',
    '2028-02-10T11:00:00Z',
  ],
);

it('the amounts billed and not credited equal those accepted and not undone', async () => {
  await fc.assert(
    fc.asyncProperty(
      START,
      fc.array(step, { minLength: 20, maxLength: 60, size: 'max' }),
      async (start, steps) => {
        const months = new Months(new Date(start));
        await months.open();
        for (const [word, which] of steps) await months.take(word, which);
        await months.end();
        expectAgreed(months);
        const ids = [...months.market.store.invoices.keys()];
        await months.mark.paid(ids);
        const { accounts } = await months.mark.paidBack(ids);
        for (const account of accounts) expect(balanceOf(account)).toBe(0);
      },
    ),
    { numRuns: 200 },
  );
}, 60_000);
