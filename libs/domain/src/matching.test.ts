import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SERVICES } from './lead-answers.js';
import { type Candidate, match, type MatchRequest } from './matching.js';
import { type Partner, PARTNER_KINDS } from './partner.js';
import { samplePartner } from './testing/sample-partner.js';

const DAY_MS = 24 * 3600 * 1000;
const START = Date.UTC(2026, 0, 1);

function candidate(changes: Partial<Partner> = {}, recent: Partial<Candidate> = {}): Candidate {
  return {
    partner: samplePartner({ id: 'p', createdAt: new Date(START), ...changes }),
    assignmentsLastWeek: 0,
    assignmentsLastMonth: 0,
    lastAssignedAt: null,
    ...recent,
  };
}

function request(changes: Partial<MatchRequest> = {}): MatchRequest {
  return {
    city: 'BERGEN',
    service: 'Fullstyling',
    places: 3,
    earlierPartnerIds: new Set(),
    ...changes,
  };
}

const chosenIds = (asked: MatchRequest, candidates: Candidate[]) =>
  match(asked, candidates).chosen.map(({ partner: { id } }) => id);

describe('who is eligible', () => {
  it.each([
    ['had-this-lead', candidate(), request({ earlierPartnerIds: new Set(['p']) })],
    ['paused', candidate({ active: false }), request()],
    ['other-city', candidate({ cities: ['Oslo', 'Moss'] }), request()],
    ['other-service', candidate({ services: ['Delstyling'] }), request()],
    ['no-agent-consent', candidate({ kind: 'estate-agent' }), request()],
    ['no-capacity', candidate({}, { assignmentsLastWeek: 5 }), request()],
    ['no-capacity', candidate({ weeklyCapacity: 0 }), request()],
  ])('refuses with the reason %s', (reason, refused, asked) =>
    expect(match(asked, [refused])).toEqual({
      chosen: [],
      refused: [{ candidate: refused, reason }],
    }),
  );

  it('takes a partner for the whole country in any city', () => {
    const everywhere = candidate({ wholeCountry: true, cities: [] });
    expect(chosenIds(request({ city: 'Vadsø' }), [everywhere])).toEqual(['p']);
  });
});

describe('whose turn it is', () => {
  const waited = (days: number) => ({ lastAssignedAt: new Date(START - days * DAY_MS) });

  it('goes by fewest in 30 days, then longest since the last, then oldest partner', () => {
    const candidates = [
      candidate({ id: 'many' }, { assignmentsLastMonth: 2, ...waited(20) }),
      candidate({ id: 'recent' }, { assignmentsLastMonth: 1, ...waited(1) }),
      candidate({ id: 'waited' }, { assignmentsLastMonth: 1, ...waited(9) }),
      candidate({ id: 'newer', createdAt: new Date(START + 1) }, { assignmentsLastMonth: 0 }),
      candidate({ id: 'older' }, { assignmentsLastMonth: 0 }),
    ];
    const { chosen, refused } = match(request(), candidates);
    expect(chosen.map(({ partner: { id } }) => id)).toEqual(['older', 'newer', 'waited']);
    expect(refused.map(({ candidate: { partner }, reason }) => [partner.id, reason])).toEqual([
      ['recent', 'others-first'],
      ['many', 'others-first'],
    ]);
  });

  it('gives an estate agent no place, not even one that is left over', () => {
    const agent = candidate({ id: 'agent', kind: 'estate-agent' });
    const busy = candidate({ id: 'busy' }, { assignmentsLastMonth: 4 });
    expect(chosenIds(request(), [agent, busy])).toEqual(['busy']);
  });
});

const someCandidates = fc
  .array(
    fc.record({
      active: fc.boolean(),
      kind: fc.constantFrom(...PARTNER_KINDS),
      wholeCountry: fc.boolean(),
      cities: fc.subarray(['Bergen', 'Nesttun', 'Oslo']),
      services: fc.subarray([...SERVICES]),
      weeklyCapacity: fc.nat(3),
      assignmentsLastWeek: fc.nat(3),
      assignmentsLastMonth: fc.nat(9),
      lastAssignedAt: fc.option(fc.date({ noInvalidDate: true })),
    }),
    { maxLength: 12 },
  )
  .map((drawn) =>
    drawn.map(({ assignmentsLastWeek, assignmentsLastMonth, lastAssignedAt, ...changes }, index) =>
      candidate(
        { ...changes, id: `p${index}` },
        { assignmentsLastWeek, assignmentsLastMonth, lastAssignedAt },
      ),
    ),
  );

const someRequest = fc.record({
  city: fc.constantFrom('Bergen', 'BERGEN', 'Bergen kommune', 'Oslo', 'Bodø'),
  service: fc.constantFrom(...SERVICES),
  places: fc.integer({ min: -1, max: 5 }),
  earlierPartnerIds: fc.subarray(['p0', 'p1', 'p2']).map((ids) => new Set(ids)),
});

describe('for any lead and any partners', () => {
  it('chooses no more than three, nobody twice, and accounts for everyone once', () => {
    fc.assert(
      fc.property(someRequest, someCandidates, (asked, candidates) => {
        const { chosen, refused } = match(asked, candidates);
        const all = [...chosen, ...refused.map((each) => each.candidate)];
        expect(chosen.length).toBeLessThanOrEqual(Math.min(3, Math.max(asked.places, 0)));
        expect(new Set(all).size).toBe(candidates.length);
        expect(all).toHaveLength(candidates.length);
      }),
    );
  });

  it('never chooses an ineligible one, and leaves no place empty that an eligible one could fill', () => {
    fc.assert(
      fc.property(someRequest, someCandidates, (asked, candidates) => {
        const alone = candidates.filter((each) => match({ ...asked, places: 1 }, [each]).chosen[0]);
        const { chosen } = match(asked, candidates);
        expect(chosen.every((each) => alone.includes(each))).toBe(true);
        expect(chosen).toHaveLength(Math.min(3, Math.max(asked.places, 0), alone.length));
        for (const { partner: each, assignmentsLastWeek } of chosen) {
          expect(each.active && assignmentsLastWeek < each.weeklyCapacity).toBe(true);
          expect(each.services).toContain(asked.service);
          expect(asked.earlierPartnerIds.has(each.id)).toBe(false);
          expect(each.kind).not.toBe('estate-agent');
        }
      }),
    );
  });

  it('does not depend on the order in which partners are listed', () => {
    fc.assert(
      fc.property(someRequest, someCandidates, (asked, candidates) => {
        expect(chosenIds(asked, candidates.toReversed())).toEqual(chosenIds(asked, candidates));
      }),
    );
  });
});

describe('over any long run', () => {
  it('keeps equal partners within one assignment of each other', () => {
    const hoursBetweenLeads = fc.array(fc.double({ min: 0.001, max: 100, noNaN: true }), {
      minLength: 50,
      maxLength: 150,
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), hoursBetweenLeads, (size, gaps) => {
        const given = Array.from({ length: size }, (): number[] => []);
        let now = START;
        for (const hours of gaps) {
          now += Math.round(hours * 3600 * 1000);
          const since = (days: number, times: number[]) =>
            times.filter((time) => time > now - days * DAY_MS).length;
          const candidates = given.map((times, index) =>
            candidate(
              { id: String(index), weeklyCapacity: 1000 },
              {
                assignmentsLastWeek: since(7, times),
                assignmentsLastMonth: since(30, times),
                lastAssignedAt: times.length ? new Date(times.at(-1) ?? 0) : null,
              },
            ),
          );
          chosenIds(request(), candidates).forEach((id, rank) =>
            given[Number(id)]?.push(now + rank),
          );
          const counts = given.map((times) => times.length);
          expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 50 },
    );
  });
});
