import { expect, it } from '@jest/globals';
import { migrate } from '../core/migrate/migrate.js';
import { PostgresPartnerRepository } from '../partners/postgres-partner-repository.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertPartner } from '../testing/rows.js';

const UNKNOWN = { organizationNumber: '', street: '', postalCode: '', postPlace: '' };
const database = ownDatabase();

it('knows of the partners of the last release what it knew, and that it lacks the rest', async () => {
  const { orm, url, execute } = database();
  await orm.migrator.down({ to: '0092-history-names-people' });
  await execute(insertPartner({ name: "'Anne'" }));
  await migrate(url);
  expect(await new PostgresPartnerRepository(orm).all()).toMatchObject([
    { name: 'Anne', priceOre: 50_000, ...UNKNOWN },
  ]);
});
