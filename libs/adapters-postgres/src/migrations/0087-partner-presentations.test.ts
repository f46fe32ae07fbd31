import { expect, it } from '@jest/globals';
import { PostgresPartnerRepository } from '../postgres-partner-repository.js';
import { ownDatabase } from '../testing/own-database.js';

/** As the release before stores a partner. */
const AS_LAST_RELEASED = `
  insert into partner (id, name, company, kind, email, phone, whole_country, cities, areas, services,
    price_ore, weekly_capacity, active, created_at)
  values (?, 'Ola', 'Stil AS', 'stylist', ?, '40000001', true, '{}', '{NO}', '{Fullstyling}', 50000,
    5, true, now())`;

const database = ownDatabase();

it('leaves partners as they were, presented by nothing but their names', async () => {
  const { orm } = database();
  const [before, meanwhile] = [crypto.randomUUID(), crypto.randomUUID()];
  await orm.migrator.down({ to: '0085-contact-by-email' });
  await orm.em.getConnection().execute(AS_LAST_RELEASED, [before, 'ola@stil.no']);
  await orm.migrator.up();
  await orm.em.getConnection().execute(AS_LAST_RELEASED, [meanwhile, 'per@stil.no']);
  const partners = new PostgresPartnerRepository(orm);
  for (const id of [before, meanwhile]) {
    const found = await partners.findById(id);
    expect(found?.partner).toMatchObject({ name: 'Ola', website: '', presentation: '' });
  }
});
