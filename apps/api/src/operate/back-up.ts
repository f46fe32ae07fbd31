import { access, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { exportDatabase, importDatabase, verifyBackup } from '@boligstyling/adapters-postgres';
import type { FileContent, FileStore } from '@boligstyling/application';
import { fileLines, type FilesRead, readFiles } from './backup-stored-files.js';
import { linesOf, opened, OwnReading, sealed } from './backup-files.js';
import type { Job } from '../platform/jobs/jobs.js';
import { PRODUCT_VERSION } from '../platform/system/project-file.js';

/** A running product queries its database three times meanwhile. */
export const LOOK_FOR_PRODUCT_MS = 3_000;

/**
 * A restored backup does not know this morning's e-mails, so these jobs count as done until the
 * next morning.
 */
const DONE_JOBS: readonly Job[] = ['invoices', 'review-requests'];

export interface BackupOptions {
  readonly recipient: string;
  /** Overwrites an existing backup and the remains of an aborted one. */
  readonly replace: boolean;
}

/**
 * The file gets its name only after it was read back.
 *
 * @throws Error when the file exists, or cannot be written or read back
 */
export async function backUp(
  url: string,
  file: string,
  store: FileStore,
  { recipient, replace }: BackupOptions,
) {
  const part = `${file}.part`;
  if (!replace) await requireFree(file, part);
  await rm(part, { force: true });
  const own = new OwnReading();
  try {
    // Opened before anything can fail: a lazy stream could recreate a removed file.
    const target = (await open(part, 'wx', 0o600)).createWriteStream({ flush: true });
    const lines = withLineEnds(rowsAndFiles(url, store));
    const seal = async function* (zipped: AsyncIterable<Buffer>) {
      yield* await sealed(Readable.from(zipped), recipient, own);
    };
    // In one pipeline a fault in any part ends all others, the connection to the database too.
    await pipeline(lines, createGzip(), seal, target);
    const written = asOne(linesOf(await opened(part, own)));
    const held = await verifyBackup(written);
    const { damaged, files } = await readFiles(written, drained);
    if (damaged.length > 0) throw new Error(`${damaged.join(', ')} was not written rightly.`);
    await rename(part, file);
    return { ...held, files };
  } catch (error) {
    await rm(part, { force: true });
    throw whyNotWritten(file, error);
  }
}

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
 * Into an empty, unused database.
 *
 * @throws Error when there is no such file, or as `importDatabase`
 */
export async function restore(
  url: string,
  file: string,
  identityFile: string,
  store: Pick<FileStore, 'put'>,
  lookForMs = LOOK_FOR_PRODUCT_MS,
): Promise<FilesRead & { readonly rows: number }> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) throw new Error(`There is no file ${file}.`);
  const lines = wholeLines(file, await opened(file, identityFile));
  const keep = (name: string, content: FileContent) => store.put(name, content);
  let read: FilesRead = { files: 0, damaged: [] };
  const behindRows = async (rest: AsyncIterator<string>) => {
    read = await readFiles(rest, keep);
  };
  const rows = await importDatabase(url, lines, { lookForMs, doneJobs: DONE_JOBS, behindRows });
  return { rows, ...read };
}

async function* rowsAndFiles(url: string, store: FileStore): AsyncGenerator<string> {
  yield* exportDatabase(url, PRODUCT_VERSION);
  yield* fileLines(store);
}

/** Goes on where an earlier reader stopped. */
function asOne(lines: AsyncIterable<string>): AsyncIterableIterator<string> {
  const iterator = lines[Symbol.asyncIterator]();
  const one = { next: () => iterator.next(), [Symbol.asyncIterator]: () => one };
  return one;
}

/** Reads each file to its end and keeps none, for a trial. */
export const READ_ALONE: Pick<FileStore, 'put'> = { put: drained };

async function drained(_: string, content: FileContent): Promise<void> {
  const pieces = content[Symbol.asyncIterator]();
  while (!(await pieces.next()).done);
}

/** Wraps errors of reading only, not those of the consumer. */
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
