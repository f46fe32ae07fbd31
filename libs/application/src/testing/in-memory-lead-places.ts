import type { Place } from '@boligstyling/domain';
import { LeadPlaces, type ToldOfPlace } from '../ports/lead-places.js';
import type { InMemoryStore } from './in-memory-store.js';

/** Where leads' homes are, in memory. */
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

  override async locate(places: ReadonlyMap<string, Place>): Promise<void> {
    for (const [id, { municipality, foundBy }] of places) {
      const lead = this.store.leads.get(id);
      if (lead) this.store.leads.set(id, { ...lead, municipality, municipalityFoundBy: foundBy });
    }
  }
}
