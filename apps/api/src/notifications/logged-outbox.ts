import { NotificationOutbox, type Outgoing } from '@boligstyling/application';
import { Logger } from '@nestjs/common';
import type { Traces } from '../platform/tracing/traces.js';

export class LoggedOutbox extends NotificationOutbox {
  private readonly log = new Logger('Delivery');

  private readonly claimedAt = new WeakMap<Outgoing, number>();

  constructor(
    private readonly outbox: NotificationOutbox,
    private readonly traces: Traces,
  ) {
    super();
  }

  override async claimDue(
    limit: number,
    leaseSeconds: number,
    onlyFirst?: boolean,
  ): Promise<Outgoing[]> {
    const claimed = await this.outbox.claimDue(limit, leaseSeconds, onlyFirst);
    for (const each of claimed) this.claimedAt.set(each, Date.now());
    return claimed;
  }

  override renew(notification: Outgoing, leaseSeconds: number): Promise<void> {
    return this.outbox.renew(notification, leaseSeconds);
  }

  override handOver(notification: Outgoing, leaseSeconds: number): Promise<boolean> {
    return this.outbox.handOver(notification, leaseSeconds);
  }

  override async leaveUncertain(notification: Outgoing, cause: string): Promise<void> {
    await this.outbox.leaveUncertain(notification, cause);
    this.log.warn({ msg: 'uncertain', ...named(notification), cause });
    this.trace(notification, cause);
  }

  override async markSent(notification: Outgoing): Promise<void> {
    await this.outbox.markSent(notification);
    this.log.log({ msg: 'sent', ...named(notification) });
    this.trace(notification);
  }

  override async postpone(
    notification: Outgoing,
    delaySeconds: number,
    cause: string,
  ): Promise<void> {
    await this.outbox.postpone(notification, delaySeconds, cause);
    const seconds = Math.round(delaySeconds);
    this.log.log({ msg: 'postponed', ...named(notification), cause, seconds });
    this.trace(notification, cause);
  }

  override async park(notification: Outgoing, cause: string): Promise<void> {
    await this.outbox.park(notification, cause);
    this.log.warn({ msg: 'parked', ...named(notification), cause });
    this.trace(notification, cause);
  }

  private trace(notification: Outgoing, cause?: string): void {
    const { lead, kind, attempt } = named(notification);
    this.traces.record({
      name: `send ${kind}`,
      kind: 'client',
      startedAt: this.claimedAt.get(notification) ?? Date.now(),
      requestId: notification.requestId,
      hasFailed: cause !== undefined,
      facts: { attempt, ...(lead && { lead }), ...(cause && { cause }) },
    });
  }
}

function named({ id, kind, attempts, requestId, ...of }: Outgoing) {
  const lead = 'leadId' in of ? of.leadId : null;
  return { reqId: requestId, lead, notification: id, kind, attempt: attempts };
}
