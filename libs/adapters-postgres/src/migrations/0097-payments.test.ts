import { randomUUID } from 'node:crypto';
import { paidByHand } from '@boligstyling/domain';
import { sampleInvoice, samplePartner } from '@boligstyling/domain/testing';
import { expect, it } from '@jest/globals';
import { migrate } from '../core/migrate/migrate.js';
import { PostgresInvoiceRepository } from '../billing/postgres-invoice-repository.js';
import { PostgresPartnerRepository } from '../partners/postgres-partner-repository.js';
import { PostgresPaymentLedger } from '../billing/postgres-payment-ledger.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

it('counts what the last release issued as unpaid, and takes what is paid of it', async () => {
  const { orm, url, execute } = database();
  const partner = samplePartner();
  await new PostgresPartnerRepository(orm).add(partner);
  await orm.migrator.down({ to: '0096-invoices' });
  const invoice = sampleInvoice();
  const [saleId] = invoice.lines.map((line) => line.saleId);
  await execute(
    `insert into invoice (id, kind, number, partner_id, issued_on, due_on, kid, total_ore, content)
     values (?, 'invoice', '202600001', ?, '2026-12-01', '2026-12-15', '2026000014', 75000, ?)`,
    [invoice.id, partner.id, JSON.stringify(invoice)],
  );
  await execute(
    `insert into sale (id, partner_id, amount_ore, payment_status, created_at, invoice_id)
     values (?, ?, 60000, 'pending', '2026-11-03', ?)`,
    [saleId ?? '', partner.id, invoice.id],
  );
  await execute('insert into invoice_number (year, last) values (2026, 1)');
  await migrate(url);

  const invoices = new PostgresInvoiceRepository(orm);
  const issued = { invoice, creditedOre: 0, paidOre: 0 };
  expect(await invoices.find(invoice.id)).toMatchObject(issued);
  const at = new Date('2026-12-10T10:00:00Z');
  await new PostgresPaymentLedger(orm).record([invoice.id], at, (accounts) =>
    accounts.flatMap((each) => paidByHand(each, { id: randomUUID(), paidOn: '2026-12-10' }) ?? []),
  );
  expect((await invoices.find(invoice.id)).paidOre).toBe(75_000);
  expect(await execute('select payment_status from sale')).toEqual([{ payment_status: 'paid' }]);
});
