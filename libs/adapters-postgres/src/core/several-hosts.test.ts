import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { Database } from '../database/database.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/embedded-postgres.js';
import { migrate } from '../database/migrate/migrate.js';
import { urlsOf } from './several-hosts.js';
import { rowsOf } from './statements.js';

describe('a URL with several hosts', () => {
  it('names each host with its port and repeats the rest', () => {
    expect(
      urlsOf('postgres://u:p%40@one:5433,two/db?target_session_attrs=read-write&sslmode=require'),
    ).toEqual([
      'postgres://u:p%40@one:5433/db?sslmode=require',
      'postgres://u:p%40@two/db?sslmode=require',
    ]);
    expect(urlsOf('postgres://one,[::1]:5433/db?target_session_attrs=primary')).toEqual([
      'postgres://one/db',
      'postgres://[::1]:5433/db',
    ]);
  });

  it.each(['postgres://u:a,b@one/db', 'postgres://one:5433/db?application_name=a,b', 'none'])(
    'is not %s',
    (url) => expect(urlsOf(url)).toEqual([url]),
  );
});

const NAME = `several_${process.pid}`;

describe('a database with several hosts', () => {
  let folder: string;
  let two: EmbeddedPostgres;
  let servers: [string, string];
  let database: Database;
  const nobody = 'postgres://127.0.0.1:1/none';
  const url = (...hosts: string[]) =>
    `postgres://${NAME}:word@${hosts.map((each) => new URL(each).host).join(',')}/${NAME}`;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'several-hosts-'));
    two = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: false });
    servers = [process.env.TEST_DATABASE_URL ?? '', two.url];
    for (const server of servers) {
      await run(server, `create role ${NAME} login superuser password 'word'`);
      await run(server, `create database ${NAME} owner ${NAME}`);
    }
    database = Database.open(url(nobody, ...servers));
  });
  afterAll(async () => {
    await database.close();
    await run(servers[0], `drop database ${NAME} with (force)`);
    await run(servers[0], `drop role ${NAME}`);
    await two.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Read-only for new connections, like a standby. */
  const makeReadOnly = async (server: string, to: 'on' | 'off') => {
    await run(server, `alter database ${NAME} set default_transaction_read_only = ${to}`);
    await run(
      server,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${NAME}'`,
    );
  };
  const writesTo = async () => {
    const [row] = await rowsOf<{ port: number }>(database.orm, 'select inet_server_port() as port');
    return row?.port;
  };
  /** A closed connection is noticed with a delay; the test's time limit ends this loop. */
  const until = async (look: () => Promise<unknown>, wanted: unknown) => {
    while ((await look().catch(() => undefined)) !== wanted);
  };
  const portOf = (server: string) => Number(new URL(server).port);

  it('migrates and serves on the writable host, whichever it is', async () => {
    const [one, other] = servers;
    await makeReadOnly(one, 'on');
    await migrate(url(nobody, one, other));
    expect(await writesTo()).toBe(portOf(other));
    await makeReadOnly(one, 'off');
    await makeReadOnly(other, 'on');
    await until(writesTo, portOf(one));
  });

  it('is away where no host is writable', async () => {
    for (const server of servers) await makeReadOnly(server, 'on');
    const fault = () => writesTo().catch(({ code, cause }) => `${code} ${cause.code}`);
    await until(fault, 'storage-unavailable 25006');
    await expect(migrate(url(...servers), { timeoutMs: 0 })).rejects.toThrow(
      'The database cannot be used: none of its hosts can be written to',
    );
  });

  it('reports the refusal of a login by a host', async () => {
    const wrong = url(nobody, servers[1]).replace(':word', ':guess');
    await expect(migrate(wrong)).rejects.toThrow(/password authentication failed/);
  });
});

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
