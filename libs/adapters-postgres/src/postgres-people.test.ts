import {
  browserLinksContract,
  credentialsContract,
  peopleContract,
} from '@boligstyling/application/testing';
import { PostgresAdminSessions } from './postgres-admin-sessions.js';
import { PostgresBrowserLinks } from './postgres-browser-links.js';
import { PostgresCredentials } from './postgres-credentials.js';
import { PostgresNotificationOutbox } from './postgres-notification-outbox.js';
import { PostgresPeopleRepository } from './postgres-people-repository.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

/** Which times lie in which table. */
const TIMES = {
  challenge: ['expires_at'],
  one_time_link: ['expires_at'],
  admin_session: ['opened_at', 'last_used_at', 'confirmed_at', 'expires_at', 'ended_at'],
};

const execute = async (sql: string) => void (await database().execute(sql));

const setUp = async () => {
  for (const table of ['person', 'one_time_link', 'challenge'])
    await execute(`delete from ${table}`);
  return {
    people: new PostgresPeopleRepository(database().orm),
    credentials: new PostgresCredentials(database().orm),
    sessions: new PostgresAdminSessions(database().orm),
    outbox: new PostgresNotificationOutbox(database().orm),
    letTimePass: async (seconds: number) => {
      for (const [table, columns] of Object.entries(TIMES)) {
        const earlier = columns.map((each) => `${each} = ${each} - interval '${seconds} seconds'`);
        await execute(`update ${table} set ${earlier.join(', ')}`);
      }
    },
  };
};

peopleContract(setUp);
credentialsContract(setUp);
browserLinksContract(async () => ({
  ...(await setUp()),
  browserLinks: new PostgresBrowserLinks(database().orm),
  now: () => new Date(),
}));
