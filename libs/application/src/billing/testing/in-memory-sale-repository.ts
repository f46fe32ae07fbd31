import { randomUUID } from 'node:crypto';
import { DomainError, isUndecided, type PaymentStatus, type Sale } from '@boligstyling/domain';
import {
  type SaleCursor,
  type SaleFilter,
  type SaleOverview,
  type SaleNotificationKind,
  SaleRepository,
  type SaleTotals,
} from '../sale-repository.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

export class InMemorySaleRepository extends SaleRepository {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async list(
    filter: SaleFilter,
    limit: number,
    after?: SaleCursor,
  ): Promise<SaleOverview[]> {
    return this.filtered(filter)
      .sort(newestFirst)
      .filter((sale) => !after || newestFirst(after, sale) < 0)
      .slice(0, limit)
      .map((sale) => this.overview(sale));
  }

  override async totals(filter: SaleFilter): Promise<SaleTotals> {
    const total = (status: PaymentStatus) => {
      const sales = this.filtered(filter).filter(({ paymentStatus }) => paymentStatus === status);
      return { count: sales.length, ore: sales.reduce((sum, { amountOre }) => sum + amountOre, 0) };
    };
    return { pending: total('pending'), paid: total('paid'), credited: total('credited') };
  }

  override async find(id: string): Promise<SaleOverview> {
    const sale = this.store.sales.get(id);
    if (!sale) throw new DomainError('sale-not-found');
    return this.overview(sale);
  }

  override async change(
    id: string,
    change: (sale: Sale) => Sale,
    notifies?: SaleNotificationKind,
  ): Promise<SaleOverview> {
    const { sale, leadId } = await this.find(id);
    const changed = change(sale);
    this.store.sales.set(id, changed);
    if (notifies === 'sale-due-again' && leadId) {
      this.store.notify(leadId, notifies, randomUUID(), { assignmentId: sale.assignmentId });
    } else if (notifies) this.store.notificationOfSale(id, notifies);
    return this.overview(changed);
  }

  private filtered(filter: SaleFilter): Sale[] {
    const { paymentStatus, partnerId, dispute, isForGood, asksForVat, from, to } = filter;
    return [...this.store.sales.values()].filter(
      (sale) =>
        (paymentStatus ?? sale.paymentStatus) === sale.paymentStatus &&
        (partnerId ?? sale.partnerId) === sale.partnerId &&
        (!dispute || (sale.dispute && isUndecided(sale.dispute) === (dispute === 'open'))) &&
        (!isForGood || !sale.toPayBackSince) &&
        (!asksForVat || sale.vatRate !== null) &&
        (!from || sale.createdAt >= from) &&
        (!to || sale.createdAt < to),
    );
  }

  private overview(sale: Sale): SaleOverview {
    const assignment = this.store.assignments.get(sale.assignmentId ?? '');
    const lead = this.store.leads.get(assignment?.leadId ?? '');
    const partner = this.store.partners.get(sale.partnerId);
    const invoice = this.store.invoices.get(sale.invoiceId ?? '');
    return {
      sale,
      partnerName: partner?.name ?? '',
      leadId: assignment?.leadId ?? null,
      customerName: lead?.customerName ?? null,
      invoiceNumber: invoice?.number ?? null,
    };
  }
}

function newestFirst(a: SaleCursor, b: SaleCursor): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.id > b.id ? -1 : 1);
}
