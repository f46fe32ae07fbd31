import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  type FileContent,
  type OneAtATime,
  oneAtATime,
  type PaintedPicture,
  PicturePainter,
  type TakenFile,
} from '@boligstyling/application';
import {
  ATTACHMENT_BYTES,
  ATTACHMENT_TOO_LARGE,
  ATTACHMENT_TYPES,
  type DiskRoom,
  DomainError,
  type DomainErrorCode,
  FILE_TYPE_BYTES,
  type FileType,
  fileTypeOf,
  PICTURE_BYTES,
  PICTURE_TYPES,
} from '@boligstyling/domain';
import { guarded } from './file-faults.js';
import { writeWhole } from './folder-file-store.js';
import { PaintProcess } from './paint-process.js';

/** Each may take some hundred megabytes and a core, and one core is left for requests. */
const atOnceOn = (cores: number): number => (cores > 2 ? 2 : 1);

/** Received or waiting, so that they fill neither disk nor patience. */
const MOST_UNDER_WAY = 24;

/** An unfinished upload is abandoned then. */
const LEFTOVER_MS = 3_600_000;

interface Accepted {
  readonly types: readonly FileType[];
  readonly bytes: number;
  readonly unreadable: DomainErrorCode;
  readonly tooLarge?: string;
}

const PICTURES: Accepted = {
  types: PICTURE_TYPES,
  bytes: PICTURE_BYTES,
  unreadable: 'invalid-picture',
};
const ATTACHMENTS: Accepted = {
  types: ATTACHMENT_TYPES,
  bytes: ATTACHMENT_BYTES,
  unreadable: 'invalid-attachment',
  tooLarge: ATTACHMENT_TOO_LARGE,
};

interface ReceivedFile {
  readonly path: string;
  readonly type: FileType;
  readonly received: number;
}

interface Line {
  readonly process: Pick<PaintProcess, 'paint'>;
  readonly inTurn: OneAtATime;
  waiting: number;
}

/** Received into a folder, never into memory. */
export class ProcessPainter extends PicturePainter {
  private readonly lines: Line[];
  private underWay = 0;

  constructor(
    private readonly folder: string,
    newProcess: () => Pick<PaintProcess, 'paint'> = () => new PaintProcess(),
    cores = availableParallelism(),
  ) {
    super();
    this.lines = Array.from({ length: atOnceOn(cores) }, () => ({
      ...{ process: newProcess(), inTurn: oneAtATime(), waiting: 0 },
    }));
  }

  override paint(file: FileContent): Promise<PaintedPicture> {
    return this.received(file, PICTURES, async ({ path, received }) => ({
      ...(await this.draw(path, PICTURES)),
      received,
    }));
  }

  override take<T>(file: FileContent, keep: (taken: TakenFile) => Promise<T>): Promise<T> {
    return this.received(file, ATTACHMENTS, async ({ path, received, type }) =>
      keep(
        type === 'application/pdf'
          ? { kind: 'pdf', bytes: received, content: contentOf(path) }
          : { kind: 'picture', ...(await this.draw(path, ATTACHMENTS)), received },
      ),
    );
  }

  private async received<T>(
    file: FileContent,
    accepted: Accepted,
    work: (file: ReceivedFile) => Promise<T>,
  ): Promise<T> {
    if (this.underWay >= MOST_UNDER_WAY) throw new DomainError('files-unavailable');
    const path = join(this.folder, randomUUID());
    this.underWay += 1;
    try {
      const received = await this.receive(path, file, accepted);
      return await work({ path, received, type: await requireType(path, accepted) });
    } finally {
      this.underWay -= 1;
      await rm(path, { force: true }).catch(() => undefined);
    }
  }

  override room(): Promise<DiskRoom> {
    return guarded(async () => {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      const { bavail, blocks, bsize } = await statfs(this.folder);
      return { free: bavail * bsize, total: blocks * bsize };
    });
  }

  private async receive(path: string, file: FileContent, accepted: Accepted): Promise<number> {
    let fault: unknown;
    const watched = (async function* () {
      try {
        yield* file;
      } catch (error) {
        fault = error;
        throw error;
      }
    })();
    try {
      return await guarded(async () => {
        await mkdir(this.folder, { recursive: true, mode: 0o700 });
        await this.clearLeftovers();
        const tooLarge = () => new DomainError('file-too-large', accepted.tooLarge);
        // Not through to the disk: syncs would delay the database's.
        return writeWhole(path, watched, { isKept: false, limit: accepted.bytes, tooLarge });
      });
    } catch (error) {
      throw fault ?? error;
    }
  }

  private async clearLeftovers(): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > LEFTOVER_MS) await rm(path, { force: true });
    }
  }

  private async draw(path: string, { unreadable }: Accepted) {
    const [line] = this.lines.toSorted((a, b) => a.waiting - b.waiting);
    if (!line) throw new DomainError('files-unavailable');
    line.waiting += 1;
    try {
      const painted = await guarded(() => line.inTurn(() => line.process.paint({ path })));
      if ('isUnreadable' in painted) throw new DomainError(unreadable);
      return painted;
    } finally {
      line.waiting -= 1;
    }
  }
}

/** Opened at the first read, so that an unread one holds nothing. */
async function* contentOf(path: string): FileContent {
  yield* createReadStream(path);
}

async function requireType(path: string, { types, unreadable }: Accepted): Promise<FileType> {
  const handle = await open(path);
  try {
    const { buffer } = await handle.read(Buffer.alloc(FILE_TYPE_BYTES), 0, FILE_TYPE_BYTES, 0);
    const type = fileTypeOf(buffer);
    if (!type || !types.includes(type)) throw new DomainError(unreadable);
    return type;
  } finally {
    await handle.close();
  }
}
