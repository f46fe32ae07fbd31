import { DomainError, markedByHand, type PaymentStatus } from '@boligstyling/domain';
import type { IssueInvoices } from './issue-invoices.js';
import type { Clock } from '../core/clock.js';
import type { SaleOverview, SaleRepository } from './sale-repository.js';

export interface MarkedSale extends SaleOverview {
  /** The time of this change, by which it can be undone; null: nothing changed. */
  readonly changedAt: Date | null;
}

/** A sale's expected state; fields left out are not compared. */
export interface SeenSale {
  readonly status?: PaymentStatus | undefined;
  /** When it was last marked. */
  readonly changedAt?: Date | undefined;
}

/** The administrator marks a sale paid, pending or waived. */
export class MarkSale {
  constructor(
    private readonly sales: SaleRepository,
    private readonly clock: Clock,
    private readonly invoices: IssueInvoices,
  ) {}

  /**
   * Marking the current status changes nothing. An invoiced sale is credited by a credit note.
   * @throws DomainError `sale-not-found`, `sale-settled`, `sale-invoiced`, `storage-unavailable`,
   *   `sale-changed` for a stale `seen`, and for a credit note `operator-incomplete`, or what
   *   {@link IssueInvoices.creditPartner} throws: the next run issues it then
   */
  async execute(
    id: string,
    paymentStatus: PaymentStatus,
    { status, changedAt }: SeenSale = {},
  ): Promise<MarkedSale> {
    const isLetGo = paymentStatus === 'credited';
    if (isLetGo && (await this.sales.find(id)).sale.invoiceId)
      await this.invoices.requireOperator();
    const at = this.clock.now();
    let before: PaymentStatus | undefined;
    const marked = await this.sales.change(id, (sale) => {
      if (changedAt && sale.settledAt?.getTime() !== changedAt.getTime()) {
        throw new DomainError('sale-changed');
      }
      before = sale.paymentStatus;
      if (before === paymentStatus) return sale;
      if (status && before !== status) throw new DomainError('sale-changed');
      return markedByHand(sale, paymentStatus, at);
    });
    const { sale } = marked;
    if (isLetGo && sale.invoiceId) await this.invoices.creditPartner(sale.partnerId);
    return { ...marked, changedAt: before === paymentStatus ? null : at };
  }
}
