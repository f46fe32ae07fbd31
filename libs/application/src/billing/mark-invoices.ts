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

/** Invoices after they were marked. */
export interface MarkedInvoices {
  /** Those that are known, as they stand afterwards. */
  readonly accounts: readonly InvoiceAccount[];
  /** What this has added, by which it can be undone; nothing of those that stood so before. */
  readonly recorded: readonly Payment[];
}

/** The administrator has the money for invoices, had it not after all, or has sent back what was too much. */
export class MarkInvoices {
  constructor(
    private readonly ledger: PaymentLedger,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly issuing: IssueInvoices,
  ) {}

  /**
   * All that is owed of them is paid; of one of which nothing is owed nothing is changed. What was let
   * off since is credited first, or it would count as paid.
   *
   * @param toldOre what came in for each of them, as the bank's file would tell it; left out: all that
   *   is owed
   * @param seenOre what was paid of each, as whoever marks it saw it; left out: nobody looked
   * @throws DomainError `storage-unavailable`, `operator-incomplete` where there is something to credit,
   *   `invoice-changed` where something was booked since what was seen: nothing is booked then
   */
  async paid(ids: readonly string[], toldOre?: number, seenOre?: number): Promise<MarkedInvoices> {
    await this.issuing.creditAll();
    const pay = (account: PayableAccount, of: Marking) => paidByHand(account, of, toldOre);
    return this.record(ids, pay, seenOre);
  }

  /**
   * All that was paid too much of them has gone back.
   *
   * @throws DomainError `storage-unavailable`
   */
  paidBack(ids: readonly string[]): Promise<MarkedInvoices> {
    return this.record(ids, paidBackByHand);
  }

  /**
   * Takes back that it went back, else that it was paid, as marked by hand; what the bank has told
   * stays.
   *
   * @param payments those that were recorded and are undone alone, where nobody has marked anything
   *   of their invoice since; left out: whatever was marked
   * @param seenOre as of {@link paid}
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
