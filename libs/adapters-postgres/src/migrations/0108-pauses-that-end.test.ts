import { expect, it } from '@jest/globals';
import { PostgresMatchingRepository } from '../lead-case/postgres-matching-repository.js';
import { PostgresPartnerRepository } from '../partners/postgres-partner-repository.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertPartner } from '../testing/rows.js';

/** As the release before stores a partner on pause. */
const AS_LAST_RELEASED = insertPartner({ id: '?', email: '?', areas: "'{NO}'", active: 'false' });

const database = ownDatabase();

it('leaves pauses as they were, without an end', async () => {
  const { orm, execute } = database();
  const [before, meanwhile] = [crypto.randomUUID(), crypto.randomUUID()];
  await orm.migrator.down({ to: '0107-partner-sessions' });
  await execute(AS_LAST_RELEASED, [before, 'ola@stil.no']);
  await orm.migrator.up();
  await execute(AS_LAST_RELEASED, [meanwhile, 'per@stil.no']);
  const partners = new PostgresPartnerRepository(orm);
  const ended = await new PostgresMatchingRepository(orm).endPauses('2999-01-01', new Date());
  expect(ended).toBe(0);
  for (const id of [before, meanwhile]) {
    const found = await partners.findById(id);
    expect(found?.partner).toMatchObject({ active: false, pausedUntil: null });
  }
});
