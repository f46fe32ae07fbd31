import type { Located, UnlocatedLead } from '@boligstyling/domain';
import { LeadPlaces } from '../locate-leads.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

export class InMemoryLeadPlaces extends LeadPlaces {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async unlocated(leadIds: readonly string[]): Promise<UnlocatedLead[]> {
    return [...this.store.leads.values()]
      .filter(({ id, municipality }) => leadIds.includes(id) && municipality === null)
      .map(({ id, municipalityNumber, location, address }) => ({
        id,
        municipalityNumber,
        location,
        address,
      }));
  }

  override async locate(found: readonly Located[]): Promise<void> {
    for (const { given, place } of found) {
      const { municipality, foundBy: municipalityFoundBy } = place;
      const lead = this.store.leads.get(given.id);
      const isSo = lead?.location === given.location && lead.address === given.address;
      if (isSo) this.store.leads.set(given.id, { ...lead, municipality, municipalityFoundBy });
    }
  }
}
