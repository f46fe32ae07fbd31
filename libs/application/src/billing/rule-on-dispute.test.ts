import {
  balanceOf,
  DISPUTE_DAYS,
  type NewDispute,
  type Ruling,
  acceptAssignment,
  disputeSale,
  withdrawByOwner,
} from '@boligstyling/domain';
import { sampleOperator } from '@boligstyling/domain/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { CreditInvoice, IssueInvoices } from './issue-invoices.js';
import { MarkInvoices, RemindOverdue } from './mark-invoices.js';
import { RuleOnDispute } from './mark-sale.js';
import { InMemoryInvoiceRepository } from './testing/in-memory-invoice-repository.js';
import { InMemoryNotificationOutbox } from '../notifications/testing/in-memory-notification-outbox.js';
import { InMemoryOperatorSettings } from './testing/in-memory-operator-settings.js';
import { InMemoryPaymentLedger } from './testing/in-memory-payment-ledger.js';
import { InMemorySaleRepository } from './testing/in-memory-sale-repository.js';
import { TestMarket } from '../core/testing/test-market.js';

const DAY = 24 * 3600;
const NEW_DISPUTE: NewDispute = { reason: 'wrong-number', text: 'Nummeret er ikke i bruk.' };
const CREDITED: Ruling = { decision: 'credited', answer: 'Beklager.' };
const REFUSED: Ruling = { decision: 'refused', answer: 'Nummeret stemmer.' };

let market: TestMarket;
let operator: InMemoryOperatorSettings;
let invoices: InMemoryInvoiceRepository;
let sales: InMemorySaleRepository;
let issuing: IssueInvoices;
beforeEach(async () => {
  market = new TestMarket();
  const { store, ids, clock, delivery, faults } = market;
  operator = new InMemoryOperatorSettings();
  await operator.save(sampleOperator());
  invoices = new InMemoryInvoiceRepository(store);
  sales = new InMemorySaleRepository(store);
  issuing = new IssueInvoices(invoices, operator, ids, clock, delivery, faults);
});

/** An accepted assignment and its sale. */
const sell = async () => {
  market.join('Anne');
  const lead = await market.asked();
  const [offer] = market.store.assignments.values();
  const assignmentId = offer!.id;
  await market.cases.open(lead.id, (it) => acceptAssignment(it, assignmentId));
  const [sale] = market.store.sales.values();
  return { lead, assignmentId, saleId: sale!.id };
};
const bill = async () => {
  market.store.advance((DISPUTE_DAYS + 1) * DAY);
  const { issued } = await issuing.execute();
  return issued[0]!.id;
};
const kinds = () => [...market.store.invoices.values()].map(({ kind }) => kind);

describe('a partner’s dispute of a sale', () => {
  let ruling: RuleOnDispute;
  let sold: Awaited<ReturnType<typeof sell>>;
  beforeEach(async () => {
    const { cases, clock, delivery } = market;
    ruling = new RuleOnDispute(sales, cases, issuing, clock, delivery);
    sold = await sell();
    await market.cases.open(sold.lead.id, (it) => disputeSale(it, sold.assignmentId, NEW_DISPUTE));
  });

  it('is upheld: the sale is credited and the partner gets an e-mail', async () => {
    const { sale } = await ruling.execute(sold.saleId, CREDITED);
    expect(sale).toMatchObject({ paymentStatus: 'credited', dispute: CREDITED });
    expect(market.mailsOf(sold.lead)).toContain('dispute-decided');
    expect(kinds()).toEqual([]);
  });

  it('is refused: the sale is due as any other', async () => {
    const { sale } = await ruling.execute(sold.saleId, REFUSED);
    expect(sale).toMatchObject({ paymentStatus: 'pending', dispute: REFUSED });
  });

  it('is decided once, for an existing sale', async () => {
    await ruling.execute(sold.saleId, REFUSED);
    const again = ruling.execute(sold.saleId, CREDITED);
    await expect(again).rejects.toMatchObject({ code: 'dispute-not-open' });
    const unknown = ruling.execute('nothing', CREDITED);
    await expect(unknown).rejects.toMatchObject({ code: 'sale-not-found' });
  });

  it.each(['is', 'is in that moment'])(
    'is decided when the lead %s erased too, with an e-mail about the sale alone',
    async (when) => {
      if (when === 'is') await market.leads.erase(sold.lead.id);
      else market.eraseBeforeNextDecision(sold.lead);
      const before = market.deliveries;
      const { sale } = await ruling.execute(sold.saleId, CREDITED);
      expect(sale).toMatchObject({ paymentStatus: 'credited', dispute: CREDITED });
      expect(sale.dispute?.decidedAt).toEqual(market.store.now);
      expect(market.store.saleNotifications).toMatchObject([
        { kind: 'sale-ruling', saleId: sold.saleId },
      ]);
      expect(market.deliveries).toBe(before + 1);
    },
  );

  it.each([
    ['arrives', 0],
    ['fails', 1],
  ])(
    'gets one e-mail where it is being sent when the lead is erased, and %s',
    async (end, reported) => {
      await ruling.execute(sold.saleId, CREDITED);
      const outbox = new InMemoryNotificationOutbox(market.store);
      const rulings = async () =>
        (await outbox.claimDue(99, 30)).filter(({ kind }) => kind === 'sale-ruling').length;
      const claimed = await outbox.claimDue(99, 30);
      const email = claimed.find(({ kind }) => kind === 'dispute-decided')!;
      await market.leads.erase(sold.lead.id);
      expect(await rulings()).toBe(0);
      if (end === 'arrives') await outbox.markSent(email);
      else await outbox.postpone(email, 60, '451 later');
      market.store.advance(31);
      expect(await rulings()).toBe(reported);
    },
  );

  /** A sale that was invoiced before it was disputed. */
  const disputedLate = async () => {
    const sale = market.store.sales.get(sold.saleId)!;
    market.store.sales.set(sale.id, { ...sale, dispute: null });
    await bill();
    return { ...market.store.sales.get(sale.id)!, dispute: sale.dispute };
  };

  it('is credited by a note only where it has been invoiced', async () => {
    const sale = await disputedLate();
    market.store.sales.set(sale.id, sale);
    await ruling.execute(sale.id, REFUSED);
    expect(kinds()).toEqual(['invoice']);
    market.store.sales.set(sale.id, sale);
    await ruling.execute(sale.id, CREDITED);
    expect(kinds()).toEqual(['invoice', 'credit-note']);
  });

  it('stays open where no note can be issued, and can be refused', async () => {
    const sale = await disputedLate();
    market.store.sales.set(sale.id, sale);
    await operator.save(sampleOperator({ account: '' }));
    const refused = ruling.execute(sale.id, CREDITED);
    await expect(refused).rejects.toMatchObject({ code: 'operator-incomplete' });
    expect(market.store.sales.get(sale.id)).toEqual(sale);
    expect(market.mailsOf(sold.lead)).not.toContain('dispute-decided');
    expect((await ruling.execute(sale.id, REFUSED)).sale.dispute).toMatchObject(REFUSED);
  });
});

describe('a waived invoice', () => {
  it('is credited once, sale by sale', async () => {
    const { saleId } = await sell();
    const id = await bill();
    const credit = new CreditInvoice(invoices, sales, issuing, market.clock);
    expect(await credit.execute(id)).toMatchObject([{ kind: 'credit-note', credits: { id } }]);
    const settledAt = market.store.now;
    expect((await sales.find(saleId)).sale).toMatchObject({ paymentStatus: 'credited', settledAt });
    market.store.advance(DAY);
    expect(await credit.execute(id)).toEqual([]);
    expect((await sales.find(saleId)).sale).toMatchObject({ settledAt });
    await expect(credit.execute('nothing')).rejects.toMatchObject({ code: 'invoice-not-found' });
  });
});

describe('an invoice that is paid', () => {
  it('is paid by what is left where the owner has withdrawn meanwhile, without overpayment', async () => {
    const { lead } = await sell();
    const other = await market.asked({
      ...{ customerPhone: '40000009', customerEmail: 'per@eier.no', address: 'Vei 9' },
    });
    const asked = [...market.store.assignments.values()].find((it) => it.leadId === other.id)!;
    await market.cases.open(other.id, (it) => acceptAssignment(it, asked.id));
    const id = await bill();
    const { totalOre } = (await invoices.find(id)).invoice;
    await market.cases.open(lead.id, (it) => withdrawByOwner(it));
    const ledger = new InMemoryPaymentLedger(market.store);
    const mark = new MarkInvoices(ledger, market.ids, market.clock, issuing);
    expect((await mark.paid([id])).recorded).toMatchObject([{ amountOre: totalOre / 2 }]);
    await issuing.execute();
    expect(balanceOf(await invoices.find(id))).toBe(0);
  });

  it('is credited when the owner withdraws, so that an administrator sees what to return', async () => {
    const { lead } = await sell();
    const id = await bill();
    const ledger = new InMemoryPaymentLedger(market.store);
    await new MarkInvoices(ledger, market.ids, market.clock, issuing).paid([id]);
    await market.cases.open(lead.id, (it) => withdrawByOwner(it));
    const { issued } = await issuing.execute();
    expect(issued).toMatchObject([{ kind: 'credit-note', credits: { id } }]);
    const account = await invoices.find(id);
    expect(balanceOf(account)).toBe(-account.invoice.totalOre);
  });
});

describe('an invoice that is overdue', () => {
  const reminded = () => market.store.invoiceNotifications.slice(1).map(({ kind }) => kind);
  const deliver = async () => {
    const outbox = new InMemoryNotificationOutbox(market.store);
    for (const each of await outbox.claimDue(99, 30)) await outbox.markSent(each);
  };

  it('is reminded of three days after its due date, and once more a fortnight later', async () => {
    await sell();
    const { dueOn } = (await invoices.find(await bill())).invoice;
    await deliver();
    const reminding = new RemindOverdue(invoices, market.clock, market.delivery);
    const remindAt = async (days: number) => {
      market.store.now = new Date(Date.parse(`${dueOn}T12:00:00Z`) + days * DAY * 1000);
      return reminding.execute();
    };
    expect([await remindAt(2), reminded()]).toEqual([0, []]);
    expect([await remindAt(3), reminded()]).toEqual([1, ['invoice-reminder']]);
    await deliver();
    expect(await remindAt(16)).toBe(0);
    const before = market.deliveries;
    expect(await remindAt(17)).toBe(1);
    expect(reminded()).toEqual(['invoice-reminder', 'last-invoice-reminder']);
    expect(market.deliveries).toBe(before + 1);
    expect(await remindAt(40)).toBe(0);
  });

  it('is reminded of only once the invoice itself left at least three days earlier', async () => {
    await sell();
    const { dueOn } = (await invoices.find(await bill())).invoice;
    const reminding = new RemindOverdue(invoices, market.clock, market.delivery);
    market.store.now = new Date(Date.parse(`${dueOn}T12:00:00Z`) + 30 * DAY * 1000);
    expect(await reminding.execute()).toBe(0);
    await deliver();
    market.store.advance(3 * DAY - 1);
    expect(await reminding.execute()).toBe(0);
    market.store.advance(1);
    expect(await reminding.execute()).toBe(1);
  });

  it('gets its last reminder a week after the first has left', async () => {
    await sell();
    const { dueOn } = (await invoices.find(await bill())).invoice;
    await deliver();
    const reminding = new RemindOverdue(invoices, market.clock, market.delivery);
    market.store.now = new Date(Date.parse(`${dueOn}T12:00:00Z`) + 30 * DAY * 1000);
    expect(await reminding.execute()).toBe(1);
    market.store.advance(7 * DAY);
    expect(await reminding.execute()).toBe(0);
    await deliver();
    market.store.advance(7 * DAY - 1);
    expect(await reminding.execute()).toBe(0);
    market.store.advance(1);
    expect(await reminding.execute()).toBe(1);
  });
});
