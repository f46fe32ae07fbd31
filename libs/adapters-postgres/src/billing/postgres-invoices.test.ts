import { invoiceContract, paymentContract } from '@boligstyling/application/testing';
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
