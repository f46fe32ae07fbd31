import { describe, expect, it } from '@jest/globals';
import { coverageGaps, type Demand } from './coverage.js';
import { samplePartner } from './testing/sample-partner.js';

const asked = (city: string, leads: number, waiting = leads): Demand => ({
  city,
  service: 'Fullstyling',
  leads,
  waiting,
});

describe('coverage', () => {
  it('names the cities nobody covers, most leads first and their spellings together', () => {
    const demand = [
      asked('Bodø', 2),
      asked('TROMSØ', 3, 1),
      asked('Tromso', 1, 0),
      asked('Oslo', 9),
    ];
    const partners = [samplePartner({ cities: ['Oslo kommune'] })];
    expect(coverageGaps(demand, partners)).toEqual([
      { city: 'TROMSØ', service: 'Fullstyling', leads: 4, waiting: 1 },
      { city: 'Bodø', service: 'Fullstyling', leads: 2, waiting: 2 },
    ]);
  });

  it.each([
    ['is paused', { active: false }],
    ['offers another service', { services: ['Delstyling' as const] }],
    ['is an estate agent', { kind: 'estate-agent' as const }],
  ])('does not count a partner who %s', (_, changes) => {
    const partners = [samplePartner({ cities: ['Bodø'], ...changes })];
    expect(coverageGaps([asked('Bodø', 1)], partners)).toHaveLength(1);
  });
});
