import {
  DeliverWebhooks,
  SaveWebhook,
  type ClaimedWebhook,
  WebhookOutbox,
} from '@boligstyling/application';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
  Logger,
} from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { CONFIG, type Config } from '../config/config.js';
import { inTimeToStop, Jobs } from '../platform/jobs/jobs.js';

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

  override async leaveAlone(webhook: ClaimedWebhook, seconds: number): Promise<void> {
    await this.outbox.leaveAlone(webhook, seconds);
    this.log.log({ msg: 'endpoint left alone', ...named(webhook), seconds: Math.round(seconds) });
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

@Injectable()
export class DeliverWebhooksJob
  implements OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown
{
  private stopped: Promise<void> | undefined;

  constructor(
    private readonly delivery: DeliverWebhooks,
    private readonly saving: SaveWebhook,
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: Pick<Config, 'mail'>,
  ) {}

  /** If the database is away, the hourly run seals its secrets. */
  onApplicationBootstrap(): void {
    void this.seal();
  }

  @Cron(CronExpression.EVERY_SECOND)
  run(): void {
    if (this.config.mail === 'sent') this.jobs.follow('webhooks', this.delivery.start());
  }

  @Cron(CronExpression.EVERY_HOUR)
  seal(): Promise<void> {
    return this.jobs.run('webhook-secrets', () => this.saving.sealOld());
  }

  /** Not awaited yet, because e-mails and running requests use the same seconds. */
  onModuleDestroy(): void {
    this.stopped = inTimeToStop(this.delivery.stop());
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stopped;
  }
}
