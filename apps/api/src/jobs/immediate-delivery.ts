import { DeliverNotifications, DeliveryNudge } from '@boligstyling/application';
import { Injectable, Logger } from '@nestjs/common';

/**
 * Lets delivery begin right after a commit, one run at a time in this process.
 *
 * idle → running, on a nudge
 * running → running once more, when nudges came meanwhile
 * running → idle, when none did
 */
@Injectable()
export class ImmediateDelivery extends DeliveryNudge {
  private readonly log = new Logger('Delivery');
  private running = false;
  private nudged = false;

  constructor(private readonly delivery: DeliverNotifications) {
    super();
  }

  override nudge(): void {
    this.nudged = true;
    if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.nudged) {
      this.nudged = false;
      try {
        await this.delivery.execute();
      } catch {
        this.log.warn('A run ended early because the database is away; the next one resumes it.');
      }
    }
    this.running = false;
  }
}
