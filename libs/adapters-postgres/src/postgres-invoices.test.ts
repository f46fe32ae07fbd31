import { invoiceContract, paymentContract } from '@boligstyling/application/testing';
import { PostgresInvoiceRepository } from './postgres-invoice-repository.js';
import { PostgresLeadHistory } from './postgres-lead-history.js';
import { PostgresLeadRepository } from './postgres-lead-repository.js';
import { PostgresMatchingRepository } from './postgres-matching-repository.js';
import { PostgresNotificationOutbox } from './postgres-notification-outbox.js';
import { PostgresPartnerRepository } from './postgres-partner-repository.js';
import { PostgresPaymentLedger } from './postgres-payment-ledger.js';
import { PostgresSaleRepository } from './postgres-sale-repository.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

const setUp = async () => {
  const { orm } = database();
  await orm.em.getConnection().execute('truncate lead, partner, invoice_number cascade');
  return {
    leads: new PostgresLeadRepository(orm),
    history: new PostgresLeadHistory(orm),
    matching: new PostgresMatchingRepository(orm),
    partners: new PostgresPartnerRepository(orm),
    sales: new PostgresSaleRepository(orm),
    outbox: new PostgresNotificationOutbox(orm),
    invoices: new PostgresInvoiceRepository(orm),
    ledger: new PostgresPaymentLedger(orm),
  };
};

invoiceContract(setUp);
paymentContract(setUp);
