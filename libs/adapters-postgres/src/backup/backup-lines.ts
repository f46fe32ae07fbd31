import { backedUpParts } from '../leads/lead-part-tables.js';

/**
 * Each after those it references. Sessions, links, counts of a day and job runs are excluded: after
 * a restore people log in and ask anew.
 */
export const BACKED_UP = [
  'postal_code',
  'operator_details',
  'dashboard_user',
  'passkey',
  'recovery_code',
  'saved_view',
  'queue_mark',
  'visit_count',
  'partner',
  'partner_logo',
  'partner_figures',
  'quote_template',
  'quote_figure',
  'partner_application',
  'integrator_key',
  'webhook_endpoint',
  'erased_submission',
  'imported_row',
  'erasure_notification',
  'invoice_number',
  'invoice',
  'bank_line',
  'bank_line_decision',
  'payment',
  'lead',
  ...backedUpParts(true),
  'audit_log',
] as const;

export const LEFT_OUT = [
  'admin_session',
  'partner_session',
  'login_attempt',
  'challenge',
  'one_time_link',
  'first_email',
  'integrator_use',
  'erased_file',
  'file_store_use',
  ...backedUpParts(false),
  'job_run',
  'mikro_orm_migrations',
] as const;

export interface BackupHead {
  readonly format: 'boligstyling-backup-1';
  readonly at: string;
  readonly release?: string;
  /** Oldest first: the newest names the schema. */
  readonly migrations: readonly string[];
}

export type RowCounts = Readonly<Record<string, number>>;

export type BackupEnd = { readonly end: RowCounts } | 'end';

/** @throws Error for another line */
export function readHead(line: string | undefined): BackupHead {
  const head = parse<BackupHead>(line);
  if (head?.format !== 'boligstyling-backup-1') throw new Error('This is no backup of ours.');
  return head;
}

/** @throws Error when the backup has no end, an unknown table, or other counts at its end */
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

interface VerifiedBackup {
  readonly schema: string;
  readonly rows: number;
  readonly named: readonly string[];
}

/** @throws Error when it is incomplete */
export async function verifyBackup(lines: AsyncIterable<string>): Promise<VerifiedBackup> {
  const remaining = lines[Symbol.asyncIterator]();
  const { migrations } = readHead((await remaining.next()).value);
  const named: string[] = [];
  let rows = 0;
  for await (const [, row] of readRows(remaining)) {
    rows += 1;
    const { file_id: fileId } = row as { file_id?: string };
    if (fileId) named.push(fileId);
  }
  return { schema: migrations.at(-1) ?? '', rows, named };
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
