import { expect, it } from '@jest/globals';
import { samplePartner } from '@boligstyling/domain/testing';
import { migrate } from '../core/migrate/migrate.js';
import { PostgresPartnerRepository } from '../partners/postgres-partner-repository.js';
import { PostgresSaleRepository } from '../billing/postgres-sale-repository.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

it('leaves the sales of the last release as they were, disputed by nobody', async () => {
  const { orm, url, execute } = database();
  const partner = samplePartner();
  await new PostgresPartnerRepository(orm).add(partner);
  await orm.migrator.down({ to: '0109-partner-logos' });
  await execute(
    `insert into sale (id, partner_id, amount_ore, payment_status, created_at)
     values (gen_random_uuid(), ?, 60000, 'pending', now())`,
    [partner.id],
  );
  await migrate(url);
  const sales = new PostgresSaleRepository(orm);
  expect(await sales.list({}, 9)).toMatchObject([
    { sale: { amountOre: 60_000, paymentStatus: 'pending', dispute: null } },
  ]);
  expect(await sales.list({ dispute: 'open' }, 9)).toEqual([]);
});
