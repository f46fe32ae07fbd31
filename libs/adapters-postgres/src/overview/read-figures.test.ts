import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sampleLead } from '@boligstyling/application/testing';
import { Database } from '../database/database.js';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { MonitorFigures } from './read-figures.js';
import { emptyTables } from '../testing/empty-tables.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();
const HOUR = 3_600;

it('reports leads without a partner on the first read', async () => {
  const { orm } = database();
  const submission = { idempotencyKey: randomUUID(), digest: 'digest' };
  await new PostgresLeadRepository(orm).receive(sampleLead(), [], submission);
  await orm.em.getConnection().execute(`update lead set match_until = now() + interval '1 day'`);
  expect(await new MonitorFigures(orm).read()).toMatchObject({ leadsWithoutPartner: 1 });
});

/** The figures of a database with an adjustable clock, in seconds. */
describe('the setback of the database’s clock', () => {
  let elapsedMs: number;
  let figures: MonitorFigures;
  let own: Database;
  const execute = (sql: string) => database().execute(sql);
  const setClock = (seconds: number) => execute(`update elsewhere.clock set ahead = ${seconds}`);
  const behind = async () => Math.round((await figures.read()).clockBehindSeconds / 60) * 60;
  const pass = (seconds: number) => {
    elapsedMs += seconds * 1_000;
    return execute(`update elsewhere.clock set ahead = ahead + ${seconds}`);
  };

  beforeAll(async () => {
    await execute(`create schema elsewhere; create table elsewhere.clock as select 0 as ahead`);
    await execute(`create function elsewhere.now() returns timestamptz language sql stable as
      $$ select pg_catalog.now() + make_interval(secs => ahead) from elsewhere.clock $$`);
    const name = new URL(database().url).pathname.slice(1);
    await execute(`alter database ${name} set search_path = elsewhere, pg_catalog, public`);
  });
  beforeEach(async () => {
    own = Database.open(database().url, 1);
    elapsedMs = 0;
    figures = new MonitorFigures(own.orm, () => elapsedMs);
    await setClock(0);
    expect(await behind()).toBe(0);
  });
  afterEach(() => own.close());

  it('is reported until the clock is set right', async () => {
    await setClock(-HOUR);
    expect(await behind()).toBe(HOUR);
    await setClock(0);
    expect(await behind()).toBe(0);
  });

  it('is reported until the clock shows its earlier time again, because due work waits as long', async () => {
    await setClock(-HOUR);
    await pass(HOUR / 2);
    expect(await behind()).toBe(HOUR / 2);
    await pass(HOUR / 2);
    expect(await behind()).toBe(0);
  });

  it('is reported beside the difference from this machine’s clock, in both directions', async () => {
    const difference = async () => Math.round((await figures.read()).clockDifferenceSeconds / 60);
    expect(await difference()).toBe(0);
    await setClock(3 * HOUR);
    expect(await difference()).toBe(180);
    await setClock(-HOUR);
    expect(await difference()).toBe(60);
  });

  it('is zero after a jump forward or with a clock wrong from the start', async () => {
    await setClock(30 * HOUR);
    expect(await behind()).toBe(0);
    await pass(HOUR);
    expect(await behind()).toBe(0);
  });

  describe('without a read in between', () => {
    const ahead = (hours: number) => `pg_catalog.now() + interval '${hours} hours'`;
    const job = (hours: number) => `insert into job_run values ('sessions', ${ahead(hours)})`;
    const atFirst = async () => {
      figures = new MonitorFigures(own.orm, () => elapsedMs);
      return behind();
    };
    beforeEach(() => execute(emptyTables('lead, job_run')));
    afterEach(() => execute(emptyTables('lead, job_run')));
    const received = async (hours: number) => {
      const lead = sampleLead({ receivedAt: new Date(Date.now() + hours * HOUR * 1_000) });
      await new PostgresLeadRepository(own.orm).receive(lead, [
        { id: randomUUID(), kind: 'lead-notification' },
      ]);
    };

    it('shows in a stored lead', async () => {
      await received(1);
      await execute(`update notification set state = 'sent'`);
      expect(await atFirst()).toBe(HOUR);
    });

    it('shows in a waiting email', async () => {
      await received(1);
      await execute(`update lead set received_at = ${ahead(-1)}`);
      expect(await atFirst()).toBe(HOUR);
    });

    it("shows in a job's success until that time comes again", async () => {
      await execute(job(1));
      expect(await atFirst()).toBe(HOUR);
      await pass(HOUR / 2);
      expect(await behind()).toBe(HOUR / 2);
    });

    it('ignores times more than a day ahead, and times not ahead at first', async () => {
      await execute(job(25));
      expect(await atFirst()).toBe(0);
      await execute(`update job_run set succeeded_at = ${ahead(1)}`);
      expect(await behind()).toBe(0);
    });
  });

  it('is forgotten after a day where the clock was years ahead for a moment', async () => {
    await setClock(9_000 * HOUR);
    await behind();
    await setClock(0);
    expect(await behind()).toBe(9_000 * HOUR);
    await pass(24 * HOUR + 60);
    expect(await behind()).toBe(0);
    await setClock(23 * HOUR);
    expect(await behind()).toBe(HOUR + 60);
  });
});
