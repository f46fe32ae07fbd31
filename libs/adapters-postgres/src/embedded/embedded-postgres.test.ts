import { existsSync, readFileSync } from 'node:fs';
import {
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';

const isRoot = process.getuid?.() === 0;

let folder: string;
let dataDir: string;
let started: EmbeddedPostgres[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-postgres-'));
  dataDir = join(folder, 'data', 'postgres');
  started = [];
});

afterEach(async () => {
  await Promise.all(started.map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, durable: true });
  started.push(server);
  return server;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function serverPid(): Promise<number> {
  return Number((await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

async function answerAgain(url: string, sql: string): Promise<unknown[]> {
  for (;;) {
    try {
      return await query(url, sql);
    } catch {
      // Not up yet; the test's time limit ends the loop.
    }
  }
}

const LEAD = "create table lead (name text); insert into lead values ('Kari')";
const KARI = [{ name: 'Kari' }];

describe('the embedded database', () => {
  it("starts on an empty folder, sorts in Norwegian and admits only the folder's owner", async () => {
    const { url } = await start();
    const sorted = await query(
      url,
      `select w from unnest(array['å', 'ø', 'z', 'æ']) w order by w collate "nb-x-icu"`,
    );
    expect(sorted).toEqual(['z', 'æ', 'ø', 'å'].map((w) => ({ w })));
    expect(await query(url, "select upper('blåbær') u")).toEqual([{ u: 'BLÅBÆR' }]);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    const stranger = Object.assign(new URL(url), { password: 'guess' });
    await expect(query(stranger.href, 'select 1')).rejects.toThrow('password authentication');
  });

  it('keeps its data over a stop and a start', async () => {
    const first = await start();
    await query(first.url, LEAD);
    await first.stop();
    await expect(query(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
    expect(await query((await start()).url, 'table lead')).toEqual(KARI);
  });

  it('starts although a crash has left an empty pid file', async () => {
    const first = await start();
    await query(first.url, LEAD);
    await first.stop();
    await writeFile(join(dataDir, 'postmaster.pid'), '');
    expect(await query((await start()).url, 'table lead')).toEqual(KARI);
  });

  it('removes the leftovers of a killed first start, and not those of a running one', async () => {
    const [left, atWork] = ['.postgres-AbCdEf', '.postgres-GhIjKl'].map((name) =>
      join(folder, 'data', name),
    ) as [string, string];
    for (const each of [left, atWork]) await mkdir(join(each, 'cluster'), { recursive: true });
    const twoHoursAgo = new Date(Date.now() - 7_200_000);
    await utimes(left, twoHoursAgo, twoHoursAgo);
    await start();
    await expect(stat(left)).rejects.toThrow('ENOENT');
    expect((await stat(atWork)).isDirectory()).toBe(true);
  });

  it('comes back at the same address with its data when its process is killed', async () => {
    const { url } = await start();
    await query(url, LEAD);
    process.kill(await serverPid(), 'SIGKILL');
    expect(await answerAgain(url, 'table lead')).toEqual(KARI);
  });

  it('reports why it does not come back, and comes back once it can', async () => {
    const faults: string[] = [];
    const onFault = ({ message }: Error) => faults.push(message);
    const server = await startEmbeddedPostgres({ dataDir, durable: true, onFault });
    started.push(server);
    await query(server.url, LEAD);
    await rename(join(dataDir, 'global'), join(dataDir, 'away'));
    process.kill(await serverPid(), 'SIGKILL');
    while (faults.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(faults[0]).toMatch(/did not start.*\n.*global/s);
    await rename(join(dataDir, 'away'), join(dataDir, 'global'));
    expect(await answerAgain(server.url, 'table lead')).toEqual(KARI);
  });

  it('is shared by processes on one folder and stops with the last', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    expect(other.url).toBe(one.url);
    await query(one.url, LEAD);
    await one.stop();
    expect(await query(other.url, 'table lead')).toEqual(KARI);
    await other.stop();
    await expect(query(other.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('calls back once it has launched a server, before that is ready, and not when it joins one', async () => {
    const ready: boolean[] = [];
    const onLaunch = () => {
      const pidFile = join(dataDir, 'postmaster.pid');
      ready.push(existsSync(pidFile) && readFileSync(pidFile, 'utf8').includes('ready'));
    };
    for (let starts = 0; starts < 2; starts += 1)
      started.push(await startEmbeddedPostgres({ dataDir, durable: true, onLaunch }));
    expect(ready).toEqual([false]);
  });

  it('starts although a stale pid file names a running process', async () => {
    await (await start()).stop();
    await writeFile(
      join(dataDir, 'postmaster.pid'),
      `${process.pid}\n${dataDir}\n1\n1\n\n\n\nready\n`,
    );
    expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('reports why it does not start', async () => {
    await (await start()).stop();
    await rm(join(dataDir, 'global'), { recursive: true });
    await expect(start()).rejects.toThrow(/did not start.*\n.*global/s);
  });

  it('creates no database where one must exist, and names the folder', async () => {
    await expect(
      startEmbeddedPostgres({ dataDir, durable: false, mustExist: true }),
    ).rejects.toThrow(/^There is no database in \S+: set DATABASE_URL, or DATA_DIR/);
    expect(await readdir(folder)).toEqual([]);
  });

  it("refuses another major version's database with instructions, and touches nothing", async () => {
    await mkdir(dataDir, { recursive: true });
    const left = join(folder, 'data', '.postgres-AbCdEf');
    await mkdir(left);
    await utimes(left, 0, 0);
    await writeFile(join(dataDir, 'PG_VERSION'), '17\n');
    const before = await stat(dataDir);
    await expect(start()).rejects.toThrow(
      /^The database in \S+ is of PostgreSQL 17, and this release brings \d+: .+npm run backup.+npm run restore.+Nothing was touched\.$/,
    );
    expect(await readdir(dataDir)).toEqual(['PG_VERSION']);
    expect(await stat(dataDir)).toMatchObject({ mtimeMs: before.mtimeMs, uid: before.uid });
    expect((await stat(left)).isDirectory()).toBe(true);
  });

  (isRoot ? it : it.skip)(
    "refuses root where the folder is another user's, whose server may run (needs root)",
    async () => {
      await (await start()).stop();
      const left = join(folder, 'data', '.postgres-AbCdEf');
      await mkdir(left);
      await utimes(left, 0, 0);
      const theirs = [dataDir, join(dataDir, 'PG_VERSION')];
      for (const each of theirs) await chown(each, 1000, 1000);
      await expect(start()).rejects.toThrow(
        /^The database in \S+ belongs to the user 1000: run this as that user\b.+Nothing was touched\.$/,
      );
      for (const each of theirs) expect(await stat(each)).toMatchObject({ uid: 1000, gid: 1000 });
      expect((await stat(left)).isDirectory()).toBe(true);
    },
  );

  (isRoot ? it : it.skip)('is taken over from another way of root’s (needs root)', async () => {
    await (await start()).stop();
    const { uid } = await stat(dataDir);
    await chown(dataDir, uid === 0 ? 65534 : 0, 0);
    expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await stat(dataDir)).uid).toBe(uid);
  });
});
