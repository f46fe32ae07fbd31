import { sampleLead } from '@boligstyling/application/testing';
import { expect, it } from '@jest/globals';
import { migrate } from '../core/migrate/migrate.js';
import { PostgresLeadDirectory } from '../leads/postgres-lead-directory.js';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresMatchingRepository } from '../lead-case/postgres-matching-repository.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

it('knows nothing to undo of leads of the last release, and finds their places however typed', async () => {
  const { orm, url, execute } = database();
  const won = sampleLead({ location: 'BODØ', source: 'articles_page', municipality: null });
  await new PostgresLeadRepository(orm).receive(won, []);
  await execute(`update lead set status = 'won'`);
  await orm.migrator.down({ to: '0100-queue' });
  await migrate(url);

  const state = await new PostgresMatchingRepository(orm).caseOf(won.id);
  expect(state).toMatchObject({ status: 'won', stoodBefore: null });
  const directory = new PostgresLeadDirectory(orm);
  for (const filter of [{ city: 'Bodø' }, { source: 'articles_page' }, { isUnplaced: true }]) {
    expect(await directory.count(filter)).toEqual({ total: 1, isExact: true });
  }
});
