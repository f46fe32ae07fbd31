import { balanceOf, DISPUTE_DAYS, type Objection, type Ruling } from '@boligstyling/domain';
import { sampleOperator } from '@boligstyling/domain/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { CreditInvoice } from './credit-invoice.js';
import { IssueInvoices } from './issue-invoices.js';
import { MarkInvoices } from './mark-invoices.js';
import { RemindOverdue } from '../assignments/remind-overdue.js';
import { RuleOnDispute } from './rule-on-dispute.js';
import { InMemoryInvoiceRepository } from './testing/in-memory-invoice-repository.js';
import { InMemoryNotificationOutbox } from '../notifications/testing/in-memory-notification-outbox.js';
import { InMemoryOperatorSettings } from './testing/in-memory-operator-settings.js';
import { InMemoryPaymentLedger } from './testing/in-memory-payment-ledger.js';
import { InMemorySaleRepository } from './testing/in-memory-sale-repository.js';
import { Office } from '../core/testing/office.js';

const DAY = 24 * 3600;
const OBJECTION: Objection = { reason: 'wrong-number', text: 'Nummeret er ikke i bruk.' };
const CREDITED: Ruling = { decision: 'credited', answer: 'Beklager.' };
const REFUSED: Ruling = { decision: 'refused', answer: 'Nummeret stemmer.' };

let office: Office;
let operator: InMemoryOperatorSettings;
let invoices: InMemoryInvoiceRepository;
let sales: InMemorySaleRepository;
let issuing: IssueInvoices;
beforeEach(async () => {
  office = new Office();
  const { store, ids, clock, delivery, faults } = office;
  operator = new InMemoryOperatorSettings();
  await operator.save(sampleOperator());
  invoices = new InMemoryInvoiceRepository(store);
  sales = new InMemorySaleRepository(store);
  issuing = new IssueInvoices(invoices, operator, ids, clock, delivery, faults);
});

/** An accepted assignment and its sale. */
const sell = async () => {
  office.join('Anne');
  const lead = await office.asked();
  const [question] = office.store.assignments.values();
  const assignmentId = question!.id;
  await office.cases.open(lead.id, (it) => it.accept(assignmentId));
  const [sale] = office.store.sales.values();
  return { lead, assignmentId, saleId: sale!.id };
};
const bill = async () => {
  office.store.advance((DISPUTE_DAYS + 1) * DAY);
  const { issued } = await issuing.execute();
  return issued[0]!.id;
};
const kinds = () => [...office.store.invoices.values()].map(({ kind }) => kind);

describe('a partner’s dispute of a sale', () => {
  let ruling: RuleOnDispute;
  let sold: Awaited<ReturnType<typeof sell>>;
  beforeEach(async () => {
    const { cases, clock, delivery } = office;
    ruling = new RuleOnDispute(sales, cases, issuing, clock, delivery);
    sold = await sell();
    await office.cases.open(sold.lead.id, (it) => it.dispute(sold.assignmentId, OBJECTION));
  });

  it('is upheld: the sale is credited and the partner gets an e-mail', async () => {
    const { sale } = await ruling.execute(sold.saleId, CREDITED);
    expect(sale).toMatchObject({ paymentStatus: 'credited', dispute: CREDITED });
    expect(office.mailsOf(sold.lead)).toContain('dispute-decided');
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
      if (when === 'is') await office.leads.erase(sold.lead.id);
      else office.eraseBeforeNextTurn(sold.lead);
      const before = office.deliveries;
      const { sale } = await ruling.execute(sold.saleId, CREDITED);
      expect(sale).toMatchObject({ paymentStatus: 'credited', dispute: CREDITED });
      expect(sale.dispute?.decidedAt).toEqual(office.store.now);
      expect(office.store.saleNotices).toMatchObject([
        { kind: 'sale-ruling', saleId: sold.saleId },
      ]);
      expect(office.deliveries).toBe(before + 1);
    },
  );

  it.each([
    ['arrives', 0],
    ['fails', 1],
  ])(
    'gets one e-mail where it is being sent when the lead is erased, and %s',
    async (end, told) => {
      await ruling.execute(sold.saleId, CREDITED);
      const outbox = new InMemoryNotificationOutbox(office.store);
      const rulings = async () =>
        (await outbox.claimDue(99, 30)).filter(({ kind }) => kind === 'sale-ruling').length;
      const claimed = await outbox.claimDue(99, 30);
      const letter = claimed.find(({ kind }) => kind === 'dispute-decided')!;
      await office.leads.erase(sold.lead.id);
      expect(await rulings()).toBe(0);
      if (end === 'arrives') await outbox.markSent(letter);
      else await outbox.postpone(letter, 60, '451 later');
      office.store.advance(31);
      expect(await rulings()).toBe(told);
    },
  );

  /** A sale that was invoiced before it was disputed. */
  const disputedLate = async () => {
    const sale = office.store.sales.get(sold.saleId)!;
    office.store.sales.set(sale.id, { ...sale, dispute: null });
    await bill();
    return { ...office.store.sales.get(sale.id)!, dispute: sale.dispute };
  };

  it('is credited by a note only where it has been invoiced', async () => {
    const sale = await disputedLate();
    office.store.sales.set(sale.id, sale);
    await ruling.execute(sale.id, REFUSED);
    expect(kinds()).toEqual(['invoice']);
    office.store.sales.set(sale.id, sale);
    await ruling.execute(sale.id, CREDITED);
    expect(kinds()).toEqual(['invoice', 'credit-note']);
  });

  it('stays open where no note can be issued, and can be refused', async () => {
    const sale = await disputedLate();
    office.store.sales.set(sale.id, sale);
    await operator.save(sampleOperator({ account: '' }));
    const refused = ruling.execute(sale.id, CREDITED);
    await expect(refused).rejects.toMatchObject({ code: 'operator-incomplete' });
    expect(office.store.sales.get(sale.id)).toEqual(sale);
    expect(office.mailsOf(sold.lead)).not.toContain('dispute-decided');
    expect((await ruling.execute(sale.id, REFUSED)).sale.dispute).toMatchObject(REFUSED);
  });
});

describe('a waived invoice', () => {
  it('is credited once, sale by sale', async () => {
    const { saleId } = await sell();
    const id = await bill();
    const credit = new CreditInvoice(invoices, sales, issuing, office.clock);
    expect(await credit.execute(id)).toMatchObject([{ kind: 'credit-note', credits: { id } }]);
    const settledAt = office.store.now;
    expect((await sales.find(saleId)).sale).toMatchObject({ paymentStatus: 'credited', settledAt });
    office.store.advance(DAY);
    expect(await credit.execute(id)).toEqual([]);
    expect((await sales.find(saleId)).sale).toMatchObject({ settledAt });
    await expect(credit.execute('nothing')).rejects.toMatchObject({ code: 'invoice-not-found' });
  });
});

describe('an invoice that is paid', () => {
  it('is paid by what is left where the owner has withdrawn meanwhile, without overpayment', async () => {
    const { lead } = await sell();
    const other = await office.asked({
      ...{ customerPhone: '40000009', customerEmail: 'per@eier.no', address: 'Vei 9' },
    });
    const asked = [...office.store.assignments.values()].find((it) => it.leadId === other.id)!;
    await office.cases.open(other.id, (it) => it.accept(asked.id));
    const id = await bill();
    const { totalOre } = (await invoices.find(id)).invoice;
    await office.cases.open(lead.id, (it) => it.withdrawByOwner());
    const ledger = new InMemoryPaymentLedger(office.store);
    const mark = new MarkInvoices(ledger, office.ids, office.clock, issuing);
    expect((await mark.paid([id])).recorded).toMatchObject([{ amountOre: totalOre / 2 }]);
    await issuing.execute();
    expect(balanceOf(await invoices.find(id))).toBe(0);
  });

  it('is credited when the owner withdraws, so that an administrator sees what to return', async () => {
    const { lead } = await sell();
    const id = await bill();
    const ledger = new InMemoryPaymentLedger(office.store);
    await new MarkInvoices(ledger, office.ids, office.clock, issuing).paid([id]);
    await office.cases.open(lead.id, (it) => it.withdrawByOwner());
    const { issued } = await issuing.execute();
    expect(issued).toMatchObject([{ kind: 'credit-note', credits: { id } }]);
    const account = await invoices.find(id);
    expect(balanceOf(account)).toBe(-account.invoice.totalOre);
  });
});

describe('an invoice that is overdue', () => {
  const reminded = () => office.store.invoiceNotices.slice(1).map(({ kind }) => kind);
  const deliver = async () => {
    const outbox = new InMemoryNotificationOutbox(office.store);
    for (const each of await outbox.claimDue(99, 30)) await outbox.markSent(each);
  };

  it('is reminded of three days after its due date, and once more a fortnight later', async () => {
    await sell();
    const { dueOn } = (await invoices.find(await bill())).invoice;
    await deliver();
    const reminding = new RemindOverdue(invoices, office.clock, office.delivery);
    const remindAt = async (days: number) => {
      office.store.now = new Date(Date.parse(`${dueOn}T12:00:00Z`) + days * DAY * 1000);
      return reminding.execute();
    };
    expect([await remindAt(2), reminded()]).toEqual([0, []]);
    expect([await remindAt(3), reminded()]).toEqual([1, ['invoice-reminder']]);
    await deliver();
    expect(await remindAt(16)).toBe(0);
    const before = office.deliveries;
    expect(await remindAt(17)).toBe(1);
    expect(reminded()).toEqual(['invoice-reminder', 'last-invoice-reminder']);
    expect(office.deliveries).toBe(before + 1);
    expect(await remindAt(40)).toBe(0);
  });

  it('is reminded of only once the invoice itself left at least three days earlier', async () => {
    await sell();
    const { dueOn } = (await invoices.find(await bill())).invoice;
    const reminding = new RemindOverdue(invoices, office.clock, office.delivery);
    office.store.now = new Date(Date.parse(`${dueOn}T12:00:00Z`) + 30 * DAY * 1000);
    expect(await reminding.execute()).toBe(0);
    await deliver();
    office.store.advance(3 * DAY - 1);
    expect(await reminding.execute()).toBe(0);
    office.store.advance(1);
    expect(await reminding.execute()).toBe(1);
  });

  it('gets its last reminder a week after the first has left', async () => {
    await sell();
    const { dueOn } = (await invoices.find(await bill())).invoice;
    await deliver();
    const reminding = new RemindOverdue(invoices, office.clock, office.delivery);
    office.store.now = new Date(Date.parse(`${dueOn}T12:00:00Z`) + 30 * DAY * 1000);
    expect(await reminding.execute()).toBe(1);
    office.store.advance(7 * DAY);
    expect(await reminding.execute()).toBe(0);
    await deliver();
    office.store.advance(7 * DAY - 1);
    expect(await reminding.execute()).toBe(0);
    office.store.advance(1);
    expect(await reminding.execute()).toBe(1);
  });
});
