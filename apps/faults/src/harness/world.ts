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

export const ADMIN_PASSWORD = 'faults-know-this-password';

export interface WorldOptions {
  /** Number of API processes. Default: 2. */
  readonly replicas?: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** Of the database's time-outs, where the fault is not about them. Default: 1. */
  readonly patience?: number;
  /** Assignments a week for each of twelve partners. Default: 25, so 300 in all. */
  readonly capacity?: number;
}

export class World {
  readonly network = new Proxy(() => this.server.port);
  readonly visitors: Visitors;
  readonly partners: Partners;
  filled = 0;

  private constructor(
    readonly server: DatabaseServer,
    readonly databaseUrl: string,
    readonly mail: MailServer,
    readonly integrator: Integrator,
    readonly replicas: readonly ApiProcess[],
    readonly folder: string,
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
      ...(options.patience && { search: `?patience=${options.patience}` }),
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

  /** Queries the product's database, bypassing the faulty network. */
  query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.server.query<Row>(this.databaseUrl, sql, values);
  }

  async fill(leads: number, email = 'kari@nordmann.no'): Promise<void> {
    await this.query(FILL, [leads, email]);
    this.filled += leads;
  }

  async countOf(what: string, values: unknown[] = []): Promise<number> {
    const [row] = await this.query<{ count: string }>(`select count(*) from ${what}`, values);
    return Number(row?.count);
  }

  count(state: 'due' | 'sent' | 'parked' | 'uncertain'): Promise<number> {
    return this.countOf('notification where state = $1', [state]);
  }

  /**
   * Unavoidable copies: each mail connection may have lost one answer when its process died or was
   * suspended, or when the connections were broken; and a stop waits only seconds for answers.
   */
  get unavoidableCopies(): number {
    const sum = (of: (replica: ApiProcess) => number) =>
      this.replicas.reduce((total, replica) => total + of(replica), 0);
    const lostAtOnce = sum(({ crashes }) => crashes) + this.mail.cuts * this.replicas.length;
    return CONNECTIONS * lostAtOnce + sum(({ unansweredAtStop }) => unansweredAtStop);
  }

  async isSettled(): Promise<boolean> {
    await this.query(END_DELAYS);
    const asked = this.mail.partnerTokens.size;
    // In this order, because an answer's consequences are due before the partner gets its response.
    // A question that left meanwhile is not answered yet.
    return (
      this.partners.haveAnswered &&
      (await this.query(DUE)).length === 0 &&
      this.mail.partnerTokens.size === asked
    );
  }

  held(): Promise<number> {
    return this.countOf(
      `notification where state in ('due', 'uncertain') and leased_until > now()`,
    );
  }

  /** Ends the back-off of failed notifications, and keeps leases. */
  async endBackOff(): Promise<void> {
    await this.query(
      `update notification set due_at = now() where state = 'due' and leased_until is null`,
    );
    await this.passTheHour();
  }

  /** Ends the hour until an uncertain notification is sent again, and keeps leases. */
  async passTheHour(): Promise<void> {
    await this.query(`
      update notification set due_at = now()
      where state = 'uncertain' and (leased_until is null or leased_until <= now())`);
  }

  /**
   * Ends dead workers' leases once the living are idle, and wakes them by a submission. Leases of
   * handed over e-mails expire by time, because a slow worker looks idle too.
   */
  async endLeases(): Promise<void> {
    for (let before = '', now = await this.progress(); now !== before;) {
      await sleep(2_000);
      [before, now] = [now, await this.progress()];
    }
    for (const outbox of ['notification', 'webhook_delivery']) {
      await this.query(`update ${outbox} set due_at = now() where state = 'due'`);
    }
    await this.visitors.submit(1);
  }

  /** Changes as long as anything is sent, asked or answered. */
  private async progress(): Promise<string> {
    const rows = await this.query(
      `select state, count(*) from notification group by state order by state`,
    );
    return JSON.stringify([rows, this.mail.total, this.partners.haveAnswered]);
  }

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

const TELL = `
  insert into webhook_endpoint (id, url, secret, events, active, created_at)
  select gen_random_uuid(), $1, 'whsec_' || encode(sha256('faults'), 'base64'),
    '{lead.received,lead.matched,lead.status_changed}', true, now()`;

/** The news of a yes waits for an undo, which no partner presses here. */
const END_DELAYS = `
  update notification set due_at = now()
  where kind = 'owner-matched' and state = 'due' and attempts = 0 and due_at > now()
    and leased_until is null`;

const DUE = `
  select id from notification where state = 'due' or state = 'uncertain' and copies < 2
  union all select id from webhook_delivery where state = 'due'
  union all select id from lead where matching_due_at <= now() and matching_fault is null`;

const FILL = `
  with made as (
    insert into lead (id, received_at, status, customer_name, customer_email, customer_phone,
      service_type, location, address, styling_needs, rooms, property_size, timeframe,
      property_type, preferred_style, message, sell_property, accept_styling_only, source,
      consents)
    select gen_random_uuid(), now(), 'new', 'Kari', $2, '40000000', 'Delstyling', 'Bergen', '', '',
      '', '', '', '', '', '', 'yes', 'yes', '',
      '[{"subject": "stylist", "granted": true, "at": "2026-11-01T12:00:00.000Z", "textVersion": "2026-11", "place": "form"}]'
    from generate_series(1, $1)
    returning id
  )
  insert into notification (id, lead_id, kind, state, attempts, due_at, created_at)
  select gen_random_uuid(), made.id, kind, 'due', 0, now(), now()
  from made, unnest(array['owner-confirmation', 'lead-notification']) as kind`;
