import { DeliverNotifications, Mailer } from '@boligstyling/application';
import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { inTimeToStop } from '../platform/jobs/in-time-to-stop.js';

/**
 * Before the process ends: claims nothing more and finishes the messages that are on their way.
 * Those that take too long fail, and leave later.
 */
@Injectable()
export class Drain implements BeforeApplicationShutdown, OnApplicationShutdown {
  private drained: Promise<void> | undefined;

  constructor(
    private readonly delivery: DeliverNotifications,
    private readonly mailer: Mailer,
  ) {}

  /** Not waited for yet: requests that are under way have their seconds at the same time. */
  beforeApplicationShutdown(): void {
    this.drained = this.drain();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.drained;
  }

  private async drain(): Promise<void> {
    const stopped = this.delivery.stop();
    await inTimeToStop(stopped);
    this.delivery.giveUp();
    this.mailer.close();
    await stopped;
  }
}
