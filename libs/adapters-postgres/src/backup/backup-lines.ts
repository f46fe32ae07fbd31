import { BACKED_UP } from './tables.js';

export interface BackupHead {
  readonly format: 'boligstyling-backup-1';
  readonly at: string;
  readonly release?: string;
  /** Applied migrations, oldest first: the newest names the schema. */
  readonly migrations: readonly string[];
}

export type RowCounts = Readonly<Record<string, number>>;

/** Last line; the bare word in backups without counts. */
export type BackupEnd = { readonly end: RowCounts } | 'end';

/** @throws Error when the line is not the first of a backup */
export function readHead(line: string | undefined): BackupHead {
  const head = parse<BackupHead>(line);
  if (head?.format !== 'boligstyling-backup-1') throw new Error('This is no backup of ours.');
  return head;
}

/**
 * Rows of a backup after its head, each with its table.
 *
 * @throws Error when the backup has no end, an unknown table, or other counts at its end
 */
export async function* readRows(
  lines: AsyncIterator<string>,
): AsyncGenerator<[table: (typeof BACKED_UP)[number], row: unknown]> {
  const counts: Record<string, number> = {};
  for (;;) {
    const { done, value } = await lines.next();
    const line = done ? undefined : parse<BackupEnd | [string, unknown]>(value);
    if (line === undefined) throw new Error('The backup is cut short: nothing was restored.');
    if (line === 'end') return;
    if (!Array.isArray(line)) return requireSame((line as { end: RowCounts }).end, counts);
    const table = BACKED_UP.find((name) => name === line[0]);
    if (!table) throw new Error(`The backup has an unknown table: ${line[0]}`);
    counts[table] = (counts[table] ?? 0) + 1;
    yield [table, line[1]];
  }
}

/**
 * Reads a backup to its end without restoring it.
 *
 * @returns its contents
 * @throws Error when it is incomplete
 */
export async function verifyBackup(
  lines: AsyncIterable<string>,
): Promise<{ readonly schema: string; readonly rows: number }> {
  const remaining = lines[Symbol.asyncIterator]();
  const { migrations } = readHead((await remaining.next()).value);
  const following = readRows(remaining);
  let rows = 0;
  while (!(await following.next()).done) rows += 1;
  return { schema: migrations.at(-1) ?? '', rows };
}

function requireSame(written: RowCounts, read: RowCounts): void {
  const tables = Object.keys({ ...written, ...read });
  const other = tables.find((table) => written[table] !== read[table]);
  if (other === undefined) return;
  throw new Error(
    `The backup is at fault: of ${other} it has ${read[other] ?? 0} rows instead of ${written[other] ?? 0}. Nothing was restored.`,
  );
}

function parse<T>(line: string | undefined): T | undefined {
  try {
    return JSON.parse(line ?? '') as T;
  } catch {
    return undefined;
  }
}
