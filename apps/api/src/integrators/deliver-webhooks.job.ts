import { setTimeout as sleep } from 'node:timers/promises';
import { DeliverWebhooks, SaveWebhook } from '@boligstyling/application';
import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Jobs } from '../platform/jobs/jobs.js';

/** An endpoint that takes longer than this does not hold up the stop; it is told again later. */
const TIMEOUT_MS = 4_000;

/** Tells integrators every second what has happened since, and what could not be told before. */
@Injectable()
export class DeliverWebhooksJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
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

  async beforeApplicationShutdown(): Promise<void> {
    const timeout = sleep(TIMEOUT_MS, undefined, { ref: false });
    await Promise.race([this.delivery.stop(), timeout]);
  }
}
