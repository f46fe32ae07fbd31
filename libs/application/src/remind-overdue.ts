import { dayAt, norwegianDay, REMINDERS } from '@boligstyling/domain';
import type { Clock } from './ports/clock.js';
import type { DeliveryNudge } from './ports/delivery-nudge.js';
import type { InvoiceRepository } from './ports/invoice-repository.js';

const DAY_MS = 24 * 3_600_000;

/** Reminds partners of what they owe after its due date, once with each reminder. */
export class RemindOverdue {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
  ) {}

  /**
   * @returns how many reminders there are to send
   * @throws DomainError `storage-unavailable`
   */
  async execute(): Promise<number> {
    const now = this.clock.now();
    let reminders = 0;
    for (const { kind, daysAfterDue, after } of REMINDERS) {
      reminders += await this.invoices.remind(kind, {
        dueBefore: dayAt(norwegianDay(now), 1 - daysAfterDue),
        after: after && {
          kind: after.kind,
          toldBefore: new Date(now.getTime() - after.days * DAY_MS),
        },
      });
    }
    this.delivery.nudge();
    return reminders;
  }
}
