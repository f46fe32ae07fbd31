import { daysAfter } from '@boligstyling/domain';
import { expect, it } from '@jest/globals';
import { PostgresMatchingRepository } from '../lead-case/postgres-matching-repository.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertLead, nthId } from '../testing/rows.js';

const END = `now() + interval '9 days'`;

const database = ownDatabase();

it('looks within a day at those that slept to the end of their search, and at no other sooner', async () => {
  const { orm, execute } = database();
  await orm.migrator.down({ to: '0194-waiting-of-a-municipality' });
  const stored = async (nth: number, row: Record<string, string>) => {
    await execute(insertLead({ id: `'${nthId(nth)}'`, ...row }));
    return nthId(nth);
  };
  const slept = await stored(1, { matching_due_at: END, match_until: END });
  const soon = await stored(2, { matching_due_at: `now() + interval '1 hour'`, match_until: END });
  await stored(3, { matching_due_at: 'null', match_until: END });
  await stored(4, { matching_due_at: END, match_until: END, suspicion: `'hidden-field-filled'` });
  await stored(5, { matching_due_at: END, match_until: END, matching_fault: `'Error'` });
  const reminded = await stored(6, { matching_due_at: END, match_until: 'now()' });
  await orm.migrator.up();

  const matching = new PostgresMatchingRepository(orm);
  const now = new Date();
  expect(await matching.due(10, now)).toEqual([]);
  expect(await matching.due(10, daysAfter(now, 0.9))).toEqual([soon]);
  expect(await matching.due(10, daysAfter(now, 1.1))).toEqual([soon, slept]);
  expect(await matching.due(10, daysAfter(now, 9.1))).toEqual([soon, slept, reminded]);
});
