import { savedViewsContract } from '@boligstyling/application/testing';
import { PostgresSavedViews } from './postgres-saved-views.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

savedViewsContract(async (people) => {
  const connection = database().orm.em.getConnection();
  await connection.execute('truncate person cascade');
  await connection.execute('truncate saved_view');
  for (const id of people) {
    await connection.execute(`insert into person values
      ('${id}', 'Kari', '${id}@boligstyling.no', 'eier', 'active', null, null, null, now())`);
  }
  return new PostgresSavedViews(database().orm);
});
