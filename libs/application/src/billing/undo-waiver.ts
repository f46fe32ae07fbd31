import { DomainError, waiverUndone } from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { SaleOverview, SaleRepository } from './sale-repository.js';

/** Makes a sale that was waived by mistake due again. */
export class UndoWaiver {
  constructor(
    private readonly sales: SaleRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * An amount that its credit note took off an invoice comes on a new one.
   * @param changedAt the expected time of settlement; left out: any
   * @throws DomainError `sale-not-found`, `sale-settled`, `storage-unavailable`, `sale-changed` for
   *   a stale `changedAt`
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
