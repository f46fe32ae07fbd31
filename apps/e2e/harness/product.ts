import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { AddressService } from './address-service.js';
import { ApiProcess } from './api-process.js';
import { freePort } from './free-port.js';
import { Mailbox } from './mailbox.js';

export type Settings = Record<string, string>;

/**
 * Empties all tables except those filled at start. Background work may lock rows in another order,
 * so each lock has a short time-out, and all are retried.
 */
const EMPTY_ALL = `
  do $$
  begin
    set local lock_timeout = '200ms';
    -- No trigger is asked: the audit log keeps what it has, also from its owner.
    set local session_replication_role = replica;
    for tried in 1..50 loop
      begin
        execute (select format('truncate %s restart identity', string_agg(quote_ident(tablename), ', '))
          from pg_tables where schemaname = 'public'
            and tablename not in ('mikro_orm_migrations', 'job_run'));
        return;
      exception when lock_not_available then null;
      end;
    end loop;
    raise 'the product keeps its rows locked';
  end $$`;

export class Product {
  readonly adminPassword = 'journeys-know-this-password';
  private api: ApiProcess | undefined;
  private database: Promise<pg.Pool> | undefined;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly settings: Settings,
    readonly mailbox: Mailbox,
    readonly addressService: AddressService,
  ) {}

  static async start(settings: Settings): Promise<Product> {
    const product = new Product(
      await mkdtemp(join(tmpdir(), 'journeys-')),
      await freePort(),
      settings,
      await Mailbox.start(),
      await AddressService.start(),
    );
    try {
      await cp(process.env.E2E_FIRST_START ?? '', product.folder, { recursive: true });
      await product.restart();
      return product;
    } catch (error) {
      await product.release();
      throw error;
    }
  }

  get baseURL(): string {
    return `http://localhost:${this.port}`;
  }

  async restart(): Promise<void> {
    await this.disconnect();
    await this.api?.end('SIGTERM');
    this.api = await ApiProcess.start(this.baseURL, {
      PORT: String(this.port),
      PUBLIC_URL: this.baseURL,
      DATA_DIR: this.folder,
      SMTP_URL: this.mailbox.url,
      ADDRESS_SEARCH_URL: this.addressService.url,
      ADMIN_PASSWORD: this.adminPassword,
      LEADS_PER_MINUTE: '0',
      ...this.settings,
    });
  }

  /** SIGKILL; `restart` brings the product back. */
  async kill9(): Promise<void> {
    await this.disconnect();
    await this.api?.end('SIGKILL');
    this.api = undefined;
  }

  async query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]> {
    this.database ??= this.connect();
    return (await (await this.database).query<Row>(sql, values)).rows;
  }

  /** Connecting takes 11 ms of CPU, a query less than 1 ms. */
  private async connect(): Promise<pg.Pool> {
    const pool = new pg.Pool({ connectionString: await this.databaseUrl(), max: 1 });
    // The server may end an idle connection; the next query opens another.
    pool.on('error', () => undefined);
    return pool;
  }

  private async disconnect(): Promise<void> {
    const pool = await this.database;
    this.database = undefined;
    await pool?.end();
  }

  /** Owners' e-mails about acceptances leave now, not after their minutes. */
  async hastenOwnersMail(): Promise<void> {
    await this.query(`update notification set due_at = now() where kind = 'owner-matched'`);
  }

  /** Empties database and mailbox, much faster than a new product starts. */
  async empty(): Promise<void> {
    await this.query(EMPTY_ALL);
    this.mailbox.received.length = 0;
  }

  async stop(): Promise<void> {
    // A killed product leaves its database running; an orderly stop ends both.
    if (!this.api) await this.restart();
    await this.disconnect();
    await this.api?.end('SIGTERM');
    await this.release();
  }

  private async release(): Promise<void> {
    await this.mailbox.stop();
    await this.addressService.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async databaseUrl(): Promise<string> {
    const cluster = join(this.folder, 'postgres');
    const password = await readFile(join(cluster, 'password'), 'utf8');
    const port = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[3];
    return `postgres://boligstyling:${password}@127.0.0.1:${port}/boligstyling`;
  }
}
