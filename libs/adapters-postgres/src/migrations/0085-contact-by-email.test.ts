import { expect, it } from '@jest/globals';
import { PostgresLeadRepository } from '../postgres-lead-repository.js';
import { ownDatabase } from '../testing/own-database.js';

/** Without the field, as the release before stores a lead. */
const AS_LAST_RELEASED = `
  insert into lead (id, received_at, status, customer_name, customer_email, customer_phone,
    service_type, location, address, rooms, property_size, timeframe, property_type, sell_property,
    accept_styling_only)
  values (?, now(), 'new', 'Kari Nordmann', 'kari@nordmann.no', '40000000', 'Fullstyling', 'Bergen',
    'Gata 1, 5015 Bergen', '3 rom', '74', 'Snart', 'Leilighet', 'yes', 'yes')`;

const database = ownDatabase();

it('leaves leads as they were, to be called, before it and from replicas that wait for their turn', async () => {
  const { orm } = database();
  const [before, meanwhile] = [crypto.randomUUID(), crypto.randomUUID()];
  await orm.migrator.down({ to: '0084-owner-page' });
  await orm.em.getConnection().execute(AS_LAST_RELEASED, [before]);
  await orm.migrator.up();
  await orm.em.getConnection().execute(AS_LAST_RELEASED, [meanwhile]);
  const leads = new PostgresLeadRepository(orm);
  for (const id of [before, meanwhile]) {
    expect(await leads.findById(id)).toMatchObject({ id, contactByEmail: false });
  }
});
