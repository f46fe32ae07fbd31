import { expect, it } from '@jest/globals';
import { outcomeOfOthers } from './lead-statistics.js';

it('the outcome of other origins is the total without the listed ones', () => {
  const origins = [
    { name: 'google', leads: 40, matched: 30, won: 20, revenueOre: 90_000 },
    { name: '', leads: 5, matched: 4, won: 3, revenueOre: 2_000 },
  ];
  const total = { leads: 50, matched: 36, won: 24, revenueOre: 92_500 };
  const others = { leads: 5, matched: 2, won: 1, revenueOre: 500 };
  expect(outcomeOfOthers({ origins, total })).toEqual(others);
  expect(outcomeOfOthers({ origins: [], total })).toEqual(total);
});
