import { expect, it } from '@jest/globals';
import { migrate } from '../core/migrate/migrate.js';
import { PostgresNotificationOutbox } from '../notifications/postgres-notification-outbox.js';
import { PostgresPartnerApplications } from '../partners/postgres-partner-applications.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

/** As the release before stores an e-mail that a lead has caused. */
const AS_LAST_RELEASED = `
  insert into notification (id, kind, state, attempts, due_at, created_at)
  values (gen_random_uuid(), 'lead-notice', 'due', 0, now(), now())`;

it('leaves the outbox of the last release as it was, and knows of no application', async () => {
  const { orm, url, execute } = database();
  await orm.migrator.down({ to: '0112-disputes' });
  await execute(AS_LAST_RELEASED);
  await migrate(url);
  await execute(AS_LAST_RELEASED);
  const rows = await execute('select kind, application_id from notification');
  const row = { kind: 'lead-notice', application_id: null };
  expect(rows).toEqual([row, row]);
  expect(await new PostgresNotificationOutbox(orm).claimDue(9, 30)).toEqual([]);
  const applications = new PostgresPartnerApplications(orm);
  expect(await applications.list({}, 9)).toEqual([]);
});
