import { dayAt, daysAfter, norwegianDay, REMINDERS } from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { DeliveryNudge } from '../core/delivery-nudge.js';
import type { InvoiceRepository } from './invoice-repository.js';

/** Reminds partners of overdue invoices, once with each kind of reminder. */
export class RemindOverdue {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
  ) {}

  /**
   * @returns how many reminders were enqueued
   * @throws DomainError `storage-unavailable`
   */
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
