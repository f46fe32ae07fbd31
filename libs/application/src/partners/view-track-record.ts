import { DomainError, recordSince, type TrackRecord, trackRecord } from '@boligstyling/domain';
import type { Clock } from '../core/ports.js';
import type { PartnerQuoteFigures, QuoteStatistics } from '../quotes/quote-statistics.js';
import type { PartnerRepository } from './partner-repository.js';

export class ViewTrackRecord {
  constructor(
    private readonly partners: PartnerRepository,
    private readonly quotes: Pick<QuoteStatistics, 'ofPartner'>,
    private readonly clock: Clock,
  ) {}

  /** @throws `partner-not-found` */
  async execute(partnerId: string): Promise<TrackRecord & PartnerQuoteFigures> {
    const since = recordSince(this.clock.now());
    const [work, quotes] = await Promise.all([
      this.partners.workSince(partnerId, since),
      this.quotes.ofPartner(partnerId, since),
    ]);
    if (!work) throw new DomainError('partner-not-found');
    return { ...trackRecord(work), ...quotes };
  }
}
