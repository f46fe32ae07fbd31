import {
  isOptional,
  type RecordField,
  type RecordFields,
  type StoredRecord,
} from '@boligstyling/domain';
import { type EntityProperty, p, types } from '@mikro-orm/core';
import { time } from './statements.js';

/** The trigger `next_version` of the table counts the changes of every caller. */
export const version = () => p.integer().default(1);

type Columns<Fields extends RecordFields> = {
  [Key in keyof Fields]: ReturnType<typeof p.json<StoredRecord<Fields>[Key]>>;
};

export function columnsFor<Fields extends RecordFields>(fields: Fields): Columns<Fields> {
  const columns = Object.entries(fields).map(([key, field]) => [key, columnFor(field)]);
  return Object.fromEntries(columns) as Columns<Fields>;
}

function columnFor(field: RecordField) {
  if (field.kind === 'flag') return p.boolean();
  if (field.kind === 'number') return p.integer();
  if (field.kind === 'list') return p.array().defaultRaw("'{}'");
  const column = p.string().length(field.limit);
  return isOptional(field) ? column.default('') : column;
}

type SqlType = 'uuid' | 'text' | 'int' | 'bigint' | 'date' | 'timestamptz' | 'jsonb' | 'boolean';

export type Fields<Key extends string = string> = Readonly<Record<Key, SqlType>>;

const SQL_TYPES = new Map<unknown, SqlType>([
  [types.uuid, 'uuid'],
  [types.string, 'text'],
  [types.text, 'text'],
  [types.smallint, 'int'],
  [types.integer, 'int'],
  [types.bigint, 'bigint'],
  [types.date, 'date'],
  [types.datetime, 'timestamptz'],
  [types.json, 'jsonb'],
  [types.boolean, 'boolean'],
]);

/** Columns by their schema. References are ids. */
export function fieldsOf<Properties extends object>({
  properties,
}: {
  readonly properties: Properties;
}) {
  const columns: [string, Pick<EntityProperty, 'type'>][] = Object.entries(properties);
  const fields = columns.map(([key, { type }]) => [key, type ? sqlTypeOf(type) : 'uuid']);
  return Object.fromEntries(fields) as Fields<keyof Properties & string>;
}

function sqlTypeOf(type: string): SqlType {
  const found = SQL_TYPES.get(type) ?? SQL_TYPES.get(type.constructor);
  if (!found) throw new Error(`No SQL type for ${type}`);
  return found;
}

export const pick = <Key extends string, Picked extends Key>(
  fields: Fields<Key>,
  keys: readonly Picked[],
) => Object.fromEntries(keys.map((key) => [key, fields[key]])) as Fields<Picked>;

export const without = <Key extends string, Left extends Key>(
  fields: Fields<Key>,
  keys: readonly Left[],
) => {
  const kept = (Object.keys(fields) as Key[]).filter((key) => !keys.includes(key as Left));
  return pick(fields, kept as Exclude<Key, Left>[]);
};

export const columnOf = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const columnsOf = (keys: readonly string[], alias: string): string =>
  keys.map((key) => `${alias}.${columnOf(key)} as "${key}"`).join(', ');

/** As one JSON object, with times as text. */
export const jsonOf = (fields: Fields, alias: string): string =>
  `json_build_object(${Object.keys(fields)
    .map((key) => `'${key}', ${alias}.${columnOf(key)}`)
    .join(', ')})`;

export type RowInJson<Row> = {
  [Key in keyof Row]: Date extends Row[Key] ? string | Exclude<Row[Key], Date> : Row[Key];
};

export function fromJson<Row>(fields: Fields): (stored: RowInJson<Row>) => Row {
  const times = Object.keys(fields).filter((key) => fields[key] === 'timestamptz');
  return (stored) => {
    const texts = stored as Record<string, string | null>;
    return {
      ...stored,
      ...Object.fromEntries(times.map((key) => [key, time(texts[key] ?? null)])),
    } as Row;
  };
}

/** Of the JSON document in $1, aliased `new`. */
export function sentRows(fields: Fields): string {
  const columns = Object.entries(fields).map(([key, type]) => `"${key}" ${type}`);
  return `jsonb_to_recordset($1) as new (${columns.join(', ')})`;
}

export function insertRows(table: string, fields: Fields): string {
  const keys = Object.keys(fields);
  return `
    insert into ${table} (${keys.map(columnOf).join(', ')})
    select ${keys.map((key) => `"${key}"`).join(', ')} from ${sentRows(fields)}`;
}

/**
 * Upserts, but leaves fixed fields of an existing row.
 *
 * @param fixed the id included
 */
export function storeRows<Key extends string>(
  table: string,
  fields: Fields<Key>,
  fixed: readonly NoInfer<Key>[],
): string {
  const changed = Object.keys(without(fields, fixed));
  const updated = changed.map((key) => `${columnOf(key)} = excluded.${columnOf(key)}`);
  return `${insertRows(table, fields)} on conflict (id) do update set ${updated.join(', ')}`;
}

export const setToSent = (fields: Fields): string =>
  Object.keys(fields)
    .map((key) => `${columnOf(key)} = new."${key}"`)
    .join(', ');

export const updateRows = (table: string, fields: Fields): string => `
  update ${table} set ${setToSent(fields)} from ${sentRows({ id: 'uuid', ...fields })}
  where ${table}.id = new.id`;
