import { daysAfter } from '@boligstyling/domain';
import { expect, it } from '@jest/globals';
import { PostgresMatchingRepository } from '../lead-case/postgres-matching-repository.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertLead, nthId } from '../testing/rows.js';

const EARLIER = nthId(1);
const ASLEEP = { matching_due_at: 'null', match_until: 'now()' };
const JOINED = { ...ASLEEP, joined_to: `'${EARLIER}'` };

const database = ownDatabase();

it('looks within a day at those that gave something up as they were joined, and wakes no other', async () => {
  const { orm, execute } = database();
  await orm.migrator.down({ to: '0191-vat-of-sales-before' });
  await execute(insertLead({ id: `'${EARLIER}'`, ...ASLEEP }));
  const stored = async (nth: number, row: Record<string, string>) => {
    await execute(insertLead({ id: `'${nthId(nth)}'`, ...row }));
    return nthId(nth);
  };
  const gaveUp = async (id: string) => {
    await execute(`
      insert into lead_event (id, lead_id, at, kind, detail)
      values (gen_random_uuid(), '${id}', now(), 'cost-given-up', '{}')`);
    return id;
  };
  const slept = await gaveUp(await stored(2, { ...JOINED, status: `'matched'` }));
  await gaveUp(await stored(3, { ...JOINED, status: `'won'` }));
  await gaveUp(await stored(4, { ...JOINED, suspicion: `'hidden-field-filled'` }));
  await gaveUp(await stored(5, ASLEEP));
  await stored(6, JOINED);
  const due = `now() + interval '3 days'`;
  const later = await gaveUp(await stored(7, { ...JOINED, matching_due_at: due }));
  await orm.migrator.up({ to: '0192-given-up-before' });

  const matching = new PostgresMatchingRepository(orm);
  const now = new Date();
  expect(await matching.due(10, now)).toEqual([]);
  expect(await matching.due(10, daysAfter(now, 1.1))).toEqual([slept]);
  expect(await matching.due(10, daysAfter(now, 4))).toEqual([slept, later]);
});
