import { expect, it } from '@jest/globals';
import { readFigures } from './read-figures.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();
const HOUR_MS = 60 * 60 * 1000;

it.each([
  ['an hour behind, after it was set back by one', HOUR_MS, 3_600],
  ['not behind, where it is ahead', -HOUR_MS, 0],
])('the database’s clock is %s', async (_, ahead, seconds) => {
  const figures = await readFigures(database().orm, new Date(Date.now() + ahead));
  expect(Math.abs(figures.clockBehindSeconds - seconds)).toBeLessThan(30);
});
