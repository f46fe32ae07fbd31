import { time } from './time.js';

type SqlType = 'uuid' | 'text' | 'int' | 'bigint' | 'date' | 'timestamptz' | 'jsonb' | 'boolean';

/** The fields of a table's rows in the domain's words, each with the type of its column. */
export type Fields<Key extends string = string> = Readonly<Record<Key, SqlType>>;

/** Some of them. */
export const pick = <Key extends string, Picked extends Key>(
  fields: Fields<Key>,
  keys: readonly Picked[],
) => Object.fromEntries(keys.map((key) => [key, fields[key]])) as Fields<Picked>;

/** All but some of them. */
export const without = <Key extends string, Left extends Key>(
  fields: Fields<Key>,
  keys: readonly Left[],
) => {
  const kept = (Object.keys(fields) as Key[]).filter((key) => !keys.includes(key as Left));
  return pick(fields, kept as Exclude<Key, Left>[]);
};

/** The column of what the domain calls so. */
export const columnOf = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Those of a table `alias`, named so that a row of them is what the domain has. */
export const columnsOf = (keys: readonly string[], alias: string): string =>
  keys.map((key) => `${alias}.${columnOf(key)} as "${key}"`).join(', ');

/** The same as one JSON object, whose times are texts. */
export const jsonOf = (fields: Fields, alias: string): string =>
  `json_build_object(${Object.keys(fields)
    .map((key) => `'${key}', ${alias}.${columnOf(key)}`)
    .join(', ')})`;

/** A row as {@link jsonOf} has it. */
export type RowInJson<Row> = {
  [Key in keyof Row]: Date extends Row[Key] ? string | Exclude<Row[Key], Date> : Row[Key];
};

/** Reads rows of {@link jsonOf} of these fields. */
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

/** The rows in a JSON document, the parameter $1, with the name `new`. */
export function sentRows(fields: Fields): string {
  const columns = Object.entries(fields).map(([key, type]) => `"${key}" ${type}`);
  return `jsonb_to_recordset($1) as new (${columns.join(', ')})`;
}

/** Adds the rows in a JSON document, the parameter $1. */
export function insertRows(table: string, fields: Fields): string {
  const keys = Object.keys(fields);
  return `
    insert into ${table} (${keys.map(columnOf).join(', ')})
    select ${keys.map((key) => `"${key}"`).join(', ')} from ${sentRows(fields)}`;
}

/**
 * The same, where a row that is there already takes all from them but what never changes.
 *
 * @param fixed what that is, the id among it
 */
export function storeRows<Key extends string>(
  table: string,
  fields: Fields<Key>,
  fixed: readonly NoInfer<Key>[],
): string {
  const changed = Object.keys(without(fields, fixed));
  const taken = changed.map((key) => `${columnOf(key)} = excluded.${columnOf(key)}`);
  return `${insertRows(table, fields)} on conflict (id) do update set ${taken.join(', ')}`;
}

/** Sets them to what the row of {@link sentRows} has. */
export const setToSent = (fields: Fields): string =>
  Object.keys(fields)
    .map((key) => `${columnOf(key)} = new."${key}"`)
    .join(', ');

/** Sets these fields of the rows in a JSON document, the parameter $1, that are found by their ids. */
export const updateRows = (table: string, fields: Fields): string => `
  update ${table} set ${setToSent(fields)} from ${sentRows({ id: 'uuid', ...fields })}
  where ${table}.id = new.id`;
