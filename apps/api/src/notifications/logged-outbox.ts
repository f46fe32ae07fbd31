import { NotificationOutbox, type Outgoing } from '@boligstyling/application';
import { Logger } from '@nestjs/common';

/** Tells in the log what becomes of each notification, under the ids of its lead and of the request that brought it. */
export class LoggedOutbox extends NotificationOutbox {
  private readonly log = new Logger('Delivery');

  constructor(private readonly outbox: NotificationOutbox) {
    super();
  }

  override claimDue(limit: number, leaseSeconds: number): Promise<Outgoing[]> {
    return this.outbox.claimDue(limit, leaseSeconds);
  }

  override async markSent(notification: Outgoing): Promise<void> {
    await this.outbox.markSent(notification);
    this.log.log({ msg: 'sent', ...named(notification) });
  }

  override async postpone(
    notification: Outgoing,
    delaySeconds: number,
    cause: string,
  ): Promise<void> {
    await this.outbox.postpone(notification, delaySeconds, cause);
    const seconds = Math.round(delaySeconds);
    this.log.log({ msg: 'postponed', ...named(notification), cause, seconds });
  }

  override async park(notification: Outgoing, cause: string): Promise<void> {
    await this.outbox.park(notification, cause);
    this.log.warn({ msg: 'parked', ...named(notification), cause });
  }
}

function named({ id, kind, attempts, requestId, ...of }: Outgoing) {
  const lead = 'leadId' in of ? of.leadId : null;
  return { reqId: requestId, lead, notification: id, kind, attempt: attempts };
}
