import {
  type InvoiceAccount,
  type Marking,
  norwegianDay,
  paidBackByHand,
  paidByHand,
  type PayableAccount,
  type Payment,
  undoneByHand,
  dayAt,
  daysAfter,
  REMINDERS,
  DomainError,
} from '@boligstyling/domain';
import type { IssueInvoices } from './issue-invoices.js';
import type { Clock, IdGenerator, DeliveryNudge } from '../core/ports.js';
import type { PaymentLedger } from './payment-ledger.js';
import type {
  InvoiceRepository,
  Attachment,
  InvoiceDocuments,
  ListedAccount,
} from './invoice-repository.js';

export class RemindOverdue {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
  ) {}

  async execute(): Promise<number> {
    const now = this.clock.now();
    let reminders = 0;
    for (const { kind, daysAfterDue, after } of REMINDERS) {
      reminders += await this.invoices.remind(kind, {
        dueBefore: dayAt(norwegianDay(now), 1 - daysAfterDue),
        after: { kind: after.kind, sentBefore: daysAfter(now, -after.days) },
      });
    }
    this.delivery.nudge();
    return reminders;
  }
}

export interface MarkedInvoices {
  readonly accounts: readonly InvoiceAccount[];
  readonly recorded: readonly Payment[];
}

export class MarkInvoices {
  constructor(
    private readonly ledger: PaymentLedger,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly issuing: IssueInvoices,
  ) {}

  /**
   * Waived sales are credited first, or they would count as paid.
   *
   * @param statedOre amount received for each, by default all that is due
   * @param seenOre expected amount paid of each; absent: any
   * @throws `operator-incomplete`, `invoice-changed` for a stale `seenOre`: nothing is booked then
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

  /** @throws `invoice-changed` */
  paidBack(ids: readonly string[], seenOre?: number): Promise<MarkedInvoices> {
    return this.record(ids, paidBackByHand, seenOre);
  }

  /**
   * Undoes the return, else the payment.
   *
   * @param payments only these, where nobody marked their invoice since; absent: any
   * @throws as {@link paid}
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
    let recorded!: Payment[];
    const accounts = await this.ledger.record(ids, at, (found) => {
      recorded = found.flatMap(
        (account) => pay(account, { id: this.ids.next(), paidOn, seenOre }) ?? [],
      );
      return recorded;
    });
    return { accounts, recorded };
  }
}

export const INVOICE_FORMS = ['pdf', 'ehf'] as const;
export type InvoiceForm = (typeof INVOICE_FORMS)[number];

export class ViewInvoices {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly documents: InvoiceDocuments,
  ) {}

  /** As {@link InvoiceRepository.list}. */
  ofPartner(partnerId: string, limit: number, after?: string): Promise<ListedAccount[]> {
    return this.invoices.list({ partnerId }, limit, after);
  }

  /**
   * @param partnerId absent: any
   * @throws `invoice-not-found`, also for another partner's
   */
  async file(id: string, form: InvoiceForm, partnerId?: string): Promise<Attachment> {
    const { invoice } = await this.invoices.find(id);
    if (partnerId !== undefined && invoice.partnerId !== partnerId) {
      throw new DomainError('invoice-not-found');
    }
    return form === 'ehf' ? this.documents.ehf(invoice) : (await this.documents.files(invoice)).pdf;
  }
}
