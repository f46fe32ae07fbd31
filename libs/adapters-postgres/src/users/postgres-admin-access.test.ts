import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import {
  adminSessionsContract,
  leadHistoryContract,
  loginAttemptsContract,
} from '@boligstyling/application/testing';
import { Database } from '../database/database.js';
import { PostgresAdminSessions } from './postgres-admin-sessions.js';
import { PostgresLeadHistory } from '../leads/postgres-lead-directory.js';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresLoginAttempts } from './postgres-login-attempts.js';
import { PostgresMatchingRepository } from '../lead-case/postgres-matching-repository.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

const execute = async (sql: string) => void (await database().execute(sql));

adminSessionsContract(() => ({
  sessions: new PostgresAdminSessions(database().orm),
  letTimePass: (seconds) =>
    execute(`update admin_session set
      ${['opened_at', 'last_used_at', 'confirmed_at', 'expires_at', 'ended_at']
        .map((column) => `${column} = ${column} - interval '${seconds} seconds'`)
        .join(', ')}`),
}));

loginAttemptsContract(() => ({
  attempts: new PostgresLoginAttempts(database().orm),
  letTimePass: (seconds) =>
    execute(`update login_attempt set at = at - interval '${seconds} seconds'`),
}));

it('refuses at once a client with five pending attempts, and serves others', async () => {
  const { orm } = database();
  const attempts = new PostgresLoginAttempts(orm);
  const one = { name: randomUUID(), budget: randomUUID() };
  const other = await (await orm.em.getConnection().getNativeClient()).connect();
  await other.query('begin; select pg_advisory_xact_lock(7204118)');
  const five = Array.from({ length: 5 }, () => attempts.reserve(one));
  expect(await attempts.reserve(one)).toEqual({ outcome: 'refused', retryAfterSeconds: 1 });
  await other.query('commit');
  other.release();
  const outcomes = (await Promise.all(five)).map(({ outcome }) => outcome);
  expect(outcomes).toEqual(Array(5).fill('reserved'));
});

it('uses one connection for logins, however many arrive at once', async () => {
  const own = Database.open(database().url);
  try {
    const attempts = new PostgresLoginAttempts(own.orm);
    const tries = Array.from({ length: 200 }, (_, i) =>
      attempts.reserve({ name: `client ${i % 40}`, budget: `budget ${i}` }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(200);
    const pool: Pool = await own.orm.em.getConnection().getNativeClient();
    expect(pool.totalCount).toBe(1);
  } finally {
    await own.close();
  }
});

leadHistoryContract(() => ({
  leads: new PostgresLeadRepository(database().orm),
  matching: new PostgresMatchingRepository(database().orm),
  history: new PostgresLeadHistory(database().orm),
}));
