import { expect, it } from '@jest/globals';
import { migrate } from '../migrate.js';
import { PostgresPartnerRepository } from '../postgres-partner-repository.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

it('knows of the partners of the last release what it knew, and that it lacks the rest', async () => {
  const { orm, url } = database();
  await orm.migrator.down({ to: '0092-history-names-people' });
  await orm.em.getConnection().execute(`
    insert into partner (id, name, company, kind, email, phone, whole_country, cities, services,
      price_ore, weekly_capacity, active, created_at)
    values ('00000000-0000-4000-8000-000000000011', 'Anne', 'AS', 'stylist', 'anne@stil.no',
      '40000001', true, '{}', '{Fullstyling}', 50000, 5, true, now())`);
  await migrate(url);
  expect(await new PostgresPartnerRepository(orm).all()).toMatchObject([
    {
      name: 'Anne',
      priceOre: 50_000,
      organizationNumber: '',
      street: '',
      postalCode: '',
      postPlace: '',
    },
  ]);
});
