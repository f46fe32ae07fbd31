import pg from 'pg';
import { BACKED_UP, LEFT_OUT } from './tables.js';

const ROWS_AT_ONCE = 1_000;

const TABLES = `
  select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE'`;

/** Columns by which a table points to one that is left out. */
const POINTING_OUT = `
  select quote_ident(attname) || ' is null' as condition
  from pg_constraint
  join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and conrelid = $1::regclass and confrelid::regclass::text = any($2)`;

/** The first line of a backup. */
export interface BackupHead {
  readonly format: 'boligstyling-backup-1';
  readonly at: string;
  /** The migrations that had made the tables, oldest first. */
  readonly migrations: readonly string[];
}

/**
 * Everything in the database as of one moment, as lines of JSON: a head, then `[table, row]` for
 * each row, and `"end"`. The product may go on meanwhile.
 *
 * @throws Error when the database cannot be read, or has a table that nobody decided on
 */
export async function* exportDatabase(url: string): AsyncGenerator<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await requireKnownTables(client);
    const { rows } = await client.query<{ name: string }>(
      'select name from mikro_orm_migrations order by id',
    );
    const migrations = rows.map(({ name }) => name);
    const at = new Date().toISOString();
    yield JSON.stringify({ format: 'boligstyling-backup-1', at, migrations } satisfies BackupHead);
    for (const table of BACKED_UP) yield* rowsOf(client, table);
    yield JSON.stringify('end');
  } finally {
    await client.end();
  }
}

async function* rowsOf(client: pg.Client, table: string): AsyncGenerator<string> {
  const pointing = await client.query<{ condition: string }>(POINTING_OUT, [table, LEFT_OUT]);
  const whole = ['true', ...pointing.rows.map(({ condition }) => condition)].join(' and ');
  await client.query(
    `declare backup no scroll cursor for
     select row_to_json(t)::text as row from ${table} t where ${whole}`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from backup`);
    for (const { row } of rows) yield `["${table}",${row}]`;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query('close backup');
}

async function requireKnownTables(client: pg.Client): Promise<void> {
  const known: readonly string[] = [...BACKED_UP, ...LEFT_OUT];
  const { rows } = await client.query<{ name: string }>(TABLES);
  const unknown = rows.map(({ name }) => name).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`Not in a backup: ${unknown.join(', ')}`);
}
