import { expect, it } from '@jest/globals';
import { decisionsOf } from './matching.js';
import { noFigures } from './partner-figures.js';
import { samplePartner } from '../testing/sample-partner.js';

it('a round keeps the chosen in order, then the near misses, each with its figures', () => {
  const now = new Date('2026-11-24T12:00:00.000Z');
  const known = {
    askedByDay: { '2026-11-24': 2 },
    open: 1,
    acceptances: [now.getTime()],
    outcomes: 'a',
  };
  const candidate = (id: string) => ({
    partner: samplePartner({ id, weeklyCapacity: 4 }),
    figures: { ...noFigures(id), ...known },
  });
  const nearMisses = [{ candidate: candidate('c'), reason: 'no-capacity' as const }];
  const outcome = { chosen: [candidate('b'), candidate('a')], nearMisses, refused: {} };
  const figures = { asked: 2, used: 2, weeklyCapacity: 4, expected: 4 / 6 };
  expect(decisionsOf(outcome, now)).toEqual([
    { partnerId: 'b', verdict: 'chosen', figures },
    { partnerId: 'a', verdict: 'chosen', figures },
    { partnerId: 'c', verdict: 'no-capacity', figures },
  ]);
});

it('a partner that has answered nothing has no expected share', () => {
  const candidate = { partner: samplePartner(), figures: noFigures('a') };
  const outcome = { chosen: [candidate], nearMisses: [], refused: {} };
  expect(decisionsOf(outcome, new Date())).toMatchObject([{ figures: { expected: null } }]);
});
