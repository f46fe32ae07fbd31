import {
  realpath,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Launcher, findPostmaster } from './launcher.js';
import { Programs } from './programs.js';
import pg from 'pg';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Arbitrary; in the database `postgres`, where nothing else locks. */
const IN_USE = 1;

/** The last process to stop also stops the server. */
class Session {
  private constructor(private readonly client: pg.Client) {}

  /** Undefined when the server is going down or silent. `onLoss` reports an unexpected end. */
  static async open(url: string, onLoss: () => void): Promise<Session | undefined> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query('select pg_try_advisory_lock_shared($1) as ours', [
        IN_USE,
      ]);
      if (!rows[0].ours) throw new Error('The server is being stopped.');
    } catch {
      await client.end();
      return undefined;
    }
    client.once('end', onLoss);
    return new Session(client);
  }

  async ensureDatabase(name: string): Promise<void> {
    const { rowCount } = await this.client.query('select from pg_database where datname = $1', [
      name,
    ]);
    if (rowCount === 0) await this.client.query(`create database ${name}`).catch(ignoreDuplicate);
  }

  async ensureRole(name: string, password: string): Promise<void> {
    const { rowCount } = await this.client.query('select from pg_roles where rolname = $1', [name]);
    if (rowCount !== 0) return;
    const made = `create role ${name} login password ${pg.escapeLiteral(password)}`;
    await this.client.query(made).catch(ignoreDuplicate);
  }

  async close(stopServer: () => Promise<void>): Promise<void> {
    this.client.removeAllListeners('end');
    await this.client.query('select pg_advisory_unlock_shared($1)', [IN_USE]);
    const { rows } = await this.client.query('select pg_try_advisory_lock($1) as alone', [IN_USE]);
    if (rows[0].alone) await stopServer();
    await this.client.end();
  }
}

function ignoreDuplicate(error: unknown): void {
  const duplicate = ['42P04', '42710', '23505'];
  if (!(error instanceof pg.DatabaseError && duplicate.includes(error.code ?? ''))) throw error;
}

const DATABASE = 'boligstyling';
const LOOK_AGAIN_MS = 25;
const REJOIN_MS = 1_000;
/** Covers recovery of all WAL that the settings let accumulate. */
const START_LIMIT_MS = 60_000;

interface EmbeddedOptions extends ClusterOptions {
  /** While the launched server starts. */
  readonly onLaunch?: () => void;
  readonly onFault?: (fault: Error) => void;
}

/**
 * *joining* (launches a server if there is none) → *joined* (a session is open) → *joining* again
 * if the server dies → *stopped*. PostgreSQL's pid file is the lock: of two servers launched at
 * once one gives up, and its launcher joins the other.
 */
export class EmbeddedPostgres {
  private session: Session | undefined;
  private port: number | undefined;
  private rejoining: Promise<void> = Promise.resolve();
  private stopping = false;

  private constructor(
    private readonly programs: Programs,
    private readonly options: EmbeddedOptions,
    private readonly password: string,
  ) {}

  static async start(given: EmbeddedOptions): Promise<EmbeddedPostgres> {
    const { dataDir } = given;
    const programs = await Programs.find();
    await ensureCluster(programs, given);
    const options = { ...given, dataDir: await realpath(dataDir) };
    const server = new EmbeddedPostgres(programs, options, await readPassword(dataDir));
    await server.join();
    return server;
  }

  /** Of the owner role, which migrates. The same until `stop`, also after a crash. */
  get url(): string {
    return this.urlOf(DATABASE);
  }

  get workerUrl(): string {
    return this.urlOf(DATABASE, WORKER);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.rejoining;
    const stopServer = ['stop', '-D', this.options.dataDir, '-m', 'fast'];
    const session = this.session;
    this.session = undefined;
    await session?.close(() => this.programs.run('pg_ctl', stopServer));
  }

  private async join(): Promise<void> {
    const { dataDir, durable } = this.options;
    const launcher = new Launcher(this.programs, dataDir, durable);
    const deadline = Date.now() + START_LIMIT_MS;
    while (!this.stopping && Date.now() < deadline) {
      const postmaster = await findPostmaster(dataDir);
      if (postmaster?.ready && (await this.open(postmaster.port))) return;
      if (!postmaster && (await launcher.launch(this.port))) this.options.onLaunch?.();
      await sleep(LOOK_AGAIN_MS);
    }
    throw await launcher.fault();
  }

  private async open(port: number): Promise<boolean> {
    this.port = port;
    this.session = await Session.open(this.urlOf('postgres'), () => {
      this.session = undefined;
      this.rejoining = this.rejoin();
    });
    await this.session?.ensureDatabase(DATABASE);
    await this.session?.ensureRole(WORKER, this.password);
    return this.session !== undefined;
  }

  private async rejoin(): Promise<void> {
    while (!this.stopping && !this.session) {
      await this.join().catch((error: Error) => {
        if (!this.stopping) this.options.onFault?.(error);
        return sleep(REJOIN_MS);
      });
    }
  }

  private urlOf(database: string, role = OWNER): string {
    return `postgres://${role}:${this.password}@127.0.0.1:${this.port}/${database}`;
  }
}

/**
 * Or joins the server running on its folder.
 *
 * @throws Error with the tail of the server's log when it does not start
 */
export function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  return EmbeddedPostgres.start(options);
}

const OWNER = 'boligstyling';

export const WORKER = 'boligstyling_worker';

/** Code point order, the same on every machine; `collate "nb-x-icu"` sorts in Norwegian. */
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin'];

interface ClusterOptions {
  readonly dataDir: string;
  /** False gives up durability for speed, in tests. */
  readonly durable: boolean;
  readonly mustExist?: boolean;
}

/**
 * Files are moved into place whole: an interrupted first start leaves nothing half done, and
 * concurrent starts share the first result.
 *
 * @throws Error when the folder cannot be created, holds something else, or lacks a database that
 * must exist; nothing there is touched
 */
async function ensureCluster(programs: Programs, options: ClusterOptions): Promise<void> {
  const { dataDir, durable, mustExist = false } = options;
  await requireSameMajor(programs, dataDir);
  const isThere = isCluster(dataDir);
  if (isThere) await programs.takeOver(dataDir);
  const workshops = join(dirname(dataDir), `.${basename(dataDir)}-`);
  await removeLeftovers(workshops);
  if (isThere) return;
  if (mustExist) {
    throw new Error(
      `There is no database in ${dataDir}: set DATABASE_URL, or DATA_DIR, as the product has it.`,
    );
  }

  await mkdir(dirname(dataDir), { recursive: true, mode: 0o700 });
  const workshop = await mkdtemp(workshops);
  const [cluster, passwordFile] = [join(workshop, 'cluster'), join(workshop, 'password')];
  try {
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    await programs.run('initdb', [
      ...['-D', cluster, `--username=${OWNER}`, `--pwfile=${passwordFile}`],
      ...['--auth=scram-sha-256', ...LOCALE, '--builtin-locale=C.UTF-8'],
      ...(durable ? [] : ['--no-sync']),
    ]);
    await rename(passwordFile, join(cluster, 'password'));
    await rename(cluster, dataDir);
  } catch (error) {
    if (!isCluster(dataDir)) throw error;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

async function requireSameMajor(programs: Programs, dataDir: string): Promise<void> {
  if (!isCluster(dataDir)) return;
  const made = (await readFile(join(dataDir, 'PG_VERSION'), 'utf8')).trim();
  const ours = programs.major;
  if (made === ours) return;
  throw new Error(
    `The database in ${dataDir} is of PostgreSQL ${made}, and this release brings ${ours}: with the release before, \`npm run backup -- <file>\`; then move that folder away and, with this release, \`npm run restore -- <file>\`. Nothing was touched.`,
  );
}

/** Leftovers of killed first starts: none takes an hour. */
async function removeLeftovers(workshops: string): Promise<void> {
  const folder = dirname(workshops);
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith(basename(workshops))) continue;
    const left = join(folder, name);
    const { mtimeMs } = await stat(left);
    if (Date.now() - mtimeMs > 3_600_000) await rm(left, { recursive: true, force: true });
  }
}

function readPassword(dataDir: string): Promise<string> {
  return readFile(join(dataDir, 'password'), 'utf8');
}

function isCluster(dataDir: string): boolean {
  return existsSync(join(dataDir, 'PG_VERSION'));
}
