import { randomUUID } from 'node:crypto';
import {
  browserLinksContract,
  credentialsContract,
  loggedIn,
  merged,
  userContract,
  sampleLink,
  samplePasskey,
  sampleUser,
} from '@boligstyling/application/testing';
import { DAY_SECONDS } from '@boligstyling/domain';
import { expect, it } from '@jest/globals';
import { PostgresAdminSessions } from './postgres-admin-sessions.js';
import { PostgresBrowserLinks } from './postgres-browser-links.js';
import { PostgresCredentials } from './postgres-credentials.js';
import { PostgresNotificationOutbox } from '../notifications/postgres-notification-outbox.js';
import { PostgresUserRepository } from './postgres-user-repository.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

const TIMES = {
  challenge: ['expires_at'],
  one_time_link: ['expires_at'],
  admin_session: ['opened_at', 'last_used_at', 'confirmed_at', 'expires_at', 'ended_at'],
};

const execute = async (sql: string) => void (await database().execute(sql));

const setUp = async () => {
  for (const table of ['dashboard_user', 'one_time_link', 'challenge'])
    await execute(`delete from ${table}`);
  return {
    users: new PostgresUserRepository(database().orm, true),
    besideSharedLogin: new PostgresUserRepository(database().orm, false),
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

it('retention deletes expired challenges and links', async () => {
  const { credentials, users, letTimePass } = await setUp();
  const kept = async () => (await database().execute('select id from one_time_link')).length;
  const asked = async () => (await database().execute('select id from challenge')).length;
  const kari = sampleUser();
  await users.invite(kari, sampleLink(kari), 'digest');
  await credentials.keepChallenge(randomUUID(), 'passkey-login', null, 'value');
  await credentials.purge();
  expect([await kept(), await asked()]).toEqual([1, 1]);
  await letTimePass(8 * DAY_SECONDS);
  await credentials.purge();
  expect([await kept(), await asked()]).toEqual([0, 0]);
});

it.each([
  ['password', `update dashboard_user set password_hash = 'another'`],
  ['passkey', 'delete from passkey'],
])('a login by a %s that is being replaced waits, and gets no session', async (by, change) => {
  const { users, sessions } = await setUp();
  const kari = await merged({ users });
  const passkey = samplePasskey();
  await users.addFactor(kari.id, { kind: 'passkey', passkey });
  const other = await (await database().orm.em.getConnection().getNativeClient()).connect();
  await other.query(`begin; ${change}`);
  const login = loggedIn({ sessions }, kari, by === 'password' ? 'a hash' : passkey.id);
  await database().untilBlocked();
  await other.query('commit');
  other.release();
  expect(await (await login).find()).toBeUndefined();
});

it('resets of one user and a login by its link, all at once, deadlock never', async () => {
  const { users } = await setUp();
  const kari = sampleUser();
  for (let round = 0; round < 10; round += 1) {
    const first = sampleLink(kari);
    if (round === 0) await users.invite(kari, first, 'digest');
    else await users.reset(kari.id, first, 'digest');
    const factor = { kind: 'passkey', passkey: samplePasskey() } as const;
    const login = users.enter({ id: first.id, digests: ['digest'] }, factor);
    const resets = Array.from({ length: 8 }, () =>
      users.reset(kari.id, sampleLink(kari), 'digest'),
    );
    const ended = await Promise.allSettled([login, ...resets]);
    const faults = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(faults.filter((code) => code !== 'link-expired')).toEqual([]);
  }
});

userContract(setUp);
credentialsContract(setUp);
browserLinksContract(async () => ({
  ...(await setUp()),
  browserLinks: new PostgresBrowserLinks(database().orm),
  now: () => new Date(),
}));
