import { access, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { exportDatabase, importDatabase, verifyBackup } from '@boligstyling/adapters-postgres';
import { linesOf, opened, OwnReading, sealed } from './backup-files.js';
import type { Job } from '../platform/jobs/jobs.js';
import { PRODUCT_VERSION } from '../platform/system/product-version.js';

/** A product that runs has asked its database three times by then. */
export const LOOK_FOR_PRODUCT_MS = 3_000;

/**
 * What writes to people once a morning. They may have this morning's letters already, of which a
 * restored backup knows nothing: whoever restores has until the next one to say what was sent.
 */
const DONE_JOBS: readonly Job[] = ['invoices', 'review-requests'];

/** How a backup is to be made. */
export interface BackupOptions {
  /** Who alone can read it, as a recipient of age. Empty: everybody who has the file. */
  readonly recipient: string;
  /** Whether to go over what has the name, and over what a backup that was broken off has left. */
  readonly replace: boolean;
}

/**
 * Writes the database into a file, which gets its name once it was read back to its end.
 *
 * @returns what it holds
 * @throws Error when there is such a file already, or it cannot be written or read back; then there
 *   is no new file
 */
export async function backUp(url: string, file: string, { recipient, replace }: BackupOptions) {
  const part = `${file}.part`;
  if (!replace) await requireFree(file, part);
  await rm(part, { force: true });
  const own = new OwnReading();
  try {
    // There before anything can fail: a stream that opens it by itself may do so after it was removed.
    const target = (await open(part, 'wx', 0o600)).createWriteStream({ flush: true });
    const lines = withLineEnds(exportDatabase(url, PRODUCT_VERSION));
    const seal = async function* (zipped: AsyncIterable<Buffer>) {
      yield* await sealed(Readable.from(zipped), recipient, own);
    };
    // One chain: a fault in any part of it ends all others, the connection to the database too.
    await pipeline(lines, createGzip(), seal, target);
    const held = await verifyBackup(linesOf(await opened(part, own)));
    await rename(part, file);
    return held;
  } catch (error) {
    await rm(part, { force: true });
    throw whyNotWritten(file, error);
  }
}

/** The disk, what somebody may have of it, or a file's size. */
const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

function whyNotWritten(file: string, cause: unknown): unknown {
  const code = codeOf(cause);
  if (code === 'ENOENT') return new Error(`There is no folder ${dirname(file)}.`, { cause });
  if (!FULL.includes(code)) return cause;
  return new Error(
    `There is no room for ${file} (${code}), so there is no new backup: make room there, or name a file elsewhere.`,
    { cause },
  );
}

/**
 * Puts a backup into an empty database that nobody uses.
 *
 * @param identityFile holds the key where the backup is encrypted
 * @returns how many rows there were
 * @throws Error when there is no such file, or what `importDatabase` throws
 */
export async function restore(
  url: string,
  file: string,
  identityFile: string,
  lookForMs = LOOK_FOR_PRODUCT_MS,
): Promise<number> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) throw new Error(`There is no file ${file}.`);
  const lines = wholeLines(file, await opened(file, identityFile));
  return importDatabase(url, lines, { lookForMs, doneJobs: DONE_JOBS });
}

/** What fails here is the reading alone: what becomes of the lines is not thrown into it. */
async function* wholeLines(file: string, text: Readable): AsyncGenerator<string> {
  try {
    yield* linesOf(text);
  } catch (cause) {
    throw new Error(`${file} is damaged, or was cut off: nothing was restored.`, { cause });
  }
}

async function requireFree(file: string, part: string): Promise<void> {
  if (await isThere(file)) {
    throw new Error(
      `There is a file ${file} already: name another, or say --replace to go over it.`,
    );
  }
  if (await isThere(part)) {
    throw new Error(
      `There is a file ${part}, of a backup that is being made or was broken off: name another file, or say --replace to begin it anew.`,
    );
  }
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function* withLineEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | undefined)?.code;
}
