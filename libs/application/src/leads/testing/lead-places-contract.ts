import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { LeadPlaces } from '../locate-leads.js';
import type { LeadRepository } from '../lead-repository.js';
import { sampleLead } from './sample-lead.js';

export interface LeadPlacesUnderTest {
  leads: LeadRepository;
  places: LeadPlaces;
}

export function leadPlacesContract(setUp: () => LeadPlacesUnderTest): void {
  describe('municipalities of leads', () => {
    it('are looked up once and kept with their source', async () => {
      const { leads, places } = setUp();
      const unknown = { municipality: null, municipalityFoundBy: null };
      const one = sampleLead(unknown);
      const other = sampleLead({ ...unknown, location: 'asdf', address: '' });
      const known = sampleLead();
      for (const lead of [one, other, known]) await leads.receive(lead, []);
      const given = ({ id, municipalityNumber, location, address }: typeof one) => ({
        id,
        municipalityNumber,
        location,
        address,
      });
      const ids = [one.id, other.id, known.id, randomUUID()];
      const unlocated = await places.unlocated(ids);
      expect(unlocated).toHaveLength(2);
      expect(unlocated).toEqual(expect.arrayContaining([given(one), given(other)]));

      const place = { municipality: '4601', foundBy: 'postal-register' } as const;
      const gone = { ...given(one), id: randomUUID() };
      const corrected = { ...given(other), location: 'Bergen' };
      await places.locate([given(one), gone, corrected].map((each) => ({ given: each, place })));
      expect(await leads.findById(one.id)).toMatchObject({
        municipality: '4601',
        municipalityFoundBy: 'postal-register',
      });
      expect(await places.unlocated(ids)).toEqual([given(other)]);
      expect(await places.unlocated([])).toEqual([]);
    });
  });
}
