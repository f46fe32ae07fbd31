import { DomainError, recordSince, type TrackRecord, trackRecord } from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { PartnerRepository } from './partner-repository.js';

/** A partner's outcomes of the last year. */
export class ViewTrackRecord {
  constructor(
    private readonly partners: PartnerRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `partner-not-found`, `storage-unavailable` */
  async execute(partnerId: string): Promise<TrackRecord> {
    const work = await this.partners.workSince(partnerId, recordSince(this.clock.now()));
    if (!work) throw new DomainError('partner-not-found');
    return trackRecord(work);
  }
}
