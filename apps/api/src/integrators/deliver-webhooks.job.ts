import { setTimeout as sleep } from 'node:timers/promises';
import { DeliverWebhooks, WebhookOutbox } from '@boligstyling/application';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Jobs } from '../platform/jobs/jobs.js';

/** An endpoint that takes longer than this does not hold up the stop; it is told again later. */
const TIMEOUT_MS = 4_000;

/** How long the log of what was sent goes back. */
const LOG_DAYS = 30;

/** Tells integrators every second what has happened since, and what could not be told before. */
@Injectable()
export class DeliverWebhooksJob implements BeforeApplicationShutdown {
  constructor(
    private readonly delivery: DeliverWebhooks,
    private readonly outbox: WebhookOutbox,
    private readonly jobs: Jobs,
  ) {}

  @Cron(CronExpression.EVERY_SECOND)
  run(): Promise<void> {
    return this.jobs.run('webhooks', () => this.delivery.start());
  }

  @Cron(CronExpression.EVERY_HOUR)
  purge(): Promise<void> {
    return this.jobs.run('webhook-log', () => this.outbox.purge(LOG_DAYS));
  }

  async beforeApplicationShutdown(): Promise<void> {
    const timeout = sleep(TIMEOUT_MS, undefined, { ref: false });
    await Promise.race([this.delivery.stop(), timeout]);
  }
}
