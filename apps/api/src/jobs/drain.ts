import { DeliverNotifications } from '@boligstyling/application';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';

/** Before the process ends: claims nothing more and finishes the messages that are on their way. */
@Injectable()
export class Drain implements BeforeApplicationShutdown {
  constructor(private readonly delivery: DeliverNotifications) {}

  beforeApplicationShutdown(): Promise<void> {
    return this.delivery.stop();
  }
}
