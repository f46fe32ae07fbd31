import {
  adminSessionsContract,
  leadHistoryContract,
  loginAttemptsContract,
} from '@boligstyling/application/testing';
import { PostgresAdminSessions } from './postgres-admin-sessions.js';
import { PostgresLeadHistory } from './postgres-lead-history.js';
import { PostgresLeadRepository } from './postgres-lead-repository.js';
import { PostgresLoginAttempts } from './postgres-login-attempts.js';
import { PostgresMatchingRepository } from './postgres-matching-repository.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

const execute = async (sql: string) => {
  await database().orm.em.getConnection().execute(sql);
};

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

leadHistoryContract(() => ({
  leads: new PostgresLeadRepository(database().orm),
  matching: new PostgresMatchingRepository(database().orm),
  history: new PostgresLeadHistory(database().orm),
}));
