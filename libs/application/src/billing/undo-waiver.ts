import { DomainError, waiverUndone } from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { SaleOverview, SaleRepository } from './sale-repository.js';

/** The administrator has waived a sale by mistake: it is owed again. */
export class UndoWaiver {
  constructor(
    private readonly sales: SaleRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * What its credit note has taken off an invoice comes on a new one.
   *
   * @param changedAt when the sale was last settled, as the caller saw it; left out: nobody looked
   * @throws DomainError `sale-not-found`, `sale-settled`, `storage-unavailable`, `sale-changed` where
   *   somebody has changed it since
   */
  execute(id: string, reason: string, changedAt?: Date): Promise<SaleOverview> {
    return this.sales.change(id, (sale) => {
      if (changedAt && sale.settledAt?.getTime() !== changedAt.getTime()) {
        throw new DomainError('sale-changed');
      }
      return waiverUndone(sale, reason, this.clock.now());
    });
  }
}
