import { expect, it } from '@jest/globals';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertLead } from '../testing/rows.js';

/** Without the field, as the release before stores a lead. */
const AS_LAST_RELEASED = insertLead({ id: '?' });

const database = ownDatabase();

it('leaves leads as they were, to be called, before it and from replicas that wait for their turn', async () => {
  const { orm, execute } = database();
  const [before, meanwhile] = [crypto.randomUUID(), crypto.randomUUID()];
  await orm.migrator.down({ to: '0084-owner-page' });
  await execute(AS_LAST_RELEASED, [before]);
  await orm.migrator.up();
  await execute(AS_LAST_RELEASED, [meanwhile]);
  const leads = new PostgresLeadRepository(orm);
  for (const id of [before, meanwhile]) {
    expect(await leads.findById(id)).toMatchObject({ id, contactByEmail: false });
  }
});
