import { beforeAll, describe, expect, it } from '@jest/globals';
import { migrate } from '../core/migrate/migrate.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertLead, insertPartner, nthId as id } from '../testing/rows.js';

const BEFORE = '0097-payments';

const lead = (nth: number, status: string, contactedHoursAgo: number | null) =>
  insertLead({
    ...{ id: `'${id(nth)}'`, received_at: "now() - interval '9 days'", status: `'${status}'` },
    contacted_at: `date_trunc('day', now()) - make_interval(hours => ${contactedHoursAgo})`,
  });

const taken = (nth: number, hoursAgo: number, report: string | null) => `
  insert into assignment (id, lead_id, partner_id, state, offered_at, answered_at, report,
    reported_at)
  values ('${id(20 + nth)}', '${id(nth)}', '${id(11)}', 'accepted', now() - interval '8 days',
    date_trunc('day', now()) - interval '${hoursAgo} hours', ${report && `'${report}'`},
    ${report && 'now()'})`;

const said = (nth: number, hoursAgo: number) => `
  insert into lead_event (id, lead_id, at, kind, detail)
  values (gen_random_uuid(), '${id(nth)}', now() - interval '${hoursAgo} hours', 'nobody-called', '{}')`;

describe('leads of before there was a queue', () => {
  const database = ownDatabase();
  const rows = (sql: string) => database().execute(sql);
  beforeAll(async () => {
    await rows('drop schema public cascade; create schema public');
    await database().orm.migrator.up({ to: BEFORE });
    const before = [
      insertPartner({ id: `'${id(11)}'` }),
      lead(1, 'contacted', 30),
      taken(1, 30, null),
      lead(2, 'contacted', 10),
      taken(2, 30, 'contacted'),
      lead(3, 'matched', null),
      taken(3, 40, null),
      said(3, 5),
      said(3, 2),
      lead(4, 'new', null),
      lead(5, 'contacted', 3),
      taken(5, 30, 'contacted'),
      said(5, 2),
      lead(6, 'lost', null),
      said(6, 2),
    ];
    for (const statement of before) await rows(statement);
    await migrate(database().url);
  });

  const hours = (column: string) =>
    `extract(epoch from date_trunc('day', now()) - ${column})::int / 3600 as ${column}`;

  it('know when somebody took them, and hold a click for no contact', async () => {
    expect(
      await rows(`select ${hours('taken_at')}, ${hours('contacted_at')} from lead order by id`),
    ).toEqual([
      { taken_at: 30, contacted_at: null },
      { taken_at: 30, contacted_at: 10 },
      { taken_at: 40, contacted_at: null },
      { taken_at: null, contacted_at: null },
      { taken_at: 30, contacted_at: 3 },
      { taken_at: null, contacted_at: null },
    ]);
  });

  it('wait for us where nobody has called and nobody has reported since', async () => {
    expect(
      await rows(`
        select id, round(extract(epoch from now() - nobody_called_at) / 3600)::int as hours
        from lead where nobody_called_at is not null`),
    ).toEqual([{ id: id(3), hours: 2 }]);
  });
});
