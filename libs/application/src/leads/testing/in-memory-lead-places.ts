import type { Located, ToldOfPlace } from '@boligstyling/domain';
import { LeadPlaces } from '../lead-places.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

export class InMemoryLeadPlaces extends LeadPlaces {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async unlocated(leadIds: readonly string[]): Promise<ToldOfPlace[]> {
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
    for (const { told, place } of found) {
      const { municipality, foundBy: municipalityFoundBy } = place;
      const lead = this.store.leads.get(told.id);
      const isSo = lead?.location === told.location && lead.address === told.address;
      if (isSo) this.store.leads.set(told.id, { ...lead, municipality, municipalityFoundBy });
    }
  }
}
