import { DeliverNotifications, Mailer } from '@boligstyling/application';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';

/** Before the process ends: claims nothing more and finishes the messages that are on their way. */
@Injectable()
export class Drain implements BeforeApplicationShutdown {
  constructor(
    private readonly delivery: DeliverNotifications,
    private readonly mailer: Mailer,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    await this.delivery.stop();
    this.mailer.close();
  }
}
