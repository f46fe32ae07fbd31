import { expect, it } from '@jest/globals';
import { PostgresMatchingRepository } from '../lead-case/postgres-matching-repository.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertLead, insertPartner, nthId } from '../testing/rows.js';

/** As the version before stores one that it has withdrawn, and goes on to while it is replaced. */
const AS_BEFORE = `
  insert into assignment (id, lead_id, partner_id, state, offered_at, closed_at)
  values (gen_random_uuid(), '${nthId(1)}', '${nthId(2)}', 'withdrawn', now(), now())`;

const database = ownDatabase();

it('leaves what was withdrawn before, or by a former replica, by nobody that is known; and goes back', async () => {
  const { orm, execute } = database();
  await orm.migrator.down({ to: '0188-requests-that-slept' });
  await execute(insertLead({ id: `'${nthId(1)}'` }));
  await execute(insertPartner({ id: `'${nthId(2)}'` }));
  await execute(AS_BEFORE);
  await orm.migrator.up();
  await execute(AS_BEFORE);
  const stored = () => new PostgresMatchingRepository(orm).assignmentsOf(nthId(1));
  const before = await stored();
  expect(before.map(({ assignment }) => assignment.withdrawnBy)).toEqual([null, null]);
  await execute(`update assignment set withdrawn_by = 'moved'`);
  await orm.migrator.down({ to: '0188-requests-that-slept' });
  await orm.migrator.up();
  expect(await stored()).toEqual(before);
});
