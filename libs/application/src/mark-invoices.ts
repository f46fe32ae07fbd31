import {
  type InvoiceAccount,
  norwegianDay,
  paidBackByHand,
  paidByHand,
  type PayableAccount,
  type Payment,
  undoneByHand,
} from '@boligstyling/domain';
import type { Clock } from './ports/clock.js';
import type { IdGenerator } from './ports/id-generator.js';
import type { PaymentLedger } from './ports/payment-ledger.js';

/** The administrator has the money for invoices, had it not after all, or has sent back what was too much. */
export class MarkInvoices {
  constructor(
    private readonly ledger: PaymentLedger,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * All that is owed of them is paid; of one of which nothing is owed nothing is changed.
   *
   * @returns those that are known, as they stand afterwards
   * @throws DomainError `storage-unavailable`
   */
  paid(ids: readonly string[]): Promise<InvoiceAccount[]> {
    return this.record(ids, paidByHand);
  }

  /** All that was paid too much of them has gone back. As {@link paid}. */
  paidBack(ids: readonly string[]): Promise<InvoiceAccount[]> {
    return this.record(ids, paidBackByHand);
  }

  /**
   * Takes back that it went back, else that it was paid, as marked by hand; what the bank has told
   * stays. As {@link paid}.
   */
  unpaid(ids: readonly string[]): Promise<InvoiceAccount[]> {
    return this.record(ids, undoneByHand);
  }

  private record(
    ids: readonly string[],
    pay: (account: PayableAccount, of: { id: string; paidOn: string }) => Payment | undefined,
  ): Promise<InvoiceAccount[]> {
    const at = this.clock.now();
    const paidOn = norwegianDay(at);
    return this.ledger.record({ ids }, [], at, (accounts) =>
      accounts.flatMap((account) => pay(account, { id: this.ids.next(), paidOn }) ?? []),
    );
  }
}
