import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { ownDatabase } from '../testing/own-database.js';
import { PostgresPartnerRepository } from '../partners/postgres-partner-repository.js';
import { insertPartner } from '../testing/rows.js';

const database = ownDatabase();

it('leaves whoever was paused before able to end that by itself, and what a former replica stores', async () => {
  const { orm, execute } = database();
  await orm.migrator.down({ to: '0183-money-owed-back-before' });
  const stored = async (active: boolean) => {
    const id = randomUUID();
    await execute(insertPartner({ id: `'${id}'`, email: `'${id}@stil.no'`, active: `${active}` }));
    return id;
  };
  const before = [await stored(false), await stored(true)];
  await orm.migrator.up();
  const partners = new PostgresPartnerRepository(orm);
  for (const id of [...before, await stored(false)]) {
    expect((await partners.findById(id))?.partner.pausedByOffice).toBe(false);
  }
});
