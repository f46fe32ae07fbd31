import { expect, it } from '@jest/globals';
import { PostgresMatchingRepository } from '../postgres-matching-repository.js';
import { PostgresPartnerRepository } from '../postgres-partner-repository.js';
import { ownDatabase } from '../testing/own-database.js';

/** As the release before stores a partner on pause. */
const AS_LAST_RELEASED = `
  insert into partner (id, name, company, kind, email, phone, whole_country, cities, areas, services,
    price_ore, weekly_capacity, active, created_at)
  values (?, 'Ola', 'Stil AS', 'stylist', ?, '40000001', true, '{}', '{NO}', '{Fullstyling}', 50000,
    5, false, now())`;

const database = ownDatabase();

it('leaves pauses as they were, without an end', async () => {
  const { orm } = database();
  const [before, meanwhile] = [crypto.randomUUID(), crypto.randomUUID()];
  await orm.migrator.down({ to: '0107-partner-sessions' });
  await orm.em.getConnection().execute(AS_LAST_RELEASED, [before, 'ola@stil.no']);
  await orm.migrator.up();
  await orm.em.getConnection().execute(AS_LAST_RELEASED, [meanwhile, 'per@stil.no']);
  const partners = new PostgresPartnerRepository(orm);
  const ended = await new PostgresMatchingRepository(orm).endPauses('2999-01-01', new Date());
  expect(ended).toBe(0);
  for (const id of [before, meanwhile]) {
    const found = await partners.findById(id);
    expect(found?.partner).toMatchObject({ active: false, pausedUntil: null });
  }
});
