import { DeliverNotifications, DeliveryNudge } from '@boligstyling/application';
import { Injectable, Logger } from '@nestjs/common';

/** Lets delivery begin right after a commit. */
@Injectable()
export class ImmediateDelivery extends DeliveryNudge {
  private readonly log = new Logger('Delivery');

  constructor(private readonly delivery: DeliverNotifications) {
    super();
  }

  override nudge(): void {
    this.delivery
      .start()
      .catch(() => this.log.warn('The database is away; the next run sends what is due.'));
  }
}
