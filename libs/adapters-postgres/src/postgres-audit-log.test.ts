import { randomUUID } from 'node:crypto';
import type { AuditedAct } from '@boligstyling/domain';
import { expect, it } from '@jest/globals';
import { Database } from './database.js';
import { PostgresAuditLog } from './postgres-audit-log.js';
import { together } from './statements.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();
const seen = (): AuditedAct => ({
  ...{ personId: null, name: 'Kari', role: 'eier', act: 'saw', call: 'getLead', count: null },
  ...{ subjectId: randomUUID(), fields: [], browser: '', network: '' },
});

it('waits also for the rows that are being kept just now', async () => {
  const { orm } = database();
  const log = new PostgresAuditLog(orm);
  const act = seen();
  let isFlushed = false;
  let flushing: Promise<void> | undefined;
  await together(orm, async (client) => {
    await client.query('lock table audit_log in share row exclusive mode');
    log.saw(act);
    void log.flush();
    flushing = log.flush().then(() => void (isFlushed = true));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(isFlushed).toBe(false);
  });
  await flushing;
  expect(await log.list({ subjectId: act.subjectId ?? '' }, 10)).toHaveLength(1);
});

it('tells of what is too much to wait, and of what waits when it is given up', async () => {
  const away = await Database.open('postgres://nobody@127.0.0.1:1/none');
  const lost: AuditedAct[] = [];
  const log = new PostgresAuditLog(away.orm, {
    late: () => undefined,
    lost: (act) => void lost.push(act),
  });
  const rows = Array.from({ length: 10_001 }, seen);
  rows.forEach((row) => log.saw(row));
  expect(lost).toEqual(rows.slice(10_000));
  log.giveUp();
  expect(lost).toHaveLength(10_001);
  await log.flush();
  await away.close();
});
