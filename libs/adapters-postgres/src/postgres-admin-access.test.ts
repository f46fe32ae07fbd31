import { expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import {
  adminSessionsContract,
  leadHistoryContract,
  loginAttemptsContract,
} from '@boligstyling/application/testing';
import { Database } from './database.js';
import { PostgresAdminSessions } from './postgres-admin-sessions.js';
import { PostgresLeadHistory } from './postgres-lead-history.js';
import { PostgresLeadRepository } from './postgres-lead-repository.js';
import { PostgresLoginAttempts } from './postgres-login-attempts.js';
import { PostgresMatchingRepository } from './postgres-matching-repository.js';
import { ownDatabase } from './testing/own-database.js';

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

it('takes one connection for logins, however many come at once', async () => {
  const own = await Database.open(database().url);
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
