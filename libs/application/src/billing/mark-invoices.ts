import {
  type InvoiceAccount,
  type Marking,
  norwegianDay,
  paidBackByHand,
  paidByHand,
  type PayableAccount,
  type Payment,
  undoneByHand,
} from '@boligstyling/domain';
import type { IssueInvoices } from './issue-invoices.js';
import type { Clock } from '../core/clock.js';
import type { IdGenerator } from '../core/id-generator.js';
import type { PaymentLedger } from './payment-ledger.js';

export interface MarkedInvoices {
  /** Known invoices only, as they stand afterwards. */
  readonly accounts: readonly InvoiceAccount[];
  /** The added payments, by which this can be undone; none of unchanged invoices. */
  readonly recorded: readonly Payment[];
}

/** The administrator marks invoices paid, unpaid, or an overpayment paid back. */
export class MarkInvoices {
  constructor(
    private readonly ledger: PaymentLedger,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly issuing: IssueInvoices,
  ) {}

  /**
   * Books all that is due; an invoice with nothing due is unchanged. Waived sales are credited
   * first, or they would count as paid.
   * @param statedOre the amount received for each, as for a bank line; left out: all that is due
   * @param seenOre the expected amount paid of each; left out: any
   * @throws DomainError `storage-unavailable`, `operator-incomplete` where there is something to
   *   credit, `invoice-changed` for a stale `seenOre`: nothing is booked then
   */
  async paid(
    ids: readonly string[],
    statedOre?: number,
    seenOre?: number,
  ): Promise<MarkedInvoices> {
    await this.issuing.creditAll();
    const pay = (account: PayableAccount, of: Marking) => paidByHand(account, of, statedOre);
    return this.record(ids, pay, seenOre);
  }

  /**
   * Books all overpaid money as returned.
   * @throws DomainError `storage-unavailable`
   */
  paidBack(ids: readonly string[]): Promise<MarkedInvoices> {
    return this.record(ids, paidBackByHand);
  }

  /**
   * Undoes the return, else the payment, as marked by hand; bank payments stay.
   * @param payments only these are undone, where nobody has marked their invoice since; left out:
   *   any
   * @param seenOre as for {@link paid}
   * @throws DomainError `storage-unavailable`, `invoice-changed` as {@link paid}
   */
  unpaid(
    ids: readonly string[],
    payments?: readonly string[],
    seenOre?: number,
  ): Promise<MarkedInvoices> {
    const pay = (account: PayableAccount, of: Marking) => undoneByHand(account, of, payments);
    return this.record(ids, pay, seenOre);
  }

  private async record(
    ids: readonly string[],
    pay: (account: PayableAccount, of: Marking) => Payment | undefined,
    seenOre?: number,
  ): Promise<MarkedInvoices> {
    const at = this.clock.now();
    const paidOn = norwegianDay(at);
    let recorded: Payment[] = [];
    const accounts = await this.ledger.record(ids, at, (found) => {
      recorded = found.flatMap(
        (account) => pay(account, { id: this.ids.next(), paidOn, seenOre }) ?? [],
      );
      return recorded;
    });
    return { accounts, recorded };
  }
}
