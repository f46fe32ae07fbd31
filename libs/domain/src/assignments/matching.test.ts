import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decisionsOf, match, type LeadToMatch } from './matching.js';
import { withOffer, withOutcome, noFigures, type PartnerFigures } from './partner-figures.js';
import { PartnerPool } from './partner-pool.js';
import type { Partner } from '../partners/partner.js';
import { TEST_PARTNER } from '../partners/test-partner.js';
import { samplePartner } from '../testing/sample-partner.js';

const now = new Date('2026-11-24T12:00:00.000Z');
const lead: LeadToMatch = {
  isTest: false,
  partnerGroup: 'stylist',
  municipality: '4601',
  service: 'Fullstyling',
  places: 3,
  expected: 0,
  open: 0,
  asked: 0,
  earlierPartnerIds: new Set(),
};
const partner = (id: string, changes: Partial<Partner> = {}) => samplePartner({ ...changes, id });
const pool = (partners: Partner[], figures: PartnerFigures[] = []) =>
  new PartnerPool(partners, figures, 0);
const many = (count: number, changes: Partial<Partner> = {}) =>
  Array.from({ length: count }, (_, nth) => partner(`p${String(nth).padStart(2, '0')}`, changes));
const ids = (changes: Partial<LeadToMatch>, among: PartnerPool) =>
  match({ ...lead, ...changes }, among, now).chosen.map((each) => each.partner.id);

describe('the matching rule', () => {
  it('asks as many as three acceptances need, five without history', () => {
    expect(ids({}, pool(many(9)))).toHaveLength(5);
    expect(ids({ places: 1 }, pool(many(9)))).toHaveLength(2);
    expect(ids({ places: 0 }, pool(many(9)))).toHaveLength(0);
  });

  it('asks more partners that often refuse or stay silent, at most eight at once and 24 in all', () => {
    const silent = many(30).map(({ id }) => ({ ...noFigures(id), outcomes: 'e'.repeat(50) }));
    const among = pool(many(30), silent);
    expect(ids({}, among)).toHaveLength(8);
    expect(ids({ open: 5 }, among)).toHaveLength(3);
    expect(ids({ asked: 22 }, among)).toHaveLength(2);
    expect(ids({ asked: 24 }, among)).toHaveLength(0);
  });

  it('counts the expected acceptances of open offers', () => {
    expect(ids({ expected: 2.4, open: 4 }, pool(many(9)))).toHaveLength(1);
    expect(ids({ expected: 3, open: 5 }, pool(many(9)))).toHaveLength(0);
  });

  it('asks the least asked first, then the longest waiting, then the earliest joined', () => {
    const figures = [
      withOffer(withOffer(noFigures('p00'), 1, now), 2, now),
      withOffer(noFigures('p01'), 4, now),
      withOffer(noFigures('p02'), 3, now),
    ];
    const partners = [
      ...many(3),
      partner('young', { createdAt: new Date('2026-02-02') }),
      partner('old', { createdAt: new Date('2026-02-01') }),
    ];
    expect(ids({}, pool(partners, figures))).toEqual(['old', 'young', 'p02', 'p01', 'p00']);
  });

  it('asks the test partner alone about a test lead, and nobody real', () => {
    const testPartner = partner(TEST_PARTNER.id, { areas: [] });
    const among = pool([...many(3), testPartner]);
    expect(ids({ isTest: true, municipality: null }, among)).toEqual([TEST_PARTNER.id]);
    expect(ids({ isTest: true, partnerGroup: 'estate-agent' }, among)).toEqual([]);
    expect(ids({}, among)).toEqual(['p00', 'p01', 'p02']);
    expect(among.count('stylist')).toBe(3);
  });

  it('breaks remaining ties by id', () => {
    expect(ids({}, pool([partner('b'), partner('a'), partner('c')]))).toEqual(['a', 'b', 'c']);
  });

  it('reports near misses in order, without those of another service', () => {
    const among = pool(
      [
        partner('full', { weeklyCapacity: 0 }),
        partner('other', { services: ['Delstyling'] }),
        partner('off', { active: false }),
      ],
      [withOffer(noFigures('full'), 1, now)],
    );
    const { nearMisses, refused } = match(lead, among, now);
    expect(nearMisses.map(({ candidate, reason }) => [candidate.partner.id, reason])).toEqual([
      ['off', 'paused'],
      ['full', 'no-capacity'],
    ]);
    expect(refused).toEqual({ paused: 1, 'no-capacity': 1, 'other-service': 1 });
  });

  it.each<[string, Partial<Partner>, Partial<LeadToMatch>]>([
    ['paused', { active: false }, {}],
    ['no-terms', { termsVersion: null }, {}],
    ['other-service', { services: ['Delstyling'] }, {}],
    ['had-this-lead', {}, { earlierPartnerIds: new Set(['p00']) }],
    ['no-capacity', { weeklyCapacity: 0 }, {}],
    ['other-city', { areas: ['0301', '31'] }, {}],
    ['unknown-place', { areas: ['NO'] }, { municipality: null }],
  ])('asks nobody who is %s', (reason, changes, what) => {
    const outcome = match({ ...lead, ...what }, pool([partner('p00', changes)]), now);
    expect(outcome.chosen).toEqual([]);
    expect(outcome.refused).toEqual({ [reason]: 1 });
  });

  it('asks partners of the county and the whole country too', () => {
    const among = pool([partner('a', { areas: ['56'] }), partner('b', { areas: ['NO'] })]);
    expect(ids({ municipality: '5607' }, among)).toEqual(['a', 'b']);
    expect(ids({ municipality: '4601' }, among)).toEqual(['b']);
  });

  it("counts open offers and a week's acceptances against capacity", () => {
    const two = partner('p00', { weeklyCapacity: 2 });
    const open = withOffer(noFigures('p00'), 1, now);
    expect(ids({}, pool([two], [open]))).toEqual(['p00']);
    const yes = withOutcome(withOffer(open, 2, now), 'a', now);
    expect(ids({}, pool([two], [yes]))).toEqual([]);
  });

  it('asks stylists for their places and agents for theirs, whatever their services', () => {
    const among = pool([
      partner('a', { kind: 'interior-architect' }),
      partner('b', { kind: 'estate-agent', services: [] }),
    ]);
    expect(ids({}, among)).toEqual(['a']);
    expect(ids({ partnerGroup: 'estate-agent', service: null, places: 1 }, among)).toEqual(['b']);
  });

  it('keeps near misses in order and counts the rest', () => {
    const among = pool([
      ...many(20),
      partner('far', { areas: ['0301'] }),
      partner('off', { active: false }),
    ]);
    const { chosen, nearMisses, refused } = match(lead, among, now);
    expect(chosen).toHaveLength(5);
    expect(nearMisses).toHaveLength(10);
    expect(nearMisses[0]).toMatchObject({
      candidate: { partner: { id: 'p05' } },
      reason: 'others-first',
    });
    expect(refused).toEqual({ 'others-first': 15, 'other-city': 1, paused: 1 });
  });

  it('is fair: equal partners differ by at most one offer, however many leads come', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 12 }),
        fc.array(fc.nat(3), { maxLength: 60 }),
        (size, requests) => {
          const among = pool(many(size, { weeklyCapacity: 1000 }));
          for (const places of requests) {
            for (const {
              partner: { id },
            } of match({ ...lead, places }, among, now).chosen) {
              among.asked(id, now);
            }
          }
          const counts = many(size).map(({ id }) => among.find(id)?.figures.open ?? 0);
          expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

it('a round records whom it chose and who was near, with the figures that decided', () => {
  const figures = [
    { ...noFigures('full'), open: 1 },
    { ...withOffer(noFigures('busy'), 1, now), outcomes: 'a' },
  ];
  const among = pool([partner('full', { weeklyCapacity: 1 }), partner('busy')], figures);
  const decisions = decisionsOf(match({ ...lead, places: 1 }, among, now), now);
  expect(decisions).toEqual([
    {
      ...{ partnerId: 'busy', verdict: 'chosen' },
      figures: { asked: 1, used: 1, weeklyCapacity: 5, expected: expect.any(Number) },
    },
    {
      ...{ partnerId: 'full', verdict: 'no-capacity' },
      figures: { asked: 0, used: 1, weeklyCapacity: 1, expected: null },
    },
  ]);
});

it('a stylist is not asked for a valuation, even if it lists one among its services', () => {
  const services = ['Verdivurdering'] as never[];
  expect(ids({ service: 'Verdivurdering' }, pool([partner('p', { services })]))).toEqual([]);
});
