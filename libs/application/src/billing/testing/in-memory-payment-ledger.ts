import {
  type BankLine,
  type BookedPayment,
  DomainError,
  type InvoiceAccount,
  kidsIn,
  type Payment,
} from '@boligstyling/domain';
import { type Match, type Pay, PaymentLedger } from '../payment-ledger.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

export class InMemoryPaymentLedger extends PaymentLedger {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async record(ids: readonly string[], at: Date, pay: Pay): Promise<InvoiceAccount[]> {
    const accounts = () => this.accountsOf(({ id }) => ids.includes(id));
    this.add(pay(accounts()), at);
    return accounts();
  }

  override async registerBankLines(
    lines: readonly BankLine[],
    at: Date,
    match: Match,
  ): Promise<void> {
    const kids = new Set(lines.flatMap(kidsIn));
    const days = new Set(lines.map(dayOf));
    const known = this.store.bankLines.filter((line) => days.has(dayOf(line)));
    const { registered, payments } = match(
      this.accountsOf(({ kid }) => kids.has(kid ?? '')),
      known,
    );
    this.store.bankLines.push(...registered);
    this.add(payments, at);
  }

  override async undo(
    invoiceId: string,
    paymentId: string,
    at: Date,
    undo: (payment: BookedPayment) => Payment,
  ): Promise<InvoiceAccount> {
    const payment = this.booked(invoiceId).find(({ id }) => id === paymentId);
    if (!payment) throw new DomainError('payment-not-found');
    this.add([undo(payment)], at);
    return this.store.accountOf(this.store.invoices.get(invoiceId)!);
  }

  override async ofInvoice(invoiceId: string): Promise<BookedPayment[]> {
    return this.booked(invoiceId);
  }

  private booked(invoiceId: string): BookedPayment[] {
    const { payments } = this.store;
    const undone = new Set(payments.map(({ undoes }) => undoes));
    return payments
      .filter((each) => each.invoiceId === invoiceId)
      .map((each) => ({ ...each, isUndone: undone.has(each.id) }));
  }

  private accountsOf(isPaid: (invoice: { id: string; kid: string | null }) => boolean) {
    const invoices = [...this.store.invoices.values()];
    return invoices
      .filter((invoice) => invoice.kind === 'invoice' && isPaid(invoice))
      .map((invoice) => this.store.accountOf(invoice));
  }

  private add(payments: readonly Payment[], at: Date): void {
    this.store.payments.push(...payments.map((each) => ({ ...each, recordedAt: at })));
    this.store.followPayments(
      payments.map(({ invoiceId }) => invoiceId),
      at,
    );
  }
}

const dayOf = ({ account, bookedOn }: BankLine): string => `${account} ${bookedOn}`;
