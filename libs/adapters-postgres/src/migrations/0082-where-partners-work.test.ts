import { beforeAll, describe, expect, it } from '@jest/globals';
import { migrate } from '../core/migrate/migrate.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertPartner } from '../testing/rows.js';
import { migrations } from './list.js';

const THIS = '0082-where-partners-work';

/** What the version before made of partners: names as they were written, in any spelling. */
const PARTNERS: [email: string, wholeCountry: boolean, cities: string[]][] = [
  ['parts', false, ['Nesttun', 'BERGEN', 'Oslo kommune', "L'Oslo"]],
  ['sami', false, ['Guovdageaidnu', 'tromso']],
  ['unclear', false, ['Stockholm', 'Herøy', 'Moss', "O'Hara"]],
  ['nowhere', false, ['asdf']],
  ['everywhere', true, ['Bergen', 'asdf']],
];

describe('the migration to areas', () => {
  const database = ownDatabase();
  beforeAll(async () => {
    const before = migrations[migrations.findIndex(({ name }) => name === THIS) - 1];
    await database().orm.migrator.down({ to: before?.name ?? 0 });
  });

  it('carries over what means one municipality, and keeps the rest to be shown', async () => {
    const { execute, url } = database();
    for (const [email, wholeCountry, cities] of PARTNERS) {
      const names = cities.map((city) => `"${city.replaceAll("'", "''")}"`).join(',');
      const where = { whole_country: String(wholeCountry), cities: `'{${names}}'` };
      await execute(insertPartner({ email: `'${email}'`, ...where }));
    }
    await migrate(url);
    const rows = await execute('select email, areas, unclear_cities, cities from partner');
    const carried = rows.map(({ email, areas, unclear_cities }) => [email, areas, unclear_cities]);
    expect(new Map(carried.map(([email, ...rest]) => [email, rest]))).toEqual(
      new Map<unknown, unknown[]>([
        ['parts', [['0301', '4601'], ["L'Oslo"]]],
        ['sami', [['5501', '5612'], []]],
        ['unclear', [['3103'], ['Stockholm', 'Herøy', "O'Hara"]]],
        ['nowhere', [[], ['asdf']]],
        ['everywhere', [['NO'], []]],
      ]),
    );
    expect(rows.map(({ cities }) => cities)).toEqual(
      expect.arrayContaining(PARTNERS.map(([, , cities]) => cities)),
    );
  });
});
