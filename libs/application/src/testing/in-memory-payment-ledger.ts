import type { InvoiceAccount, Payment } from '@boligstyling/domain';
import { type Paid, type Pay, PaymentLedger } from '../ports/payment-ledger.js';
import type { InMemoryStore } from './in-memory-store.js';

/** What has been paid, in memory. */
export class InMemoryPaymentLedger extends PaymentLedger {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async record(
    paid: Paid,
    references: readonly string[],
    at: Date,
    pay: Pay,
  ): Promise<InvoiceAccount[]> {
    const { store } = this;
    const invoices = [...store.invoices.values()].filter(
      ({ id, kind, kid }) =>
        kind === 'invoice' && ('ids' in paid ? paid.ids.includes(id) : paid.kids.includes(kid!)),
    );
    const accounts = () => invoices.map((invoice) => store.accountOf(invoice));
    const known = store.payments.flatMap(({ reference }) => reference ?? []);
    const payments = pay(accounts(), new Set(known.filter((each) => references.includes(each))));
    store.payments.push(...payments);
    store.followPayments(
      payments.map(({ invoiceId }) => invoiceId),
      at,
    );
    return accounts();
  }

  override async ofInvoice(invoiceId: string): Promise<Payment[]> {
    return this.store.payments.filter((each) => each.invoiceId === invoiceId);
  }
}
