import { StoredFiles } from '@boligstyling/application';
import { fromDatabase } from '../core/statements.js';

/** Each has `file_id`, `bytes` and `added_at`. */
const TABLES = ['lead_picture', 'quote_attachment'] as const;

const each = (select: (table: string) => string) => TABLES.map(select).join(' union all ');

const USED = `
  select coalesce(sum(bytes), 0)::float8 as bytes
  from (${each((table) => `select bytes from ${table}`)}) files`;
const NAMED = each((table) => `select file_id as id from ${table} where added_at < $1`);
const WITHOUT_ROW = `
  select id from unnest($1::uuid[]) as asked (id)
  where ${TABLES.map((table) => `not exists (select from ${table} where file_id = asked.id)`).join(' and ')}`;

const NOTE_REMOVAL = `
  insert into erased_file (file_id, erased_at, is_upload) values ($1, $2, true)
  on conflict (file_id) do update set erased_at = excluded.erased_at`;
const REMOVED = 'select from erased_file where file_id = $1 and is_upload';

/** Another store in use blocks for so long after its last sign. */
const IN_USE = `interval '2 minutes'`;

const CLAIM = `
  insert into file_store_use (name, identity, seen_at) values ('files', $1, now())
  on conflict (name) do update set identity = excluded.identity, seen_at = excluded.seen_at
  where file_store_use.identity = excluded.identity
    or file_store_use.seen_at < excluded.seen_at - ${IN_USE}
  returning name`;

/** A copy by `pg_dump` counts as the same. */
const DATABASE = `
  select extract(epoch from min(executed_at))::text as database from mikro_orm_migrations`;

export class PostgresStoredFiles extends fromDatabase(StoredFiles) {
  override async usedBytes(): Promise<number> {
    return (await this.rowsOf<{ bytes: number }>(USED))[0]?.bytes ?? 0;
  }

  override async erased(limit: number): Promise<string[]> {
    return this.ids(
      'select file_id as id from erased_file where not is_upload order by erased_at limit $1',
      [limit],
    );
  }

  override async dropErased(fileIds: readonly string[]): Promise<void> {
    await this.rowsOf('delete from erased_file where file_id = any($1)', [fileIds]);
  }

  override async noteRemoval(uploadId: string, now: Date): Promise<void> {
    await this.rowsOf(NOTE_REMOVAL, [uploadId, now]);
  }

  override async wasRemoved(uploadId: string): Promise<boolean> {
    return (await this.rowsOf(REMOVED, [uploadId])).length > 0;
  }

  override async dropRemovals(before: Date): Promise<void> {
    await this.rowsOf('delete from erased_file where is_upload and erased_at < $1', [before]);
  }

  override withoutRow(fileIds: readonly string[]): Promise<string[]> {
    return this.ids(WITHOUT_ROW, [fileIds]);
  }

  override named(before: Date): Promise<string[]> {
    return this.ids(NAMED, [before]);
  }

  override async removeRows(fileIds: readonly string[]): Promise<void> {
    for (const table of TABLES) {
      await this.rowsOf(`delete from ${table} where file_id = any($1)`, [fileIds]);
    }
  }

  override async database(): Promise<string> {
    return (await this.rowsOf<{ database: string }>(DATABASE))[0]?.database ?? '';
  }

  override async claim(identity: string): Promise<boolean> {
    return (await this.rowsOf(CLAIM, [identity])).length > 0;
  }

  private async ids(statement: string, values: unknown[]): Promise<string[]> {
    return (await this.rowsOf<{ id: string }>(statement, values)).map(({ id }) => id);
  }
}
