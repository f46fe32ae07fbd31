import { DeliverNotifications, Mailer } from '@boligstyling/application';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { inTimeToStop } from '../platform/jobs/in-time-to-stop.js';

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
    await inTimeToStop(drained);
    this.delivery.giveUp();
    this.mailer.close();
    await drained;
  }
}
