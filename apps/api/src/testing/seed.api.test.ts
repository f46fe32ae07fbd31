import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createTestDatabase, type TestDatabase } from '@boligstyling/adapters-postgres/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MatchingWorld } from './matching-world.js';

const SEED = fileURLToPath(new URL('../../../../tools/seed/run.mjs', import.meta.url));

let own: TestDatabase;
let world: MatchingWorld;
beforeAll(async () => {
  own = await createTestDatabase();
  const env = { ...process.env, DATABASE_URL: own.url };
  execFileSync(process.execPath, [SEED, '600'], { env, stdio: 'pipe' });
  world = await MatchingWorld.start({ DATABASE_URL: own.url });
});
afterAll(async () => {
  await world.close();
  await own.drop();
});

test('seed data passes the product’s own rules', async () => {
  const { body } = await world.admin('get', '/leads?status=matched&limit=2').expect(200);
  expect(body.leads).toHaveLength(2);
  for (const { id } of body.leads) {
    await world.admin('get', `/leads/${id}`).expect(200);
    const { assignments, rounds } = await world.matching(id);
    expect(assignments.length).toBeGreaterThan(0);
    expect(rounds).toHaveLength(1);
  }
  const { sales } = (await world.admin('get', '/sales').expect(200)).body;
  expect(sales.length).toBeGreaterThan(0);
  await world.admin('get', '/partners').expect(200);
});

const refusalOf = (url: string) => {
  const env = { ...process.env, DATABASE_URL: url };
  const { status, stderr } = spawnSync(process.execPath, [SEED, '1'], { env, encoding: 'utf8' });
  return [status, stderr];
};

test('seed data is refused by a database with leads or partners', () => {
  const refused = expect.stringMatching(/^The database has leads or partners/);
  expect(refusalOf(own.url)).toEqual([1, refused]);
});

test('seed data waits for the product’s first start, and says so', () => {
  const { href } = Object.assign(new URL(own.url), { pathname: 'postgres' });
  expect(refusalOf(href)).toEqual([
    1,
    expect.stringMatching(/^The database has no tables yet: .*\n$/),
  ]);
});
