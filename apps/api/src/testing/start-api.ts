import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@boligstyling/adapters-postgres';
import { asWorker, createTestDatabase, emptyTables } from '@boligstyling/adapters-postgres/testing';
import {
  AdminSessions,
  AuditLog,
  LeadCases,
  SavePartner,
  UserRepository,
} from '@boligstyling/application';
import { type OpenCase, PARTNER_TERMS_VERSION } from '@boligstyling/domain';
import { afterAll, beforeAll } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import request, { type Test } from 'supertest';
import { parseConfig } from '../config/config.js';
import { createApp } from '../create-app.js';
import { PageContent } from '../platform/pages/site.js';
import { serveSpa } from '../platform/pages/spa.js';
import { DeleteInactiveJob } from '../leads/retention.job.js';
import { resetFromTerminal } from '../users/reset-from-terminal.js';
import type { Method } from './contract.js';
import { eventually } from './eventually.js';
import { matchesContract, requiresVersion } from './matches-contract.js';
import { stoppingHooks, documentedSteps } from './documented-steps.js';

export interface ApiUnderTest {
  /** Such as `http://127.0.0.1:41233`. */
  readonly address: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /**
   * A request whose answer must be one that `openapi.yaml` allows. A change that requires a version
   * is refused as stale first, and names the current one, unless the test sets or unsets `If-Match`.
   */
  call(method: Method, path: string): Test;
  rows<T extends object>(sql: string): Promise<T[]>;
  /**
   * Removes all rows of these tables and their dependants, despite running jobs. Also resets the
   * e-mail quota of addresses.
   */
  empty(tables: string): Promise<void>;
  mails(count: number): Promise<string[]>;
  logged(): string;
  /** Applies an event to a lead, as if a partner or its owner had caused it. */
  happen(leadId: string, what: (leadCase: OpenCase) => void): Promise<void>;
  /** As the partner accepts the terms in force. */
  acceptTerms(partnerId: string): Promise<void>;
  runNightlyDeletion(): Promise<void>;
  runJob(job: new (...needs: never[]) => { run(): void | Promise<void> }): Promise<void>;
  resetFromTerminal(email: string): Promise<string>;
  close(): Promise<void>;
}

export const ADMIN_PASSWORD = 'riktig passord';
export const SESSION_SECRET = 'a secret for tests that is long enough';
/** Keep side effects out of tests. One trusted proxy, as in docker-compose.yml. */
const DEFAULTS = {
  ADMIN_PASSWORD,
  SESSION_SECRET,
  SECRETS_KEY: 'a key for tests that is long enough',
  MATCHING: 'manual',
  LEADS_PER_MINUTE: '0',
  ADDRESS_SEARCH_URL: 'http://127.0.0.1:9/',
  TRUST_PROXY: '1',
};

const STALE = '"stale"';

interface Sent {
  readonly header: Record<string, string>;
  readonly _data: object;
}

/**
 * Sends a stale version first, and then the one of the record in the refusal, as a page does. A list
 * of records has none of its own. A change that no version can refuse, such as a note, is made twice.
 */
function onCurrentVersion(change: Test, first: Test): Test {
  const end = change.set('if-match', STALE).end.bind(change);
  change.end = (done) => {
    if (change.get('if-match') !== STALE) return end(done);
    const { header, _data: body } = change as unknown as Sent;
    first
      .set(header)
      .send(body)
      .end((fault, answer) => {
        const version = answer?.body.current?.version;
        change.set('if-match', version ? `"${version}"` : '*');
        if (fault) done?.(fault, answer);
        else end(done);
      });
    return change;
  };
  return change;
}

/**
 * @param env settings that differ from the defaults; with a `DATABASE_URL` no test database is made
 * @param site the folder of a built site that is served too
 */
export async function startApi(
  env: Record<string, string> = {},
  site?: string,
): Promise<ApiUnderTest> {
  const own = env['DATABASE_URL'] ? undefined : await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'boligstyling-api-'));
  const ownerUrl = env['DATABASE_URL'] ?? own?.url ?? '';
  const given = { ...DEFAULTS, DATA_DIR: dataDir, ...env, DATABASE_URL: asWorker(ownerUrl) };
  const config = parseConfig(given);
  const database = Database.open(config.databaseUrl ?? '', undefined, config.databasePooler);
  const owner = Database.open(ownerUrl, 2, config.databasePooler);
  const lines: string[] = [];
  const app = await createApp(config, database, { log: { write: (line) => lines.push(line) } });
  if (site) await serveSpa(app, config, site, app.get(PageContent).follow);
  await app.listen(0, '127.0.0.1');
  stopRareJobs(app);
  const hooks = stoppingHooks(app);
  const address = await app.getUrl();
  const rows = <T extends object>(sql: string): Promise<T[]> =>
    owner.orm.em.getConnection().execute(sql);
  return {
    address,
    databaseUrl: ownerUrl,
    dataDir,
    call: (method, path) => {
      const made = () => request(address)[method](path).expect(matchesContract);
      return requiresVersion(method, path) ? onCurrentVersion(made(), made()) : made();
    },
    rows,
    empty: (tables) => emptied(() => rows(emptyTables(`first_email, ${tables}`))),
    mails: keptMails(config.mailFolder),
    logged: () => lines.join(''),
    happen: (leadId, what) => app.get(LeadCases, { strict: false }).open(leadId, what),
    resetFromTerminal: (email) => {
      const users = app.get(UserRepository, { strict: false });
      const sessions = app.get(AdminSessions, { strict: false });
      const audit = app.get(AuditLog, { strict: false });
      return resetFromTerminal({ users, sessions, audit }, config, email);
    },
    acceptTerms: async (partnerId) => {
      const savePartner = app.get(SavePartner, { strict: false });
      await savePartner.acceptTerms(partnerId, PARTNER_TERMS_VERSION, 'page');
    },
    runNightlyDeletion: () => app.get(DeleteInactiveJob, { strict: false }).run(),
    runJob: async (job) => app.get(job, { strict: false }).run(),
    close: () =>
      documentedSteps(
        {
          'closing the application': () => app.close(),
          'closing its connections': () => database.close(),
          'closing the owner’s connections': () => owner.close(),
          'dropping the database': async () => own?.drop(),
          'removing its data': () => rm(dataDir, { recursive: true, force: true }),
        },
        () => hooks,
      ),
  };
}

/** Shared by a test file's tests. @param env as {@link startApi} takes it */
export function ownApi(env: Record<string, string> = {}): ApiUnderTest {
  const api = {} as ApiUnderTest;
  beforeAll(async () => void Object.assign(api, await startApi(env)));
  afterAll(() => api.close());
  return api;
}

const HOUR_MS = 3_600_000;

/** They run only when a test says so. By themselves they would meet what runs on the full hour. */
function stopRareJobs(app: INestApplication): void {
  for (const job of app.get(SchedulerRegistry, { strict: false }).getCronJobs().values()) {
    const [next, later] = job.nextDates(2);
    if (Number(later) - Number(next) >= HOUR_MS) void job.stop();
  }
}

/** PostgreSQL's codes for a deadlock and a statement time-out. */
const ENDED_WAITING = ['40P01', '57014'];

/**
 * The API's own jobs lock the same tables in another order, so the database may end one of the two.
 */
async function emptied(empty: () => Promise<unknown>): Promise<void> {
  await eventually(async () => {
    try {
      await empty();
      return true;
    } catch (error) {
      if (!ENDED_WAITING.includes((error as { code?: string }).code ?? '')) throw error;
      return undefined;
    }
  });
}

/** Polls, because delivery follows the answer. Each file is read once, when it has its name. */
function keptMails(folder: string): (count: number) => Promise<string[]> {
  const read = new Map<string, Promise<string>>();
  const textOf = (name: string) => {
    const text = read.get(name) ?? readFile(join(folder, name), 'utf8');
    read.set(name, text);
    return text;
  };
  return (count) =>
    eventually(async () => {
      const names = await readdir(folder).catch(() => []);
      const kept = names.filter((name) => name.endsWith('.eml'));
      return kept.length < count ? undefined : Promise.all(kept.map(textOf));
    });
}
