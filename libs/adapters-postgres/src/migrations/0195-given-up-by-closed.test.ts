import { STEP } from '@boligstyling/application/testing';
import { daysAfter } from '@boligstyling/domain';
import { expect, it } from '@jest/globals';
import { PostgresMatchingRepository } from '../lead-case/postgres-matching-repository.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertLead, nthId } from '../testing/rows.js';

const EARLIER = nthId(1);

const database = ownDatabase();

it('looks within a day at the closed that gave something up as they were joined, and wakes no other', async () => {
  const { orm, execute } = database();
  await orm.migrator.down({ to: '0194-waiting-of-a-municipality' });
  const ended = {
    matching_due_at: 'null',
    match_until: "now() + interval '1 hour'",
    status: `'lost'`,
  };
  await execute(insertLead({ id: `'${EARLIER}'`, ...ended }));
  const joined = { ...ended, joined_to: `'${EARLIER}'` };
  const stored = async (nth: number, row: Record<string, string>) => {
    await execute(insertLead({ id: `'${nthId(nth)}'`, ...joined, ...row }));
    return nthId(nth);
  };
  const gaveUp = async (id: string) => {
    await execute(`
      insert into lead_event (id, lead_id, at, kind, detail)
      values (gen_random_uuid(), '${id}', now(), 'cost-given-up', '{}')`);
    return id;
  };
  const won = await gaveUp(await stored(2, { status: `'won'` }));
  const lost = await gaveUp(await stored(3, {}));
  await gaveUp(await stored(4, { suspicion: `'hidden-field-filled'` }));
  await gaveUp(await stored(5, { joined_to: 'null' }));
  await stored(6, {});
  await orm.migrator.up();

  const matching = new PostgresMatchingRepository(orm);
  const now = new Date();
  expect(await matching.due(10, now)).toEqual([]);
  const tomorrow = daysAfter(now, 1.1);
  expect((await matching.due(10, tomorrow)).toSorted()).toEqual([won, lost].toSorted());
  await matching.decideDue([won, lost], tomorrow, STEP(tomorrow));
  expect(await matching.due(10, daysAfter(now, 9))).toEqual([]);
  expect(await matching.caseOf(won)).toMatchObject({ status: 'won', joinedTo: null });
});
