import { randomUUID } from 'node:crypto';
import {
  paidBackByHand,
  paidByHand,
  type PayableAccount,
  type Payment,
  undoneByHand,
} from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { BILLED_AT, invoiceSteps, type InvoicesUnderTest } from './invoice-steps.js';

const NEW = () => ({ id: randomUUID(), paidOn: '2026-12-10' });

/** What every {@link PaymentLedger} keeps. */
export function paymentContract(setUp: () => Promise<InvoicesUnderTest>): void {
  describe('a payment ledger', () => {
    const { under, join, sell, takeBack, bill, statuses } = invoiceSteps(setUp);
    const issued = async () => {
      const partner = await join({ priceOre: 60_000 });
      const leadId = await sell(partner);
      await sell(partner);
      const [invoice] = await bill(partner);
      if (!invoice) throw new Error('There are sales to bill');
      return { partner, leadId, invoice };
    };
    let told = BILLED_AT.getTime();
    const record = (id: string, pay: (account: PayableAccount) => Payment | undefined) =>
      under.ledger.record({ ids: [id] }, [], new Date((told += 1000)), (accounts) =>
        accounts.flatMap((account) => pay(account) ?? []),
      );
    const fromBank = ({ invoice }: PayableAccount, amountOre: number): Payment => ({
      ...NEW(),
      invoiceId: invoice.id,
      amountOre,
      source: 'bank',
      reference: 'bank-1',
    });

    it('marks the sales of an invoice paid with it, and pending when that is undone', async () => {
      const { partner, invoice } = await issued();
      await record(invoice.id, (account) => paidByHand(account, NEW()));
      expect(await statuses(partner)).toEqual(['paid', 'paid']);
      expect((await under.invoices.find(invoice.id)).account.paidOre).toBe(150_000);
      expect(await record(invoice.id, (account) => paidByHand(account, NEW()))).toMatchObject([
        { paidOre: 150_000, byHandOre: 150_000 },
      ]);
      const [undone] = await record(invoice.id, (account) => undoneByHand(account, NEW()));
      expect(undone).toMatchObject({ paidOre: 0 });
      expect(await statuses(partner)).toEqual(['pending', 'pending']);
      const rows = await under.ledger.ofInvoice(invoice.id);
      expect(rows.map(({ source, amountOre }) => [source, amountOre])).toEqual([
        ['by-hand', 150_000],
        ['undone', -150_000],
      ]);
    });

    it('knows an invoice by its KID and a payment by what the bank calls it', async () => {
      const { partner, invoice } = await issued();
      const pay = (amountOre: number) =>
        under.ledger.record(
          { kids: [invoice.kid ?? '', '0'] },
          ['bank-1', 'bank-2'],
          BILLED_AT,
          (accounts, known) =>
            known.has('bank-1') ? [] : accounts.map((each) => fromBank(each, amountOre)),
        );
      expect(await pay(100_000)).toMatchObject([{ invoice, paidOre: 100_000, byHandOre: 0 }]);
      expect(await statuses(partner)).toEqual(['pending', 'pending']);
      expect(await pay(100_000)).toMatchObject([{ paidOre: 100_000 }]);
      await record(invoice.id, (account) => paidByHand(account, NEW()));
      expect(await statuses(partner)).toEqual(['paid', 'paid']);
      const [undone] = await record(invoice.id, (account) => undoneByHand(account, NEW()));
      expect(undone).toMatchObject({ paidOre: 100_000 });
      expect(await under.ledger.ofInvoice(invoice.id)).toHaveLength(3);
    });

    it('counts an invoice as paid when a credit note takes away what is owed', async () => {
      const { partner, leadId, invoice } = await issued();
      await record(invoice.id, (account) => fromBank(account, 75_000));
      expect(await statuses(partner)).toEqual(['pending', 'pending']);
      await takeBack(leadId);
      await bill(partner);
      expect(await statuses(partner)).toEqual(['credited', 'paid']);
    });

    it('tells of what was paid too much until it has gone back', async () => {
      const { partner, invoice } = await issued();
      await record(invoice.id, (account) => fromBank(account, 150_000));
      await record(invoice.id, (account) => ({ ...fromBank(account, 500), reference: 'bank-2' }));
      const overpaid = async () => (await under.invoices.list({ overpaid: true }, 9)).length;
      expect(await overpaid()).toBe(1);
      const [back] = await record(invoice.id, (account) => paidBackByHand(account, NEW()));
      expect(back).toMatchObject({ paidOre: 150_000, byHandOre: 0, paidBackOre: 500 });
      expect([await overpaid(), await statuses(partner)]).toEqual([0, ['paid', 'paid']]);
      const [undone] = await record(invoice.id, (account) => undoneByHand(account, NEW()));
      expect(undone).toMatchObject({ paidOre: 150_500, byHandOre: 0, paidBackOre: 0 });
      expect(await overpaid()).toBe(1);
    });

    it('takes back a reminder that has not left when nothing is owed any more', async () => {
      const { invoice } = await issued();
      const remind = () =>
        under.invoices.remind('invoice-reminder', { dueBefore: '2027-01-01', after: null });
      expect(await remind()).toBe(1);
      await record(invoice.id, (account) => fromBank(account, 100_000));
      expect(await remind()).toBe(0);
      await record(invoice.id, (account) => paidByHand(account, NEW()));
      const kinds = (await under.outbox.claimDue(99, 30)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind.includes('invoice'))).toEqual(['partner-invoice']);
      await record(invoice.id, (account) => undoneByHand(account, NEW()));
      expect(await remind()).toBe(1);
    });

    it('reminds of what is left once a credit note says what is let off', async () => {
      const { partner, leadId } = await issued();
      const remind = () =>
        under.invoices.remind('invoice-reminder', { dueBefore: '2027-01-01', after: null });
      await takeBack(leadId);
      expect(await remind()).toBe(0);
      await bill(partner);
      expect(await remind()).toBe(1);
    });

    it('keeps none of the payments when one is refused', async () => {
      const { partner, invoice } = await issued();
      const failing = record(invoice.id, () => {
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow();
      expect(await under.ledger.ofInvoice(invoice.id)).toEqual([]);
      expect(await statuses(partner)).toEqual(['pending', 'pending']);
    });
  });
}
