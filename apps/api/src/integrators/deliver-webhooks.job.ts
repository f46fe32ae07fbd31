import { DeliverWebhooks, SaveWebhook } from '@boligstyling/application';
import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { inTimeToStop } from '../platform/jobs/in-time-to-stop.js';
import { Jobs } from '../platform/jobs/jobs.js';

/** Sends new and retried webhook messages every second. */
@Injectable()
export class DeliverWebhooksJob
  implements OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown
{
  private stopped: Promise<void> | undefined;

  constructor(
    private readonly delivery: DeliverWebhooks,
    private readonly saving: SaveWebhook,
    private readonly jobs: Jobs,
  ) {}

  /** If the database is away, the hourly run seals its secrets. */
  onApplicationBootstrap(): void {
    void this.seal();
  }

  @Cron(CronExpression.EVERY_SECOND)
  run(): void {
    this.jobs.follow('webhooks', this.delivery.start());
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
