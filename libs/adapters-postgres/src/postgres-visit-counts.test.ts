import { visitCountsContract } from '@boligstyling/application/testing';
import { PostgresVisitCounts } from './postgres-visit-counts.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

visitCountsContract(async () => {
  await database().orm.em.getConnection().execute('truncate visit_count');
  return new PostgresVisitCounts(database().orm);
});
