import { describe, expect, it } from '@jest/globals';
import { coverageOf, type Demand, type LoadedPartner } from './coverage.js';
import type { LeadService } from '../leads/lead-answers.js';
import type { Partner } from '../partners/partner.js';
import { samplePartner } from '../testing/sample-partner.js';

const asked = (city: string, leads: number, waiting = leads, changes: Partial<Demand> = {}) => ({
  municipality: null,
  city,
  service: 'Fullstyling' as LeadService,
  leads,
  waiting,
  ...changes,
});
const partner = (changes: Partial<Partner>, assignmentsLastWeek = 0): LoadedPartner => ({
  partner: samplePartner(changes),
  assignmentsLastWeek,
});
const service = 'Fullstyling';

describe('coverage', () => {
  it('lists uncovered municipalities, most waiting first, with spellings merged', () => {
    const demand = [
      asked('Bodø', 2),
      asked('Tromso', 1, 0),
      asked('TROMSØ', 3, 1),
      asked('Kvaløya', 1, 1, { municipality: '5501' }),
      asked('Vadsø', 5, 0),
      asked('Oslo', 9),
    ];
    const { gaps } = coverageOf(demand, [partner({ areas: ['0301'] })]);
    const nobody = { service, partners: 0, full: 0 };
    expect(gaps).toEqual([
      { ...nobody, municipality: '5501', place: 'Tromsø', city: 'TROMSØ', leads: 5, waiting: 2 },
      { ...nobody, municipality: '1804', place: 'Bodø', city: 'Bodø', leads: 2, waiting: 2 },
      { ...nobody, municipality: '5607', place: 'Vadsø', city: 'Vadsø', leads: 5, waiting: 0 },
    ]);
  });

  it('counts no partner that has not accepted the terms', () => {
    const fresh = partner({ areas: ['NO'], termsVersion: null });
    const paused = partner({ areas: ['NO'], termsVersion: null, active: false });
    const found = coverageOf([asked('Bodø', 1)], [fresh, paused]);
    expect(found).toMatchObject({ activePartners: 0, partnersWithoutTerms: 1 });
    expect(found.gaps).toMatchObject([{ place: 'Bodø', partners: 0 }]);
  });

  it('ranks by demand where equally many wait', () => {
    const demand = [asked('Bodø', 3, 1), asked('Vadsø', 5, 1), asked('Hamar', 4, 1)];
    expect(coverageOf(demand, []).gaps.map(({ place }) => place)).toEqual([
      'Vadsø',
      'Hamar',
      'Bodø',
    ]);
    const spelledTwice = [asked('Bodø', 4, 1), asked('Vadsø', 3, 1), asked('VADSØ', 2, 0)];
    const gaps = coverageOf([...spelledTwice, asked('Hamar', 1, 1)], []).gaps;
    expect(gaps.map(({ place }) => place)).toEqual(['Vadsø', 'Bodø', 'Hamar']);
  });

  it('is not satisfied by one full partner for the whole country', () => {
    const demand = [asked('Bodø', 20, 18), asked('Oslo', 4, 3), asked('Moss', 1, 0)];
    const full = partner({ areas: ['NO'], weeklyCapacity: 2 }, 2);
    const { gaps, waiting, fullPartners } = coverageOf(demand, [full]);
    expect(
      gaps.map(({ place, waiting, partners, full }) => [place, waiting, partners, full]),
    ).toEqual([
      ['Bodø', 18, 1, 1],
      ['Oslo', 3, 1, 1],
    ]);
    expect([waiting, fullPartners]).toEqual([21, 1]);
  });

  it('is satisfied where one of several partners has capacity', () => {
    const both = [partner({ weeklyCapacity: 0 }), partner({}, 4)];
    expect(coverageOf([asked('Bergen', 3)], both)).toEqual({
      gaps: [],
      waiting: 3,
      fullPartners: 1,
      activePartners: 2,
      partnersWithoutTerms: 0,
    });
  });

  it('never covers a place that means none', () => {
    const { gaps } = coverageOf([asked('asdf', 2), asked('ASDF', 1)], [partner({ areas: ['NO'] })]);
    expect(gaps).toEqual([
      {
        municipality: null,
        place: 'asdf',
        city: 'asdf',
        service,
        leads: 3,
        waiting: 3,
        partners: 0,
        full: 0,
      },
    ]);
  });

  it.each([
    ['is paused', { active: false }],
    ['offers another service', { services: ['Delstyling' as const] }],
    ['is an estate agent', { kind: 'estate-agent' as const }],
    ['works elsewhere', { areas: ['0301'] }],
  ])('does not count a partner who %s', (_, changes) => {
    const { gaps } = coverageOf([asked('Bergen', 1)], [partner(changes)]);
    expect(gaps).toHaveLength(1);
  });

  it('counts only estate agents for valuations', () => {
    const wanted = asked('Bodø', 1, 1, { service: 'Verdivurdering' });
    const [stylist, agent] = [
      partner({ areas: ['1804'] }),
      partner({ areas: ['1804'], kind: 'estate-agent', services: [] }),
    ];
    expect(coverageOf([wanted], [stylist]).gaps).toHaveLength(1);
    expect(coverageOf([wanted], [agent]).gaps).toEqual([]);
  });
});
