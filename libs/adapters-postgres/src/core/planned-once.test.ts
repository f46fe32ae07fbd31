import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Database } from '../database/database.js';
import { PostgresAdminSessions } from '../users/postgres-admin-sessions.js';
import { PostgresAuditLog } from '../users/postgres-audit-log.js';
import { PostgresInvoiceRepository } from '../billing/postgres-invoice-repository.js';
import { PostgresLeadDirectory, PostgresLeadHistory } from '../leads/postgres-lead-directory.js';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresMatchingRepository } from '../lead-case/postgres-matching-repository.js';
import { PostgresNotificationRecords } from '../notifications/postgres-notification-records.js';
import { PostgresPartnerSessions } from '../partners/postgres-partner-sessions.js';
import { PostgresSaleRepository } from '../billing/postgres-sale-repository.js';
import { PostgresWorkQueue } from '../overview/postgres-work-queue.js';
import { rowsOf } from './statements.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();
const id = randomUUID();
const days = { from: new Date(0), to: new Date() };
const held = { isHeld: true };

/** Frequent statements that take longer to plan than to run. */
const ASKED: [string, (orm: MikroORM) => Promise<unknown>][] = [
  ['the session of a user', (orm) => new PostgresAdminSessions(orm).find(id, 'user')],
  ['the session of a partner', (orm) => new PostgresPartnerSessions(orm).find(id, '')],
  ['what is new', (orm) => new PostgresLeadDirectory(orm).version()],
  ['what waits for a user', (orm) => new PostgresWorkQueue(orm).look(new Date(), 5)],
  ['held leads', (orm) => new PostgresLeadDirectory(orm).page(held, '-received_at', 51)],
  ['how many are held', (orm) => new PostgresLeadDirectory(orm).count(held)],
  ['a lead', (orm) => new PostgresLeadDirectory(orm).find(id)],
  ['the same with nothing else', (orm) => new PostgresLeadRepository(orm).findById(id)],
  ['its relatives', (orm) => new PostgresLeadDirectory(orm).relatives(id)],
  ['its history', (orm) => new PostgresLeadHistory(orm).ofLead(id)],
  ['its e-mails', (orm) => new PostgresNotificationRecords(orm).ofLead(id)],
  ['its assignments', (orm) => new PostgresMatchingRepository(orm).assignmentsOf(id)],
  ['its rounds', (orm) => new PostgresMatchingRepository(orm).roundsOf(id)],
  ['sales of a partner', (orm) => new PostgresSaleRepository(orm).list({ partnerId: id }, 51)],
  ['their totals', (orm) => new PostgresSaleRepository(orm).totals({ partnerId: id })],
  ['invoices of one', (orm) => new PostgresInvoiceRepository(orm).list({ partnerId: id }, 13)],
  ['their sums', (orm) => new PostgresInvoiceRepository(orm).totals({ partnerId: id })],
  ['the audit log', (orm) => new PostgresAuditLog(orm).list({}, 51)],
  ['that of a lead', (orm) => new PostgresAuditLog(orm).list({ subjectId: id }, 51)],
  ['that of some days', (orm) => new PostgresAuditLog(orm).list(days, 51)],
];

const ONCE = `
  select count(*)::int as statements, sum(custom_plans)::int as custom, sum(generic_plans)::int as generic
  from pg_prepared_statements`;

it.each(ASKED)('%s is planned once for each connection', async (_, ask) => {
  const alone = Database.open(database().url, 1);
  for (let nth = 0; nth < 8; nth += 1) await ask(alone.orm);
  const plans = await rowsOf(alone.orm, ONCE);
  await alone.close();
  // PostgreSQL tries five custom plans before a generic one.
  expect(plans).toEqual([
    { statements: 1, custom: expect.any(Number), generic: expect.any(Number) },
  ]);
  expect(plans).not.toEqual([expect.objectContaining({ generic: 0 })]);
});
