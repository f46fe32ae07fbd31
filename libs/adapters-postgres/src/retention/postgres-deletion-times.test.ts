import { expect, it } from '@jest/globals';
import { PostgresDeletionTimes } from './postgres-retention-repository.js';
import { emptyTables } from '../testing/empty-tables.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

const minutesFromNow = (moment: Date | null) =>
  Math.abs(Math.trunc(((moment?.getTime() ?? NaN) - Date.now()) / 60_000));

it('returns the database’s clock and its last believed time, also after a setback', async () => {
  const { execute, orm } = database();
  await execute(emptyTables('job_run'));
  const times = new PostgresDeletionTimes(orm);
  const first = await times.look();
  expect(first.believed).toBeNull();
  expect(minutesFromNow(first.now)).toBe(0);

  await times.believe();
  expect(minutesFromNow((await times.look()).believed)).toBe(0);
  await execute(`update job_run set succeeded_at = '2036-11-24T03:00:00Z' where name = 'clock'`);
  expect((await times.look()).believed).toEqual(new Date('2036-11-24T03:00:00.000Z'));
  await times.believe();
  expect(minutesFromNow((await times.look()).believed)).toBe(0);
});
