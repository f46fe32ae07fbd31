import { type ClaimedWebhook, WebhookOutbox } from '@boligstyling/application';
import { Logger } from '@nestjs/common';

export class LoggedWebhookOutbox extends WebhookOutbox {
  private readonly log = new Logger('Webhooks');

  constructor(private readonly outbox: WebhookOutbox) {
    super();
  }

  override claimDue(limit: number, leaseSeconds: number): Promise<ClaimedWebhook[]> {
    return this.outbox.claimDue(limit, leaseSeconds);
  }

  override async markSent(webhook: ClaimedWebhook): Promise<void> {
    await this.outbox.markSent(webhook);
    this.log.log({ msg: 'sent', ...named(webhook) });
  }

  override async postpone(
    webhook: ClaimedWebhook,
    delaySeconds: number,
    cause: string,
  ): Promise<void> {
    await this.outbox.postpone(webhook, delaySeconds, cause);
    const seconds = Math.round(delaySeconds);
    this.log.log({ msg: 'postponed', ...named(webhook), cause, seconds });
  }

  override async park(webhook: ClaimedWebhook, cause: string): Promise<void> {
    await this.outbox.park(webhook, cause);
    this.log.warn({ msg: 'parked', ...named(webhook), cause });
  }

  override async leaveAlone(
    webhook: ClaimedWebhook,
    seconds: number,
    cause: string,
  ): Promise<void> {
    await this.outbox.leaveAlone(webhook, seconds, cause);
    this.log.log({ msg: 'postponed', ...named(webhook), cause, seconds: Math.round(seconds) });
  }

  override async pauseEndpoint(webhook: ClaimedWebhook, cause: string): Promise<void> {
    await this.outbox.pauseEndpoint(webhook, cause);
    this.log.warn({ msg: 'endpoint paused', ...named(webhook), cause });
  }

  override releaseFailing(id?: string): Promise<number> {
    return this.outbox.releaseFailing(id);
  }
}

function named({ id, leadId, event, attempts }: ClaimedWebhook) {
  return { lead: leadId, webhook: id, event, attempt: attempts };
}
