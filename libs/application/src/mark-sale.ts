import { type PaymentStatus, settled } from '@boligstyling/domain';
import type { Clock } from './ports/clock.js';
import type { SaleOverview, SaleRepository } from './ports/sale-repository.js';

/** The administrator has the money for a sale, or lets it go. */
export class MarkSale {
  constructor(
    private readonly sales: SaleRepository,
    private readonly clock: Clock,
  ) {}

  /** Marking it as it is changes nothing. @throws DomainError `sale-not-found`, `sale-settled`, `storage-unavailable` */
  execute(id: string, paymentStatus: PaymentStatus): Promise<SaleOverview> {
    return this.sales.change(id, (sale) =>
      sale.paymentStatus === paymentStatus ? sale : settled(sale, paymentStatus, this.clock.now()),
    );
  }
}
