import { daysAfter } from '@boligstyling/domain';
import { expect, it } from '@jest/globals';
import { PostgresReviews } from '../reviews/postgres-reviews.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertLead, insertPartner, nthId } from '../testing/rows.js';

const [LEAD, PARTNER, ASSIGNMENT] = [nthId(1), nthId(2), nthId(3)];

/** A request that a partner took three weeks ago, as the release before stored it. */
const AS_LAST_RELEASED = `
  ${insertLead({ id: `'${LEAD}'`, status: "'matched'" })};
  ${insertPartner({ id: `'${PARTNER}'`, areas: "'{}'" })};
  insert into assignment (id, lead_id, partner_id, state, offered_at, answered_at, revealed_at)
  values ('${ASSIGNMENT}', '${LEAD}', '${PARTNER}', 'accepted', now() - interval '22 days',
    now() - interval '21 days', now() - interval '21 days')`;

const database = ownDatabase();

it('asks about what was taken before there were reviews, and leaves nothing behind it', async () => {
  const { orm, execute } = database();
  await orm.migrator.down({ to: '0100-queue' });
  await execute(AS_LAST_RELEASED);
  await orm.migrator.up();

  const now = new Date();
  const newId = () => crypto.randomUUID();
  const window = { after: daysAfter(now, -45), before: daysAfter(now, -14) };
  expect(await new PostgresReviews(orm).ask(window, newId, now, 10)).toBe(1);
  expect(await execute('select kind from notification')).toEqual([{ kind: 'owner-review' }]);

  await orm.migrator.down({ to: '0100-queue' });
  expect(await execute('select from notification')).toEqual([]);
  expect(await execute('select id from lead')).toEqual([{ id: LEAD }]);
  await orm.migrator.up();
});
