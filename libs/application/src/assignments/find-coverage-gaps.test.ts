import { expect, it } from '@jest/globals';
import { FindCoverageGaps } from './find-coverage-gaps.js';
import { TestMarket } from '../core/testing/test-market.js';

const HOUR = 3600;

it('gaps are places with demand within a year, to the day, and no partner', async () => {
  const market = new TestMarket();
  market.join('Anne');
  market.store.advance(11 * HOUR - 1);
  await market.receive({ municipality: '1103' });
  market.store.advance(1);
  const midnight = market.clock.now();
  await market.receive({ municipality: '0301' });
  await market.receive();
  market.store.advance(365 * 24 * HOUR + 13 * HOUR);
  const finder = new FindCoverageGaps(market.partners, market.clock);
  const { gaps, waiting, since } = await finder.execute();
  expect(gaps).toMatchObject([{ place: 'Oslo', leads: 1, partners: 0 }]);
  expect(waiting).toBe(2);
  expect(since).toEqual(midnight);
});
