import { type ApplicationDetails, type FormHints, received } from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { DeliveryNudge } from '../core/delivery-nudge.js';
import type { IdGenerator } from '../core/id-generator.js';
import type { PartnerApplications } from './partner-applications.js';

export class ApplyAsPartner {
  constructor(
    private readonly applications: PartnerApplications,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
  ) {}

  /** @throws DomainError `storage-unavailable` */
  async execute(details: ApplicationDetails, hints: FormHints): Promise<void> {
    const at = this.clock.now();
    await this.applications.receive(received(details, hints, this.ids.next(), at));
    this.delivery.nudge();
  }
}
