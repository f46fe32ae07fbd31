import { expect, it } from '@jest/globals';
import { PostgresPartnerRepository } from '../partners/postgres-partner-repository.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertPartner } from '../testing/rows.js';

/** As the release before stores a partner. */
const AS_LAST_RELEASED = insertPartner({ id: '?', email: '?', areas: "'{NO}'" });

const database = ownDatabase();

it('leaves partners as they were, presented by nothing but their names', async () => {
  const { orm, execute } = database();
  const [before, meanwhile] = [crypto.randomUUID(), crypto.randomUUID()];
  await orm.migrator.down({ to: '0085-contact-by-email' });
  await execute(AS_LAST_RELEASED, [before, 'ola@stil.no']);
  await orm.migrator.up();
  await execute(AS_LAST_RELEASED, [meanwhile, 'per@stil.no']);
  const partners = new PostgresPartnerRepository(orm);
  for (const id of [before, meanwhile]) {
    const found = await partners.findById(id);
    expect(found?.partner).toMatchObject({ name: 'Ola', website: '', presentation: '' });
  }
});
