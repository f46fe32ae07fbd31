import { type BankLine, type InvoiceAccount, kidsIn, type Payment } from '@boligstyling/domain';
import { type Match, type Pay, PaymentLedger } from '../ports/payment-ledger.js';
import type { InMemoryStore } from './in-memory-store.js';

/** What has been paid, in memory. */
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

  override async ofInvoice(invoiceId: string): Promise<Payment[]> {
    return this.store.payments.filter((each) => each.invoiceId === invoiceId);
  }

  private accountsOf(isPaid: (invoice: { id: string; kid: string | null }) => boolean) {
    const invoices = [...this.store.invoices.values()];
    return invoices
      .filter((invoice) => invoice.kind === 'invoice' && isPaid(invoice))
      .map((invoice) => this.store.accountOf(invoice));
  }

  private add(payments: readonly Payment[], at: Date): void {
    this.store.payments.push(...payments);
    this.store.followPayments(
      payments.map(({ invoiceId }) => invoiceId),
      at,
    );
  }
}

const dayOf = ({ account, bookedOn }: BankLine): string => `${account} ${bookedOn}`;
