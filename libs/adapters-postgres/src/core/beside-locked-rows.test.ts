import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { PostgresInvoiceRepository } from '../billing/postgres-invoice-repository.js';
import { Database } from '../database/database.js';
import { PostgresLeadPictures } from '../files/postgres-lead-pictures.js';
import { PostgresMatchingRepository } from '../lead-case/postgres-matching-repository.js';
import { PostgresOwnerConfirmations } from '../owners/postgres-owner-confirmations.js';
import { PostgresPartnerApplications } from '../partners/postgres-partner-applications.js';
import { PostgresPartnerSessions } from '../partners/postgres-partner-sessions.js';
import { PostgresRetentionRepository } from '../retention/postgres-retention-repository.js';
import { PostgresReviews } from '../reviews/postgres-reviews.js';
import { emptyTables } from '../testing/empty-tables.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertLead, insertPartner, nthId } from '../testing/rows.js';
import { withUsualTimeouts } from '../testing/test-database.js';
import { PostgresAdminSessions } from '../users/postgres-admin-sessions.js';
import { PostgresCredentials } from '../users/postgres-credentials.js';
import { PostgresLoginAttempts } from '../users/postgres-login-attempts.js';

type Orm = Database['orm'];

const database = ownDatabase();
const [FIRST, SECOND] = [nthId(1), nthId(2)];
const BOTH = `unnest(array['${FIRST}', '${SECOND}']::uuid[]) as pair (id)`;
const NOW = new Date();
const STALLED = { code: 'storage-unavailable' };

beforeEach(async () => {
  const { execute } = database();
  await execute(
    emptyTables(
      'lead, partner, admin_session, login_attempt, challenge, one_time_link, first_email',
    ),
  );
});

/** Runs the job within the product's time-outs, while a session holds the row with the first id. */
async function beside(table: string, run: (orm: Orm) => Promise<unknown>): Promise<void> {
  const session = new pg.Client({ connectionString: database().url });
  const product = Database.open(withUsualTimeouts(database().url));
  await session.connect();
  try {
    await session.query('begin');
    const key = table === 'first_email' ? 'mailbox' : 'id';
    const held = await session.query(`select from ${table} where ${key} = $1 for update`, [FIRST]);
    expect(held.rowCount).toBe(1);
    await run(product.orm);
  } finally {
    await session.end();
    await product.close();
  }
}

const LEADS = insertLead(
  { id: 'pair.id', received_at: `now() - interval '3 years'` },
  `from ${BOTH}`,
);
const PARTNER = insertPartner({ id: `'${FIRST}'` });

it.each<[table: string, rows: string, deletion: (orm: Orm) => Promise<unknown>]>([
  [
    'partner_session',
    `${PARTNER};
     insert into partner_session select pair.id, '${FIRST}', pair.id::text, '', '', 'epoch', 'epoch', 'epoch' from ${BOTH}`,
    (orm) => new PostgresPartnerSessions(orm).purge(),
  ],
  [
    'admin_session',
    `insert into admin_session (id, token_digest, generation, opened_at, expires_at, browser, network,
       last_used_at, confirmed_at)
     select pair.id, pair.id::text, '', 'epoch', 'epoch', '', '', 'epoch', 'epoch' from ${BOTH}`,
    (orm) => new PostgresAdminSessions(orm).purge(),
  ],
  [
    'login_attempt',
    `insert into login_attempt select pair.id, 'client', 'budget', 'epoch' from ${BOTH}`,
    (orm) => new PostgresLoginAttempts(orm).purge(),
  ],
  [
    'challenge',
    `insert into challenge (id, purpose, value, expires_at)
     select pair.id, 'sign-in', '', 'epoch' from ${BOTH}`,
    (orm) => new PostgresCredentials(orm).purge(),
  ],
  [
    'one_time_link',
    `insert into one_time_link select pair.id, pair.id::text, 'sign-in', pair.id, 'epoch' from ${BOTH}`,
    (orm) => new PostgresCredentials(orm).purge(),
  ],
  [
    'partner_application',
    `insert into partner_application (id, state, received_at, changed_at, mailbox, suspect, content)
     select pair.id, 'refused', 'epoch', 'epoch', '', false, '{}' from ${BOTH}`,
    (orm) => new PostgresPartnerApplications(orm).deleteOld(NOW),
  ],
  [
    'owner_confirmation',
    `${LEADS};
     insert into owner_confirmation (id, lead_id, purpose, asked_at, expires_at)
     select pair.id, pair.id, 'erase', 'epoch', 'epoch' from ${BOTH}`,
    (orm) => new PostgresOwnerConfirmations(orm).deleteOld(NOW),
  ],
  [
    'erasure_notification',
    `${PARTNER};
     insert into erasure_notification select pair.id, '${FIRST}', '', '', 'epoch', false, 'epoch' from ${BOTH}`,
    (orm) => new PostgresRetentionRepository(orm).deleteErasures(NOW),
  ],
  [
    'first_email',
    `insert into first_email select pair.id, '2020-01-01', '{}' from ${BOTH}`,
    (orm) => new PostgresRetentionRepository(orm).deleteFirstEmails(NOW),
  ],
  ['lead', LEADS, (orm) => new PostgresRetentionRepository(orm).eraseInactive(NOW, 9)],
])('deletes old rows of %s beside one that a session locks', async (table, rows, deletion) => {
  const { execute, orm } = database();
  await execute(rows);
  await beside(table, deletion);
  const count = async () => (await execute(`select from ${table}`)).length;
  expect(await count()).toBe(1);
  await deletion(orm);
  expect(await count()).toBe(0);
});

it('ends pauses beside a partner that a session locks', async () => {
  const { execute, orm } = database();
  const paused = { active: 'false', paused_until: `'2020-01-01'` };
  for (const id of [FIRST, SECOND]) {
    await execute(insertPartner({ id: `'${id}'`, email: `'${id}@stil.no'`, ...paused }));
  }
  const end = (its: Orm) => new PostgresMatchingRepository(its).endPauses('2026-12-01', NOW);
  await beside('partner', end);
  expect(await execute('select id from partner where active')).toEqual([{ id: SECOND }]);
  expect([await end(orm), await end(orm)]).toEqual([1, 0]);
});

it('reminds of invoices beside one that stays locked, fails, and reminds of that one later', async () => {
  const { execute, orm } = database();
  await execute(PARTNER);
  await execute(`
    insert into invoice (id, kind, number, partner_id, issued_on, due_on, total_ore, content)
    select pair.id, 'invoice', right(pair.id::text, 9), '${FIRST}', '2026-01-01', '2026-01-15', 100,
      '{"lines": []}' from ${BOTH}`);
  const remind = (its: Orm) =>
    new PostgresInvoiceRepository(its).remind('invoice-reminder', {
      dueBefore: '2026-02-01',
      after: null,
    });
  await beside('invoice', (its) => expect(remind(its)).rejects.toMatchObject(STALLED));
  const reminded = () => execute('select invoice_id as id from notification order by 1');
  expect(await reminded()).toEqual([{ id: SECOND }]);
  await remind(orm);
  await remind(orm);
  expect(await reminded()).toEqual([{ id: FIRST }, { id: SECOND }]);
});

it('asks for reviews beside a lead that stays locked, fails, and asks its owner later', async () => {
  const { execute, orm } = database();
  await execute(PARTNER);
  await execute(insertLead({ id: 'pair.id', address: 'pair.id' }, `from ${BOTH}`));
  await execute(`
    insert into assignment (id, lead_id, partner_id, state, offered_at, answered_at)
    select pair.id, pair.id, '${FIRST}', 'accepted', now(), now() from ${BOTH}`);
  const period = { after: new Date(0), before: new Date(Date.now() + 60_000) };
  const ask = (its: Orm) => new PostgresReviews(its).ask(period, randomUUID, NOW, 9);
  await beside('lead', (its) => expect(ask(its)).rejects.toMatchObject(STALLED));
  const asked = () => execute('select lead_id as id from review order by 1');
  expect(await asked()).toEqual([{ id: SECOND }]);
  expect([await ask(orm), await ask(orm)]).toEqual([1, 0]);
  expect(await asked()).toEqual([{ id: FIRST }, { id: SECOND }]);
});

it('deletes no old picture that a session locks, and the others', async () => {
  const { execute, orm } = database();
  await execute(LEADS);
  await execute(`
    insert into lead_picture select made.* from ${BOTH} cross join lateral (
      select (jsonb_populate_record(null::lead_picture, jsonb_build_object('id', pair.id, 'lead_id',
        pair.id, 'file_id', pair.id, 'place', 1, 'bytes', 1, 'width', 1, 'height', 1, 'added_by', 'owner', 'added_at', 'epoch'))).*) made`);
  const remove = (its: Orm) => new PostgresLeadPictures(its).removeOld(NOW, 9);
  await beside('lead_picture', remove);
  expect(await execute('select id from lead_picture')).toEqual([{ id: FIRST }]);
  expect(await remove(orm)).toBe(1);
});
