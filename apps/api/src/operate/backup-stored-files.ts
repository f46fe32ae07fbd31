import { createHash } from 'node:crypto';
import { type FileContent, fileIdOf, type FileStore } from '@boligstyling/application';

/** Whole base64 groups, so that parts join. */
const PART_BYTES = 3 * 64 * 1024;

type FileLine =
  | { readonly file: string }
  | { readonly part: string }
  | { readonly fileEnd: { readonly bytes: number; readonly sha256: string } }
  | { readonly files: number };

export interface FilesRead {
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
