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

/** Tells integrators every second what has happened since, and what could not be told before. */
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

  /** A database that is away now has its secrets sealed within the hour. */
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

  /** Not waited for yet: e-mails, and requests that are under way, have their seconds at the same time. */
  onModuleDestroy(): void {
    this.stopped = inTimeToStop(this.delivery.stop());
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stopped;
  }
}
