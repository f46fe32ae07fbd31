import { setTimeout as sleep } from 'node:timers/promises';
import { DeliverNotifications, Mailer } from '@boligstyling/application';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';

/** A mail server that takes longer than this does not hold up the stop. */
const TIMEOUT_MS = 3_000;

/**
 * Before the process ends: claims nothing more and finishes the messages that are on their way.
 * Those that take too long fail, and leave later.
 */
@Injectable()
export class Drain implements BeforeApplicationShutdown {
  constructor(
    private readonly delivery: DeliverNotifications,
    private readonly mailer: Mailer,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    const drained = this.delivery.stop();
    await Promise.race([drained, sleep(TIMEOUT_MS, undefined, { ref: false })]);
    this.mailer.close();
    await drained;
  }
}
