import type { InvoiceFilter, InvoiceTotals } from '@boligstyling/application';
import { invoiceContract, paymentContract } from '@boligstyling/application/testing';
import { samplePartner } from '@boligstyling/domain/testing';
import { expect, it } from '@jest/globals';
import { PostgresInvoiceRepository } from './postgres-invoice-repository.js';
import { PostgresBankLineRegister } from './postgres-bank-line-register.js';
import { PostgresPaymentLedger } from './postgres-payment-ledger.js';
import { matchingPorts } from '../testing/matching-ports.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

const setUp = async () => ({
  ...(await matchingPorts(database(), 'lead, partner, invoice_number, bank_line')),
  invoices: new PostgresInvoiceRepository(database().orm),
  ledger: new PostgresPaymentLedger(database().orm),
  lines: new PostgresBankLineRegister(database().orm),
});

invoiceContract(setUp);
paymentContract(setUp);

/** A payment arrives after each reading of the totals. */
class PaidMeanwhile extends PostgresInvoiceRepository {
  override async totals(filter: InvoiceFilter): Promise<InvoiceTotals> {
    const found = await super.totals(filter);
    await database().execute(`insert into payment
      (id, invoice_id, amount_ore, paid_on, source, recorded_at)
      select gen_random_uuid(), id, total_ore, '2026-11-20', 'by-hand', now() from invoice`);
    return found;
  }
}

it('a page of invoices and their totals are of one moment', async () => {
  const { partners } = await setUp();
  const partner = samplePartner();
  await partners.add(partner);
  await database().execute(`insert into invoice
    (id, kind, number, partner_id, issued_on, due_on, kid, total_ore, content)
    values (gen_random_uuid(), 'invoice', '202600001', '${partner.id}', '2026-11-15', '2026-11-29',
      '2026000013', 75000, '{"lines": []}')`);
  const page = await new PaidMeanwhile(database().orm).listWithTotals({}, 9);
  expect(page.totals).toMatchObject({ paidOre: 0, dueOre: 75_000 });
  expect(page.found.map(({ paidOre }) => paidOre)).toEqual([0]);
});
