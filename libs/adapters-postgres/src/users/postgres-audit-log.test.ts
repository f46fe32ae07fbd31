import { randomUUID } from 'node:crypto';
import type { AuditEntry, AuditLog } from '@boligstyling/application';
import { sampleLink, sampleUser } from '@boligstyling/application/testing';
import { type AuditedAct, DAY_SECONDS, hourlyDeletion } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '../database/database.js';
import { KEEP_AUDIT, inOrmTransaction, inTransaction } from '../core/in-transaction.js';
import { PostgresAuditLog } from './postgres-audit-log.js';
import { PostgresUserRepository } from './postgres-user-repository.js';
import { poolOf, rowsOf } from '../core/statements.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();
const seen = (): AuditedAct => ({
  ...{ userId: null, name: 'Kari', role: 'eier', act: 'saw', call: 'getLead', count: null },
  ...{ subjectId: randomUUID(), fields: [], browser: '', network: '' },
});

it('flushing waits also for rows being stored', async () => {
  const { orm } = database();
  const log = new PostgresAuditLog(orm);
  const act = seen();
  let isFlushed = false;
  let flushing: Promise<void> | undefined;
  await inTransaction(await poolOf(orm), async (client) => {
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

it('reports an overflow, and the waiting rows when it is closed', async () => {
  const away = Database.open('postgres://nobody@127.0.0.1:1/none');
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

describe('the audit log', () => {
  let log: PostgresAuditLog;
  let users: PostgresUserRepository;
  let subjectId: string;
  beforeEach(() => {
    log = new PostgresAuditLog(database().orm);
    users = new PostgresUserRepository(database().orm, true);
    subjectId = randomUUID();
  });
  const act = (changes: Partial<AuditedAct> = {}): AuditedAct => ({
    userId: randomUUID(),
    name: 'Kari Nordmann',
    role: 'eier',
    act: 'changed',
    call: 'followUpLead',
    subjectId,
    fields: ['status', 'note'],
    count: null,
    browser: 'Chrome på Mac',
    network: '192.0.2.0/24',
    ...changes,
  });
  const keptAt = async (kept: AuditedAct, at: Date) => {
    const then = KEEP_AUDIT.replace('now()', '$2::timestamptz');
    await rowsOf(database().orm, then, [JSON.stringify([kept]), at]);
  };
  const own = () => log.list({ subjectId }, 50);
  const invite = (email?: string) => {
    const user = sampleUser(email ? { email } : {});
    return users.invite(user, sampleLink(user), 'digest').then(() => user);
  };

  it('records each act once and returns its result', async () => {
    const done = act();
    expect(await log.during(done, async () => 'the answer')).toBe('the answer');
    expect(await own()).toEqual([{ ...done, id: expect.any(String), at: expect.any(Date) }]);
    await log.during(act({ subjectId: null, userId: null }), invite);
    await log.during(done, async () => [await invite(), await invite()]);
    expect(await own()).toHaveLength(2);
  });

  it('records an export before it is handed over', async () => {
    const countOf = (given: string[]) => given.length;
    await log.during(act({ act: 'exported' }), async () => ['one', 'two'], countOf);
    expect(await own()).toMatchObject([{ act: 'exported', count: 2 }]);
  });

  it('records no failed work without a change', async () => {
    const { email } = await invite();
    await expect(log.during(act(), () => invite(email))).rejects.toMatchObject({
      code: 'user-email-taken',
    });
    expect(await own()).toEqual([]);
  });

  it('records a change although a later step failed', async () => {
    const work = async () => {
      await invite();
      throw new Error('Afterwards');
    };
    await expect(log.during(act(), work)).rejects.toThrow('Afterwards');
    expect(await own()).toHaveLength(1);
  });

  it('records side effects only where the act itself succeeded', async () => {
    const beside = () => log.beside(() => invite());
    const failing = async () => {
      await beside();
      throw new Error('Afterwards');
    };
    await expect(log.during(act(), failing)).rejects.toThrow('Afterwards');
    expect(await own()).toEqual([]);
    await log.during(act(), () => beside().then(() => invite()));
    expect(await own()).toHaveLength(1);
    expect(await beside()).toMatchObject({ role: expect.any(String) });
  });

  it.each<[string, (sql: string) => Promise<unknown>]>([
    [
      'a connection',
      async (sql) => inTransaction(await poolOf(database().orm), (it) => it.query(sql)),
    ],
    ['the ORM', (sql) => inOrmTransaction(database().orm, (em) => em.execute(sql))],
  ])(
    'records the change of a retry by %s, where the first was rolled back or left unlogged',
    async (_, change) => {
      await database().execute(`
        create table if not exists kept (id int primary key);
        create table if not exists pointing (id int references kept deferrable initially deferred);
        grant select, insert on kept, pointing to public`);
      const atItsEnd = 'insert into pointing values (1)';
      const withoutLog = 'set local search_path = pg_temp';
      for (const failing of [atItsEnd, withoutLog]) {
        await log.during(act(), async () => {
          await expect(change(failing)).rejects.toBeDefined();
          await change('insert into kept values (2) on conflict do nothing');
        });
      }
      expect(await own()).toHaveLength(2);
    },
  );

  it('records every subject of a transaction, also where another has stored the row', async () => {
    const [one, other, late] = [randomUUID(), randomUUID(), randomUUID()];
    const pool = await poolOf(database().orm);
    const erase = (...ids: string[]) =>
      inTransaction(
        pool,
        async () => ids,
        (erased) => erased,
      );
    await erase(one);
    await log.during(act({ act: 'erased' }), async () => {
      const failing = inTransaction(
        pool,
        (client) => client.query('select 1/0'),
        () => [other],
      );
      await expect(failing).rejects.toThrow('division by zero');
      await erase(subjectId, one, other);
      await erase(subjectId);
      await erase(subjectId, late);
    });
    const rows = await Promise.all(
      [subjectId, one, other, late].map((id) => log.list({ subjectId: id }, 10)),
    );
    expect(rows.map((each) => each.map(({ act }) => act))).toEqual(Array(4).fill(['erased']));
  });

  it('records reads once it is flushed', async () => {
    log.saw(act({ act: 'saw', count: 3 }));
    log.saw(act({ act: 'saw', count: 0 }));
    await log.flush();
    await log.flush();
    expect((await own()).map(({ count }) => count).sort()).toEqual([0, 3]);
  });

  it('is read backwards by page', async () => {
    const minutes = [1, 2, 3, 4, 5];
    const at = (minute: number) => new Date(Date.now() - minute * 60_000);
    for (const minute of [3, 1, 5, 2, 4]) await keptAt(act({ count: minute }), at(minute));
    let after: AuditEntry | undefined;
    for (const minute of minutes) {
      const page: AuditEntry[] = await log.list({ subjectId }, 1, after);
      expect(page.map(({ count }) => count)).toEqual([minute]);
      after = page[0];
    }
    expect(await log.list({ subjectId }, 1, after)).toEqual([]);
  });

  it('is read to its end where many rows share a time', async () => {
    const at = new Date();
    for (const count of [1, 2, 3]) await keptAt(act({ count }), at);
    const first = await log.list({ subjectId }, 2);
    const rest = await log.list({ subjectId }, 2, first.at(-1));
    expect([...first, ...rest].map(({ count }) => count).sort()).toEqual([1, 2, 3]);
  });

  it('is filtered by part of a name, act and time', async () => {
    const [before, then] = [new Date('2026-11-01T12:00:00Z'), new Date('2026-11-02T12:00:00Z')];
    await keptAt(act({ name: 'Ola_50%', act: 'erased', count: 1 }), before);
    await keptAt(act({ name: 'Åse Berg', count: 2 }), then);
    const found = async (filter: Parameters<AuditLog['list']>[0]) =>
      (await log.list({ subjectId, ...filter }, 50)).map(({ count }) => count);
    expect(await found({})).toEqual([2, 1]);
    expect(await found({ name: 'åse' })).toEqual([2]);
    expect(await found({ name: '%' })).toEqual([1]);
    expect(await found({ name: '_5' })).toEqual([1]);
    expect(await found({ act: 'erased' })).toEqual([1]);
    expect(await found({ from: then })).toEqual([2]);
    expect(await found({ to: then })).toEqual([1]);
    expect(await found({ subjectId: randomUUID() })).toEqual([]);
  });

  it('deletes rows older than 24 months and no newer ones, whatever the caller asks', async () => {
    const end = hourlyDeletion(new Date()).audit;
    const beside = (days: number) => new Date(end.getTime() + days * DAY_SECONDS * 1000);
    await keptAt(act({ count: 1 }), beside(-1));
    await keptAt(act({ count: 2 }), beside(1));
    await log.deleteOld(beside(-2));
    expect(await own()).toHaveLength(2);
    await log.deleteOld(beside(2));
    expect((await own()).map(({ count }) => count)).toEqual([2]);
  });
});
