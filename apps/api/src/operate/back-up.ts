import { access, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import {
  asOnlyBackup,
  exportDatabase,
  importDatabase,
  verifyBackup,
} from '@boligstyling/adapters-postgres';
import { type FileContent, type FileStore, fileIdOf } from '@boligstyling/application';
import { linesOf, opened, OwnReading, sealed } from './backup-files.js';
import type { Job } from '../platform/jobs/jobs.js';
import { PRODUCT_VERSION } from '../platform/system/project-file.js';
import { createHash } from 'node:crypto';

/** A running product queries its database three times meanwhile. */
export const LOOK_FOR_PRODUCT_MS = 3_000;

/** Done until the next morning, because a backup does not know this morning's e-mails. */
const DONE_JOBS: readonly Job[] = ['invoices', 'review-requests'];

interface BackupOptions {
  readonly recipient: string;
  /** Overwrites an existing backup and the remains of an aborted one. */
  readonly replace: boolean;
}

/**
 * The file gets its name only after it was read back.
 *
 * @returns with the ids of files that the store lacked
 * @throws Error when the file exists, cannot be written or read back, or lacks most files of its rows
 */
export function backUp(url: string, file: string, store: FileStore, options: BackupOptions) {
  return asOnlyBackup(url, () => written(url, file, store, options));
}

async function written(
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
    const back = asOne(linesOf(await opened(part, own)));
    const { named, ...held } = await verifyBackup(back);
    const ids = new Set<string | undefined>();
    const { damaged, files } = await readFiles(back, (name, content) => {
      ids.add(fileIdOf(name));
      return drained(name, content);
    });
    if (damaged.length > 0) throw new Error(`${damaged.join(', ')} was not written rightly.`);
    await rename(part, file);
    const missing = named.filter((id) => !ids.has(id));
    if (missing.length > named.length / 2) {
      throw new Error(
        `The backup is in ${file}, but lacks ${missing.length} of the ${named.length} files that its rows name: set DATA_DIR, or FILES_S3_ENDPOINT and those beside it, as the product has them.`,
      );
    }
    return { ...held, files, missing };
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

/** Whole base64 groups, so that parts join. */
const PART_BYTES = 3 * 64 * 1024;

type FileLine =
  | { readonly file: string }
  | { readonly part: string }
  | { readonly fileEnd: { readonly bytes: number; readonly sha256: string } }
  | { readonly files: number };

interface FilesRead {
  readonly files: number;
  /** Names of files whose content is not what was written. */
  readonly damaged: readonly string[];
}

/** Each stored file in parts, with its checksum. */
export async function* fileLines(store: Pick<FileStore, 'list' | 'get'>): AsyncGenerator<string> {
  let files = 0;
  for await (const { name } of store.list()) {
    const content = fileIdOf(name) && (await store.get(name));
    // Deleted meanwhile.
    if (!content) continue;
    files += 1;
    yield line({ file: name });
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const piece of inParts(content)) {
      hash.update(piece);
      bytes += piece.length;
      yield line({ part: piece.toString('base64') });
    }
    yield line({ fileEnd: { bytes, sha256: hash.digest('hex') } });
  }
  yield line({ files });
}

/**
 * Reads what {@link fileLines} wrote.
 *
 * @param keep stores one file; a damaged one is given too, and ends with an error
 * @throws Error when the backup ends before its files do
 */
export async function readFiles(
  lines: AsyncIterator<string>,
  keep: (name: string, content: FileContent) => Promise<void>,
): Promise<FilesRead> {
  const damaged: string[] = [];
  let files = 0;
  for (;;) {
    const next = await readLine(lines);
    if ('files' in next) {
      if (next.files !== files + damaged.length) throw new Error('The backup lacks files.');
      return { files, damaged };
    }
    if (!('file' in next)) throw new Error('The backup has a part of no file.');
    const reading = new OneFile(lines);
    const isKept = await keep(next.file, reading.content()).then(
      () => true,
      (error: unknown) => {
        if (!reading.isDamaged) throw error;
        return false;
      },
    );
    if (isKept) files += 1;
    else damaged.push(next.file);
  }
}

class OneFile {
  isDamaged = false;

  constructor(private readonly lines: AsyncIterator<string>) {}

  async *content(): FileContent {
    const hash = createHash('sha256');
    let bytes = 0;
    for (;;) {
      const next = await readLine(this.lines);
      if ('part' in next) {
        const piece = Buffer.from(next.part, 'base64');
        hash.update(piece);
        bytes += piece.length;
        yield piece;
        continue;
      }
      if (!('fileEnd' in next)) throw new Error('The backup has a file without an end.');
      const { fileEnd } = next;
      this.isDamaged = fileEnd.bytes !== bytes || fileEnd.sha256 !== hash.digest('hex');
      if (this.isDamaged) throw new Error('A file of the backup is damaged.');
      return;
    }
  }
}

async function readLine(lines: AsyncIterator<string>): Promise<FileLine> {
  const { done, value } = await lines.next();
  if (done) throw new Error('The backup is cut short: its files are not complete.');
  return JSON.parse(value) as FileLine;
}

async function* inParts(content: FileContent): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0);
  for await (const piece of content) {
    held = Buffer.concat([held, piece]);
    while (held.length >= PART_BYTES) {
      yield held.subarray(0, PART_BYTES);
      held = held.subarray(PART_BYTES);
    }
  }
  if (held.length > 0) yield held;
}

const line = (content: FileLine): string => JSON.stringify(content);
