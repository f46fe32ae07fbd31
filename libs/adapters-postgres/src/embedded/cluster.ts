import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Programs } from './programs.js';

export const OWNER = 'boligstyling';

export const WORKER = 'boligstyling_worker';

/** Code point order, the same on every machine; `collate "nb-x-icu"` sorts in Norwegian. */
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin'];

export interface ClusterOptions {
  readonly dataDir: string;
  /** False gives up durability for speed, in tests. */
  readonly durable: boolean;
  readonly mustExist?: boolean;
}

/**
 * Files are moved into place whole: an interrupted first start leaves nothing half done, and
 * concurrent starts share the first result.
 *
 * @throws Error when the folder cannot be created, holds something else, such as another major
 * version's or user's database, or lacks one that must exist; nothing there is touched
 */
export async function ensureCluster(programs: Programs, options: ClusterOptions): Promise<void> {
  const { dataDir, durable, mustExist = false } = options;
  await requireSameMajor(programs, dataDir);
  const isThere = isCluster(dataDir);
  if (isThere) await programs.takeOver(dataDir);
  const workshops = join(dirname(dataDir), `.${basename(dataDir)}-`);
  await sweep(workshops);
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
  const ours = await programs.major();
  if (made === ours) return;
  throw new Error(
    `The database in ${dataDir} is of PostgreSQL ${made}, and this release brings ${ours}: with the release before, \`npm run backup -- <file>\`; then move that folder away and, with this release, \`npm run restore -- <file>\`. Nothing was touched.`,
  );
}

/** Leftovers of killed first starts: none takes an hour. */
async function sweep(workshops: string): Promise<void> {
  const folder = dirname(workshops);
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith(basename(workshops))) continue;
    const left = join(folder, name);
    const { mtimeMs } = await stat(left);
    if (Date.now() - mtimeMs > 3_600_000) await rm(left, { recursive: true, force: true });
  }
}

export function readPassword(dataDir: string): Promise<string> {
  return readFile(join(dataDir, 'password'), 'utf8');
}

function isCluster(dataDir: string): boolean {
  return existsSync(join(dataDir, 'PG_VERSION'));
}
