import { expect, it } from '@jest/globals';
import { outcomeOfOthers } from './view-summary.js';

const QUOTES = { quotes: 2, quoted: 1, chosen: 1, quoteMinutes: 90 };
const ALL_QUOTES = { quotes: 6, quoted: 3, chosen: 3, quoteMinutes: 270 };

it('the outcome of other origins is the total without the listed ones', () => {
  const origins = [
    { name: 'google', leads: 40, matched: 30, won: 20, revenueOre: 90_000, ...QUOTES },
    { name: '', leads: 5, matched: 4, won: 3, revenueOre: 2_000, ...QUOTES },
  ];
  const total = { leads: 50, matched: 36, won: 24, revenueOre: 92_500, ...ALL_QUOTES };
  const others = { leads: 5, matched: 2, won: 1, revenueOre: 500, ...QUOTES };
  expect(outcomeOfOthers({ origins, total })).toEqual(others);
  expect(outcomeOfOthers({ origins: [], total })).toEqual(total);
});
