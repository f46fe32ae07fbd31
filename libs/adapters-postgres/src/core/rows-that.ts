import { columnOf } from './row-fields.js';

/**
 * A value of an enumeration in SQL, as in `set state = ${literalOf(QUOTE_STATES, 'sent')}`. The
 * compiler refuses one that the enumeration lacks.
 */
export const literalOf = <Value extends string>(
  _values: readonly Value[],
  value: NoInfer<Value>,
): string => `'${value}'`;

type Tried<Row> = { readonly [Key in keyof Row]: readonly Row[Key][] };

/**
 * SQL made of a domain predicate, so that no rule is written twice: every combination of values is
 * tried, all states of an enumeration, or null and a sample of any other value.
 *
 * @returns for rows with this alias; without one, for an index
 */
export function rowsThat<Row extends object>(
  holds: (row: Row) => boolean,
  tried: Tried<Row>,
): (alias?: string) => string {
  const keys = Object.keys(tried) as (keyof Row & string)[];
  return (alias) => conditionOf(keys, {}, alias ? `${alias}.` : '');

  function conditionOf([key, ...rest]: typeof keys, row: Partial<Row>, prefix: string): string {
    if (key === undefined) return String(holds(row as Row));
    const values = Map.groupBy(tried[key], (value) =>
      conditionOf(rest, { ...row, [key]: value }, prefix),
    );
    if (values.size === 1) return [...values.keys()].join();
    const column = `${prefix}${columnOf(key)}`;
    const cases = [...values]
      .filter(([more]) => more !== 'false')
      .map(([more, some]) => [
        isOneOf(column, some, tried[key]),
        ...(more === 'true' ? [] : [more]),
      ])
      .map((conditions) => conditions.join(' and '));
    return cases.length === 1 ? cases.join() : `(${cases.join(' or ')})`;
  }
}

/** A sample such as {@link ANY} represents every value but null. */
function isOneOf(column: string, values: readonly unknown[], tried: readonly unknown[]): string {
  if (values.every((value) => value === null)) return `${column} is null`;
  const others = tried.filter((value) => !values.includes(value));
  const isOfTexts = tried.length > 2 && tried.every((value) => typeof value === 'string');
  if (isOfTexts && others.length === 1) return `${column} <> '${others.join()}'`;
  const texts = values.filter((value) => typeof value === 'string').map((value) => `'${value}'`);
  if (texts.length < values.length || texts.join() === `'${ANY}'`) return `${column} is not null`;
  return texts.length === 1 ? `${column} = ${texts.join()}` : `${column} in (${texts.join(', ')})`;
}

const ANY = 'any';

export const NULL_OR = <Value>(sample: Value): readonly (Value | null)[] => [null, sample];
export const NULL_OR_TEXT = NULL_OR<string>(ANY);
export const NULL_OR_TIME = NULL_OR(new Date(0));
