import { expect, it } from '@jest/globals';
import { PostgresSaleRepository } from '../billing/postgres-sale-repository.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertPartner, nthId as id } from '../testing/rows.js';

const BEFORE = '0192-given-up-before';

/** As the version before stores one, and goes on to while it is replaced. */
const sell = (nth: number) => `
  insert into sale (id, partner_id, amount_ore, payment_status, created_at)
  values ('${id(nth)}', '${id(1)}', 60000, 'pending', now())`;

const database = ownDatabase();

it('counts sales of before, and of a former replica, from their yes; and goes back', async () => {
  const { orm, execute } = database();
  await execute(insertPartner({ id: `'${id(1)}'` }));
  await orm.migrator.down({ to: BEFORE });
  await execute(sell(2));
  await orm.migrator.up();
  await execute(sell(3));
  const owedAgain = async () => {
    const sales = new PostgresSaleRepository(orm);
    const found = [2, 3].map(async (nth) => (await sales.find(id(nth))).sale.owedAgainAt);
    return Promise.all(found);
  };
  expect(await owedAgain()).toEqual([null, null]);
  const at = new Date('2026-12-01T12:00:00.123Z');
  await execute(`update sale set owed_again_at = ?`, [at]);
  expect(await owedAgain()).toEqual([at, at]);
  await orm.migrator.down({ to: BEFORE });
  await orm.migrator.up();
  expect(await owedAgain()).toEqual([null, null]);
});
