import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@boligstyling/adapters-postgres';
import pg from 'pg';
import { PatroniCluster } from './patroni-cluster.js';
import { SmallDisk } from './small-disk.js';

/** It syncs to disk. */
export class DatabaseServer {
  private constructor(
    private readonly folder: string,
    private readonly server: Pick<EmbeddedPostgres, 'url' | 'stop'>,
    readonly disk?: SmallDisk,
    readonly cluster?: PatroniCluster,
  ) {}

  /** @throws Error when a small disk is requested and cannot be mounted */
  static async start(onSmallDisk = false): Promise<DatabaseServer> {
    const folder = await mkdtemp(join(tmpdir(), 'faults-database-'));
    const disk = onSmallDisk ? await SmallDisk.mount(folder) : undefined;
    const dataDir = join(folder, 'postgres');
    return new DatabaseServer(
      folder,
      await startEmbeddedPostgres({ dataDir, durable: true }),
      disk,
    );
  }

  static async startCluster(): Promise<DatabaseServer> {
    const folder = await mkdtemp(join(tmpdir(), 'faults-cluster-'));
    const cluster = await PatroniCluster.start(folder);
    return new DatabaseServer(folder, cluster, undefined, cluster);
  }

  get port(): number {
    return Number(new URL(this.server.url).port);
  }

  async create(): Promise<string> {
    const name = `faults_${randomUUID().replaceAll('-', '')}`;
    await this.query(this.server.url, `create database ${name}`);
    return Object.assign(new URL(this.server.url), { pathname: name }).href;
  }

  async query<Row extends object>(url: string, sql: string, values?: unknown[]): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row & pg.QueryResultRow>(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  async answers(): Promise<boolean> {
    return this.query(this.server.url, 'select 1').then(
      () => true,
      () => false,
    );
  }

  /** PostgreSQL's «immediate shutdown». */
  async stopImmediately(): Promise<void> {
    const [pid] = (await readFile(join(this.folder, 'postgres/postmaster.pid'), 'utf8')).split(
      '\n',
    );
    process.kill(Number(pid), 'SIGQUIT');
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await this.disk?.unmount();
    await rm(this.folder, { recursive: true, force: true });
  }
}
