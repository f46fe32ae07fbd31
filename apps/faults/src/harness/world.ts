import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiProcess } from './api-process.js';
import type { DatabaseServer } from './database-server.js';
import { freePorts } from './free-ports.js';
import { Integrator } from './integrator.js';
import { CONNECTIONS, MailServer } from './mail-server.js';
import { Partners } from './partners.js';
import { Proxy } from './proxy.js';
import { Visitors } from './visitors.js';

/** What the administrators of this world log in with. */
export const ADMIN_PASSWORD = 'faults-know-this-password';

export interface WorldOptions {
  /** How many API processes serve. Default: 2. */
  readonly replicas?: number;
  /** Settings that differ from the world's. */
  readonly settings?: Readonly<Record<string, string>>;
  /** How many questions a week each of twelve partners takes. Default: 25, which makes 300 in all. */
  readonly capacity?: number;
}

/** The product with everything around it that can fail: several replicas on one database. */
export class World {
  readonly network = new Proxy(() => this.server.port);
  readonly visitors: Visitors;
  readonly partners: Partners;
  /** How many leads came by `fill`. */
  filled = 0;

  private constructor(
    readonly server: DatabaseServer,
    readonly databaseUrl: string,
    readonly mail: MailServer,
    readonly integrator: Integrator,
    readonly replicas: readonly ApiProcess[],
    private readonly folder: string,
  ) {
    this.visitors = new Visitors(replicas);
    this.partners = new Partners(mail, replicas);
  }

  static async start(server: DatabaseServer, options: WorldOptions): Promise<World> {
    const folder = await mkdtemp(join(tmpdir(), 'faults-'));
    const databaseUrl = await server.create();
    const mail = await MailServer.start();
    const settings: Record<string, string> = {
      DATA_DIR: folder,
      SMTP_URL: mail.url,
      ADMIN_PASSWORD,
      LEADS_PER_MINUTE: '0',
      LOG_LEVEL: 'info',
      ...options.settings,
    };
    const ports = await freePorts(options.replicas ?? 2);
    const replicas = ports.map((port) => new ApiProcess(port, settings));
    const world = new World(server, databaseUrl, mail, await Integrator.start(), replicas, folder);
    await world.network.start();
    settings.DATABASE_URL = Object.assign(new URL(databaseUrl), {
      port: String(world.network.port),
    }).href;
    try {
      await Promise.all(replicas.map((replica) => replica.start()));
      await world.query(TELL, [world.integrator.url]);
      if (settings.MATCHING !== 'manual') {
        await world.partners.join(world.query.bind(world), options.capacity ?? 25);
      }
      return world;
    } catch (error) {
      await world.end();
      throw error;
    }
  }

  /** Rows of the product's database, past the network that fails. */
  query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.server.query<Row>(this.databaseUrl, sql, values);
  }

  /** Puts leads that are due into the outbox, as if they had been received. */
  async fill(leads: number, email = 'kari@nordmann.no'): Promise<void> {
    await this.query(FILL, [leads, email]);
    this.filled += leads;
  }

  /** How many rows there are of this, such as `lead where status = $1`. */
  async countOf(what: string, values: unknown[] = []): Promise<number> {
    const [row] = await this.query<{ count: string }>(`select count(*) from ${what}`, values);
    return Number(row?.count);
  }

  /** How many notifications are in this state. */
  count(state: 'due' | 'sent' | 'parked' | 'uncertain'): Promise<number> {
    return this.countOf('notification where state = $1', [state]);
  }

  /**
   * How many copies of messages nobody could avoid: each connection to the mail server can have lost
   * the answer to one when its process died or slept, or when the connections were broken.
   */
  get unavoidableCopies(): number {
    const crashes = this.replicas.reduce((sum, { crashes }) => sum + crashes, 0);
    return CONNECTIONS * (crashes + this.mail.cuts * this.replicas.length);
  }

  /** Whether nothing is due any more, and every partner who was asked has answered. */
  async isSettled(): Promise<boolean> {
    // In this order: what follows from an answer is due before the partner hears of it.
    return this.partners.haveAnswered && (await this.query(DUE)).length === 0;
  }

  /** How many notifications workers have in their hands right now. */
  held(): Promise<number> {
    return this.countOf(
      `notification where state in ('due', 'uncertain') and leased_until > now()`,
    );
  }

  /** Ends the waiting for the next try of what has failed. What a worker holds stays held. */
  async endBackOff(): Promise<void> {
    await this.query(
      `update notification set due_at = now() where state = 'due' and leased_until is null`,
    );
    await this.passTheHour();
  }

  /** Lets the hour pass after which an uncertain message is sent once more. What a worker holds stays held. */
  async passTheHour(): Promise<void> {
    await this.query(`
      update notification set due_at = now()
      where state = 'uncertain' and (leased_until is null or leased_until <= now())`);
  }

  /** Frees what dead workers hold, once the living have nothing left to do, and nudges them by a submit. */
  async endLeases(): Promise<void> {
    for (let before = '', now = await this.progress(); now !== before;) {
      await sleep(2_000);
      [before, now] = [now, await this.progress()];
    }
    for (const outbox of ['notification', 'webhook_delivery']) {
      await this.query(`update ${outbox} set due_at = now() where state in ('due', 'uncertain')`);
    }
    await this.visitors.submit(1);
  }

  /** Something that is another while anybody sends, asks or answers. */
  private async progress(): Promise<string> {
    const rows = await this.query(
      `select state, count(*) from notification group by state order by state`,
    );
    return JSON.stringify([rows, this.mail.total, this.partners.haveAnswered]);
  }

  /** Keeps what the replicas have logged, and says where. */
  async keepLogs(): Promise<string> {
    const file = join(await mkdtemp(join(tmpdir(), 'faults-logs-')), 'replicas.log');
    await writeFile(file, this.replicas.map(({ output }) => output).join('\n'));
    return file;
  }

  async end(): Promise<void> {
    void this.partners.leave();
    await Promise.all(this.replicas.map((replica) => replica.kill()));
    this.integrator.stop();
    this.network.stop();
    await this.mail.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** An integrator wants to hear of everything. */
const TELL = `
  insert into webhook_endpoint (id, url, secret, events, active, created_at)
  select gen_random_uuid(), $1, 'whsec_' || encode(sha256('faults'), 'base64'),
    '{lead.received,lead.matched,lead.status_changed}', true, now()`;

/** What is still to be sent or decided. */
const DUE = `
  select id from notification where state = 'due' or state = 'uncertain' and copies < 2
  union all select id from webhook_delivery where state = 'due'
  union all select id from lead where matching_due_at <= now() and matching_fault is null`;

const FILL = `
  with made as (
    insert into lead (id, received_at, status, customer_name, customer_email, customer_phone,
      service_type, location, address, styling_needs, rooms, property_size, timeframe,
      property_type, preferred_style, message, sell_property, accept_styling_only, source)
    select gen_random_uuid(), now(), 'new', 'Kari', $2, '40000000', 'Delstyling', 'Bergen', '', '',
      '', '', '', '', '', '', 'yes', 'yes', ''
    from generate_series(1, $1)
    returning id
  )
  insert into notification (id, lead_id, kind, state, attempts, due_at, created_at)
  select gen_random_uuid(), made.id, kind, 'due', 0, now(), now()
  from made, unnest(array['owner-confirmation', 'lead-notice']) as kind`;
