import { expect, it } from '@jest/globals';
import { FindCoverageGaps } from './find-coverage-gaps.js';
import { Office } from '../core/testing/office.js';

const HOUR = 3600;

it('gaps are places with demand within a year, to the day, and no partner', async () => {
  const office = new Office();
  office.join('Anne');
  office.store.advance(11 * HOUR - 1);
  await office.receive({ municipality: '1103' });
  office.store.advance(1);
  const midnight = office.clock.now();
  await office.receive({ municipality: '0301' });
  await office.receive();
  office.store.advance(365 * 24 * HOUR + 13 * HOUR);
  const finder = new FindCoverageGaps(office.partners, office.clock);
  const { gaps, waiting, since } = await finder.execute();
  expect(gaps).toMatchObject([{ place: 'Oslo', leads: 1, partners: 0 }]);
  expect(waiting).toBe(2);
  expect(since).toEqual(midnight);
});
