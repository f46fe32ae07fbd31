import { DeliverNotifications, DeliveryNudge } from '@boligstyling/application';
import { Injectable } from '@nestjs/common';
import { Jobs } from '../platform/jobs/jobs.js';

@Injectable()
export class ImmediateDelivery extends DeliveryNudge {
  constructor(
    private readonly delivery: DeliverNotifications,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  override nudge(): void {
    this.jobs.follow('delivery', this.delivery.start());
  }
}
