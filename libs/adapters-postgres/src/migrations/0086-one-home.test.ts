import { beforeAll, describe, expect, it } from '@jest/globals';
import { migrate } from '../core/migrate/migrate.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertLead } from '../testing/rows.js';

const BEFORE = '0085-contact-by-email';

/** The same person and home twice, taken up already. */
const LEADS = insertLead(
  { received_at: "now() - interval '3 days'", match_until: "now() + interval '11 days'" },
  'from generate_series(1, 2)',
);

describe('leads of before requests could join', () => {
  const database = ownDatabase();
  const rows = (sql: string) => database().execute(sql);
  beforeAll(async () => {
    await rows('drop schema public cascade; create schema public');
    await database().orm.migrator.up({ to: BEFORE });
    await rows(LEADS);
    await migrate(database().url);
  });

  it('go on as they are, each by itself', async () => {
    const untouched = { joined_to: null, perhaps_same_as: null, differences: null, searches: true };
    expect(
      await rows(`
        select joined_to, perhaps_same_as, differences, match_until > now() as searches
        from lead`),
    ).toEqual([untouched, untouched]);
  });
});
