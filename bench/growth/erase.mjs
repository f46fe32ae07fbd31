import { Database, PostgresRetentionRepository } from '@boligstyling/adapters-postgres';
import { timed } from '../admin/time.mjs';
import { execute } from '../matching/fill.mjs';

const AT_A_TIME = 200;

/** The time by which the oldest leads are past retention, with all their events. */
const OVER = `
  select max(received_at) + interval '30 days' as since
  from (select received_at from lead order by received_at limit $1) oldest`;

/** Like the retention job. Returns seconds. */
export async function erase(databaseUrl, many) {
  const [{ since }] = await execute(databaseUrl, [OVER, [many]]);
  const database = Database.open(databaseUrl);
  const retention = new PostgresRetentionRepository(database.orm);
  const milliseconds = await timed(async () => {
    for (let left = many; left > 0; left -= AT_A_TIME)
      await retention.eraseInactive(since, AT_A_TIME);
  });
  await database.close();
  return milliseconds / 1000;
}
